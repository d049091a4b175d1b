import { lifePathNumber } from './birth-numbers.ts';
import {
  AGE_STEP,
  ageNumbers,
  CHAKRA_PARTS,
  CHAKRAS,
  CHART_POINTS,
  type ChartPoint,
  chakraNumbers,
  chartPoints,
  KARMIC_TAIL_POINTS,
  LINE_POINTS,
  type LineName,
  POINT_INDEX,
  PURPOSES,
} from './chart-formulas.ts';
import type { ChartNumbers } from './chart-numbers.ts';
import type { LifePathNumber } from './reduce.ts';

export type PointValues = Readonly<Record<ChartPoint, number>>;

interface Chakra {
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
    readonly key: (typeof PURPOSES)[number]['key'];
    readonly fromAge: number | null;
    readonly toAge: number | null;
    readonly arcana: number;
  }[];
  readonly chakras: readonly Chakra[];
  readonly chakraSums: Omit<Chakra, 'name'>;
  readonly ages: readonly { readonly age: number; readonly arcana: number }[];
}

/**
 * The whole chart of a birth date, from its three numbers.
 * @example wholeChart({ a: 15, b: 6, c: 19 }).karmicTail // [12, 16, 4]
 */
export function wholeChart(numbers: ChartNumbers): WholeChart {
  const { a, b, c } = numbers;
  return { numbers, lifePath: lifePathNumber({ day: a, month: b, year: c }), ...chartOfPoints(chartPoints(a, b, c)) };
}

/** Everything that follows from the points alone: what a person's chart and a couple's have in common. */
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

function chakraParts(table: Uint8Array, row: number): Omit<Chakra, 'name'> {
  const first = row * CHAKRA_PARTS.length;
  return { physics: table[first]!, energy: table[first + 1]!, emotions: table[first + 2]! };
}
