import { ARCANA_COUNT, reduceToArcanum } from './reduce.ts';

/**
 * The method: every point of the chart with its summands. A, B and C are the inputs; every other point uses only points above it.
 * A to I come first, because a couple's chart starts from those nine.
 */
const FORMULAS = {
  A: [],
  B: [],
  C: [],
  D: ['A', 'B', 'C'],
  E: ['A', 'B', 'C', 'D'],
  F: ['A', 'B'],
  G: ['B', 'C'],
  H: ['C', 'D'],
  I: ['D', 'A'],
  J: ['A', 'E'],
  K: ['B', 'E'],
  L: ['C', 'E'],
  M: ['D', 'E'],
  O: ['A', 'J'],
  P: ['B', 'K'],
  Q: ['C', 'L'],
  N: ['D', 'M'],
  S: ['J', 'E'],
  T: ['K', 'E'],
  R: ['L', 'M'],
  R1: ['M', 'R'],
  R2: ['L', 'R'],
  U: ['F', 'G', 'H', 'I'],
  F2: ['F', 'U'],
  G2: ['G', 'U'],
  H2: ['H', 'U'],
  I2: ['I', 'U'],
  F1: ['F', 'F2'],
  G1: ['G', 'G2'],
  H1: ['H', 'H2'],
  I1: ['I', 'I2'],
  Sky: ['B', 'D'],
  Earth: ['A', 'C'],
  P1: ['Sky', 'Earth'],
  Male: ['F', 'H'],
  Female: ['G', 'I'],
  P2: ['Male', 'Female'],
  P3: ['P1', 'P2'],
  P4: ['P2', 'P3'],
} as const;

export type ChartPoint = keyof typeof FORMULAS;

/** The table above; the compiler has checked that all summands are points. */
export const POINT_FORMULAS: Readonly<Record<ChartPoint, readonly ChartPoint[]>> = FORMULAS;
export const CHART_POINTS = Object.keys(FORMULAS) as readonly ChartPoint[];

/** Where {@link chartPoints} keeps the value of each point. */
export const POINT_INDEX = Object.fromEntries(CHART_POINTS.map((point, i) => [point, i])) as Readonly<
  Record<ChartPoint, number>
>;

const COUNT = CHART_POINTS.length;
const INPUTS = 3;
/** The most summands in any formula. Shorter ones are padded with the index after the last point, whose value is 0. */
const MAX_SUMMANDS = 4;

/** The formulas as a flat list of indices: by name, a build's 73,414 charts would take ten times as long. */
const SUMMANDS = Uint8Array.from(
  CHART_POINTS.flatMap((point) => {
    const indices = POINT_FORMULAS[point].map((summand) => POINT_INDEX[summand]);
    return [...indices, ...Array<number>(MAX_SUMMANDS - indices.length).fill(COUNT)];
  }),
);

/** The arcanum of every possible sum. */
const REDUCED = Uint8Array.from({ length: MAX_SUMMANDS * ARCANA_COUNT + 1 }, (_, sum) => reduceToArcanum(sum));

/**
 * The values of all points, in table order; every sum is reduced before it is used again.
 * @example chartPoints(15, 6, 19)[POINT_INDEX.E] // 8
 */
export function chartPoints(a: number, b: number, c: number): Uint8Array {
  const values = new Uint8Array(COUNT + 1);
  values[POINT_INDEX.A] = a;
  values[POINT_INDEX.B] = b;
  values[POINT_INDEX.C] = c;
  return fillPoints(values, INPUTS);
}

/** Computes all points from the given one on; each uses those before it. A 0 follows the last point. */
export function fillPoints(values: Uint8Array, first: number): Uint8Array {
  for (let point = first, i = first * MAX_SUMMANDS; point < COUNT; point++, i += MAX_SUMMANDS) {
    const sum =
      values[SUMMANDS[i]!]! + values[SUMMANDS[i + 1]!]! + values[SUMMANDS[i + 2]!]! + values[SUMMANDS[i + 3]!]!;
    values[point] = REDUCED[sum]!;
  }
  return values;
}

/** The star's lines, each from its first point to its last. */
export const LINE_POINTS = {
  love: ['M', 'R1', 'R'],
  money: ['R', 'R2', 'L'],
  father: ['F', 'F1', 'F2', 'U', 'H2', 'H1', 'H'],
  mother: ['G', 'G1', 'G2', 'U', 'I2', 'I1', 'I'],
} as const satisfies Record<string, readonly ChartPoint[]>;
export type LineName = keyof typeof LINE_POINTS;

export const KARMIC_TAIL_POINTS = ['M', 'N', 'D'] as const satisfies readonly ChartPoint[];

/** The four purposes with their years of life; the last has none. */
export const PURPOSES = [
  { key: 'personal', point: 'P1', fromAge: 20, toAge: 40 },
  { key: 'social', point: 'P2', fromAge: 40, toAge: 60 },
  { key: 'spiritual', point: 'P3', fromAge: 60, toAge: null },
  { key: 'planetary', point: 'P4', fromAge: null, toAge: null },
] as const satisfies readonly {
  key: string;
  point: ChartPoint;
  fromAge: number | null;
  toAge: number | null;
}[];

/** From the crown down: the horizontal axis (physics), then the vertical one (energy). A symbol, never a diagnosis. */
export const CHAKRAS = [
  { name: 'Sahasrara', physics: 'A', energy: 'B' },
  { name: 'Ajna', physics: 'O', energy: 'P' },
  { name: 'Vishuddha', physics: 'J', energy: 'K' },
  { name: 'Anahata', physics: 'S', energy: 'T' },
  { name: 'Manipura', physics: 'E', energy: 'E' },
  { name: 'Svadhisthana', physics: 'L', energy: 'M' },
  { name: 'Muladhara', physics: 'C', energy: 'D' },
] as const satisfies readonly { name: string; physics: ChartPoint; energy: ChartPoint }[];

export const CHAKRA_PARTS = ['physics', 'energy', 'emotions'] as const;
/** How many numbers the table has, including the row of sums. */
export const CHAKRA_CELLS = (CHAKRAS.length + 1) * CHAKRA_PARTS.length;
export type ChakraPart = (typeof CHAKRA_PARTS)[number];

/** The chakra table by row: physics, energy and emotions of each, then the column sums. */
export function chakraNumbers(values: Uint8Array): Uint8Array {
  const rows = CHAKRAS.map(({ physics, energy }) => {
    const [x, y] = [values[POINT_INDEX[physics]]!, values[POINT_INDEX[energy]]!];
    return [x, y, reduceToArcanum(x + y)];
  });
  const sums = CHAKRA_PARTS.map((_, i) => reduceToArcanum(rows.reduce((sum, row) => sum + row[i]!, 0)));
  return Uint8Array.from([...rows, sums].flat());
}

/** The star's corners in order of age: one every ten years, and at eighty the first again. */
export const AGE_VERTICES = ['A', 'F', 'B', 'G', 'C', 'H', 'D', 'I'] as const satisfies readonly ChartPoint[];
const AGES_PER_VERTEX = 8;
export const AGE_COUNT = AGE_VERTICES.length * AGES_PER_VERTEX;
/** Years between two arcana of the age ring. */
export const AGE_STEP = 1.25;

/** The 64 arcana of the age ring from birth on: the corners, with three rounds of sums of neighbors between them. */
export function ageNumbers(values: Uint8Array): Uint8Array {
  // One extra entry: the first corner again, as the last one's neighbor.
  const ring = new Uint8Array(AGE_COUNT + 1);
  for (let i = 0; i <= AGE_VERTICES.length; i++) {
    ring[i * AGES_PER_VERTEX] = values[POINT_INDEX[AGE_VERTICES[i % AGE_VERTICES.length]!]]!;
  }
  for (let half = AGES_PER_VERTEX / 2; half >= 1; half /= 2) {
    for (let i = half; i < AGE_COUNT; i += 2 * half) ring[i] = reduceToArcanum(ring[i - half]! + ring[i + half]!);
  }
  return ring.subarray(0, AGE_COUNT);
}
