import type { ChartPoint } from '../method/chart-formulas.ts';
import type { StarWords } from './point-labels.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

type Anchor = 'start' | 'middle' | 'end';

/** A medallion from the picture's centre, and its label from the medallion's; the anchor is only for a label that hangs over. */
export type Row = readonly [x: number, y: number, radius: number, labelX: number, labelY: number, anchor?: Anchor];

/** The name of a line along it: the middle of their baseline from the picture's centre, and by how many degrees they are turned. */
export type NameRow = readonly [
  line: keyof StarWords['lines'],
  x: number,
  y: number,
  turn: number,
  kind: 'line' | 'tail',
];

export type Line = readonly [kind: 'axis' | 'channel' | 'tree' | 'tail', from: ChartPoint, to: ChartPoint];

/** Where everything is in one level of detail. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly center: Spot;
  /** Circles around the centre by class and radius, drawn first. */
  readonly rings: readonly (readonly [kind: string, radius: number])[];
  /** Drawn under the medallions. */
  readonly lines: readonly Line[];
  readonly names: readonly NameRow[];
  readonly rows: Readonly<Partial<Record<ChartPoint, Row>>>;
  /** How far from the centre the ages have their arcana, and outside them their years. */
  readonly ages?: { readonly arcana: number; readonly years: number };
}

/** Where a medallion is, how large it is, and where its label goes. */
export interface Place extends Spot {
  readonly radius: number;
  readonly label: Spot & { readonly anchor: Anchor };
}

/** A label hangs away from its medallion: to the left of it ends there, to the right of it starts there. */
const ANCHORS = ['end', 'middle', 'start'] as const;

export function placeOf({ center, rows }: Layout, point: ChartPoint): Place {
  const [dx, dy, radius, labelX, labelY, anchor = ANCHORS[Math.sign(labelX) + 1]!] = rows[point]!;
  const [x, y] = [center.x + dx, center.y + dy];
  return { x, y, radius, label: { x: x + labelX, y: y + labelY, anchor } };
}
