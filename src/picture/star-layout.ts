import { CHART_POINTS, type ChartPoint } from '../method/chart-formulas.ts';
import { POSITION_KEYS, POSITION_POINTS, type PositionKey } from '../method/destiny-matrix.ts';

export interface PositionTitle {
  readonly key: string;
  readonly title: string;
}

/** The texts of a star, in one language. */
export type StarWords = typeof import('../words/es/pages/star.ts').star;

/** A point's name: usually the letter of its formula, sometimes a word. */
export function pointName(point: ChartPoint, { points }: Pick<StarWords, 'points'>): string {
  return point in points ? points[point as keyof StarWords['points']] : point;
}

/** Named points show their position's title, the others the point's name. */
export function pointLabels(
  positions: readonly PositionTitle[],
  words: Pick<StarWords, 'points'>,
): Record<ChartPoint, string> {
  const titles = new Map(positions.map(({ key, title }) => [key, title]));
  const named = POSITION_KEYS.map((key: PositionKey) => [POSITION_POINTS[key], titles.get(key) ?? key]);
  return { ...pointNames(words), ...Object.fromEntries(named) };
}

export function pointNames(words: Pick<StarWords, 'points'>): Record<ChartPoint, string> {
  return Object.fromEntries(CHART_POINTS.map((point) => [point, pointName(point, words)])) as Record<
    ChartPoint,
    string
  >;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

type Anchor = 'start' | 'middle' | 'end';

/** A medallion, relative to the picture's center, and its label, relative to the medallion; the anchor is for overhanging labels. */
type Row = readonly [x: number, y: number, radius: number, labelX: number, labelY: number, anchor?: Anchor];

/** A line's name, drawn along it: the middle of its baseline, relative to the picture's center, and its rotation in degrees. */
type NameRow = readonly [line: keyof StarWords['lines'], x: number, y: number, turn: number, kind: 'line' | 'tail'];

type Line = readonly [kind: 'axis' | 'channel' | 'tree' | 'tail', from: ChartPoint, to: ChartPoint];

/** Where the parts of a star go. */
export interface StarPlan {
  readonly center: Spot;
  /** Circles around the center by class and radius, drawn first. */
  readonly rings: readonly (readonly [kind: string, radius: number])[];
  /** Drawn under the medallions. */
  readonly lines: readonly Line[];
  readonly names: readonly NameRow[];
  readonly rows: Readonly<Partial<Record<ChartPoint, Row>>>;
}

/** Where everything goes, for one level of detail. */
export interface Layout extends StarPlan {
  readonly width: number;
  readonly height: number;
  /** The radius of the ages' arcana and, outside them, of the years. */
  readonly ages?: { readonly arcana: number; readonly years: number };
}

/** A medallion's position and size, and its label's position. */
export interface Place extends Spot {
  readonly radius: number;
  readonly label: Spot & { readonly anchor: Anchor };
}

/** A label points away from its medallion: on the left it ends there, on the right it starts there. */
const ANCHORS = ['end', 'middle', 'start'] as const;

export function placeOf({ center, rows }: StarPlan, point: ChartPoint): Place {
  const [dx, dy, radius, labelX, labelY, anchor = ANCHORS[Math.sign(labelX) + 1]!] = rows[point]!;
  const [x, y] = [center.x + dx, center.y + dy];
  return { x, y, radius, label: { x: x + labelX, y: y + labelY, anchor } };
}

/** Radii, large enough to read the number on a 360 px phone, where one unit is half a pixel. */
const [MIDDLE, NAMED, MONEY, PLAIN] = [50, 35, 31, 25];

/** The star above the tree of purposes: the 12 named points and the steps that lead to them. */
export const SIMPLE_LAYOUT: Layout = {
  width: 720,
  height: 930,
  center: { x: 360, y: 378 },
  rings: [['ring', 290]],
  lines: [
    ['axis', 'A', 'C'],
    ['axis', 'B', 'D'],
    ['axis', 'F', 'H'],
    ['axis', 'G', 'I'],
    ['channel', 'M', 'L'],
    ['tree', 'Sky', 'P1'],
    ['tree', 'Earth', 'P1'],
    ['tree', 'Male', 'P2'],
    ['tree', 'Female', 'P2'],
    ['tree', 'P1', 'P3'],
    ['tree', 'P2', 'P3'],
  ],
  names: [],
  rows: {
    // The corners, on the circle of 290.
    A: [-290, 0, NAMED, 0, 60],
    B: [0, -290, NAMED, 0, -46],
    C: [290, 0, NAMED, 0, 60],
    D: [0, 290, NAMED, 0, 60],
    E: [0, 0, MIDDLE, 0, 75],
    F: [-205, -205, PLAIN, 0, -36],
    G: [205, -205, PLAIN, 0, -36],
    H: [205, 205, PLAIN, 0, 50],
    I: [-205, 205, PLAIN, 0, 50],
    K: [0, -150, NAMED, 45, 7],
    // From M to L there is room for five medallions, with labels on the side away from the center.
    L: [192, 0, PLAIN, 0, -36],
    M: [0, 192, PLAIN, -34, 7],
    R: [96, 96, PLAIN, -34, 7],
    R1: [48, 144, MONEY, 28, 42],
    R2: [144, 48, MONEY, 28, 42],
    // The tree.
    Sky: [-300, 378, NAMED, 0, -46],
    Earth: [-108, 378, NAMED, 0, -46],
    P1: [-204, 434, PLAIN, 0, 50],
    Male: [108, 378, PLAIN, 0, -36],
    Female: [300, 378, PLAIN, 0, -36],
    P2: [204, 434, NAMED, 0, 60],
    P3: [0, 472, NAMED, 0, 60],
  },
};
