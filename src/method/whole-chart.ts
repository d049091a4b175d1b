import {
  CHAKRAS,
  CHART_POINTS,
  type ChartPoint,
  chartPoints,
  KARMIC_TAIL_POINTS,
  LINE_POINTS,
  type LineName,
  POINT_INDEX,
  PURPOSES,
} from './chart-formulas.ts';
import type { ChartNumbers } from './chart-numbers.ts';
import { lifePathOf } from './life-path-number.ts';
import { type LifePathNumber, reduceToArcanum } from './reduce.ts';

export type PointValues = Readonly<Record<ChartPoint, number>>;

/** The columns of the chakra table. */
export const CHAKRA_PARTS = ['physics', 'energy', 'emotions'] as const;
/** How many numbers the table has, with the row of sums. */
export const CHAKRA_CELLS = (CHAKRAS.length + 1) * CHAKRA_PARTS.length;
export type ChakraPart = (typeof CHAKRA_PARTS)[number];

/** The corners of the octagram in the order of life: one every ten years, and after eighty the first again. */
export const AGE_VERTICES = ['A', 'F', 'B', 'G', 'C', 'H', 'D', 'I'] as const satisfies readonly ChartPoint[];
const AGES_PER_VERTEX = 8;
export const AGE_COUNT = AGE_VERTICES.length * AGES_PER_VERTEX;
/** Years between two of the 64 arcana of the age ring. */
export const AGE_STEP = 1.25;

export interface Chakra {
  readonly name: string;
  readonly physics: number;
  readonly energy: number;
  readonly emotions: number;
}

export interface WholeChart {
  readonly numbers: ChartNumbers;
  readonly lifePath: LifePathNumber;
  readonly points: PointValues;
  readonly karmicTail: readonly number[];
  readonly lines: Readonly<Record<LineName, readonly number[]>>;
  readonly purposes: readonly {
    readonly key: string;
    readonly fromAge: number | null;
    readonly toAge: number | null;
    readonly arcana: number;
  }[];
  readonly chakras: readonly Chakra[];
  readonly chakraSums: Omit<Chakra, 'name'>;
  readonly ages: readonly { readonly age: number; readonly arcana: number }[];
}

/**
 * Everything that a birth date says, from its three numbers.
 *
 * @example wholeChart({ a: 15, b: 6, c: 19 }).karmicTail // [12, 16, 4]
 */
export function wholeChart(numbers: ChartNumbers): WholeChart {
  const { a, b, c } = numbers;
  return { numbers, lifePath: lifePathOf(numbers), ...chartOfPoints(chartPoints(a, b, c)) };
}

/** All that follows from the points alone: what the chart of one person and that of a couple have in common. */
export function chartOfPoints(values: Uint8Array): Omit<WholeChart, 'numbers' | 'lifePath'> {
  const chakras = chakraNumbers(values);
  const at = (point: ChartPoint): number => values[POINT_INDEX[point]]!;
  const lineOf = (name: LineName): number[] => LINE_POINTS[name].map(at);
  return {
    points: Object.fromEntries(CHART_POINTS.map((point) => [point, at(point)])) as PointValues,
    karmicTail: KARMIC_TAIL_POINTS.map(at),
    lines: { love: lineOf('love'), money: lineOf('money'), father: lineOf('father'), mother: lineOf('mother') },
    purposes: PURPOSES.map(({ key, point, fromAge, toAge }) => ({ key, fromAge, toAge, arcana: at(point) })),
    chakras: CHAKRAS.map(({ name }, row) => ({ name, ...chakraParts(chakras, row) })),
    chakraSums: chakraParts(chakras, CHAKRAS.length),
    ages: Array.from(ageNumbers(values), (arcana, i) => ({ age: i * AGE_STEP, arcana })),
  };
}

/** The table of the chakras, row after row: physics, energy and emotions of each, then the sums of the three columns. */
export function chakraNumbers(values: Uint8Array): Uint8Array {
  const table = new Uint8Array(CHAKRA_CELLS);
  let [physicsSum, energySum, emotionsSum, i] = [0, 0, 0, 0];
  for (const { physics, energy } of CHAKRAS) {
    const x = values[POINT_INDEX[physics]]!;
    const y = values[POINT_INDEX[energy]]!;
    table[i++] = x;
    table[i++] = y;
    const emotions = reduceToArcanum(x + y);
    table[i++] = emotions;
    physicsSum += x;
    energySum += y;
    emotionsSum += emotions;
  }
  table[i++] = reduceToArcanum(physicsSum);
  table[i++] = reduceToArcanum(energySum);
  table[i++] = reduceToArcanum(emotionsSum);
  return table;
}

function chakraParts(table: Uint8Array, row: number): Omit<Chakra, 'name'> {
  const first = row * CHAKRA_PARTS.length;
  return { physics: table[first]!, energy: table[first + 1]!, emotions: table[first + 2]! };
}

/** The 64 arcana of the age ring, from birth on: the corners, with three rounds of sums of neighbours between them. */
export function ageNumbers(values: Uint8Array): Uint8Array {
  // One more entry, so that the first corner is the last one's neighbour.
  const ring = new Uint8Array(AGE_COUNT + 1);
  for (let i = 0; i <= AGE_VERTICES.length; i++) {
    ring[i * AGES_PER_VERTEX] = values[POINT_INDEX[AGE_VERTICES[i % AGE_VERTICES.length]!]]!;
  }
  for (let half = AGES_PER_VERTEX / 2; half >= 1; half /= 2) {
    for (let i = half; i < AGE_COUNT; i += 2 * half) ring[i] = reduceToArcanum(ring[i - half]! + ring[i + half]!);
  }
  return ring.subarray(0, AGE_COUNT);
}
