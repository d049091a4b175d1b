import type { ChartPoint } from '../method/chart-formulas.ts';
import type { StarWords } from './point-labels.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

type Anchor = 'start' | 'middle' | 'end';

/** A medallion, relative to the picture's center, and its label, relative to the medallion; the anchor is for overhanging labels. */
export type Row = readonly [x: number, y: number, radius: number, labelX: number, labelY: number, anchor?: Anchor];

/** A line's name, drawn along it: the middle of its baseline, relative to the picture's center, and its rotation in degrees. */
export type NameRow = readonly [
  line: keyof StarWords['lines'],
  x: number,
  y: number,
  turn: number,
  kind: 'line' | 'tail',
];

export type Line = readonly [kind: 'axis' | 'channel' | 'tree' | 'tail', from: ChartPoint, to: ChartPoint];

/** Where everything goes, for one level of detail. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly center: Spot;
  /** Circles around the center by class and radius, drawn first. */
  readonly rings: readonly (readonly [kind: string, radius: number])[];
  /** Drawn under the medallions. */
  readonly lines: readonly Line[];
  readonly names: readonly NameRow[];
  readonly rows: Readonly<Partial<Record<ChartPoint, Row>>>;
  /** How far from the center the ages' arcana are, and, outside them, the years. */
  readonly ages?: { readonly arcana: number; readonly years: number };
}

/** A medallion's position and size, and its label's position. */
export interface Place extends Spot {
  readonly radius: number;
  readonly label: Spot & { readonly anchor: Anchor };
}

/** A label points away from its medallion: on the left it ends there, on the right it starts there. */
const ANCHORS = ['end', 'middle', 'start'] as const;

export function placeOf({ center, rows }: Layout, point: ChartPoint): Place {
  const [dx, dy, radius, labelX, labelY, anchor = ANCHORS[Math.sign(labelX) + 1]!] = rows[point]!;
  const [x, y] = [center.x + dx, center.y + dy];
  return { x, y, radius, label: { x: x + labelX, y: y + labelY, anchor } };
}
