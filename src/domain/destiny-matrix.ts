import type { CalendarDate } from '../contract/calendar-date.ts';
import { digitSum, reduceToArcanum } from './reduce.ts';

/** The points of the octagram, named as on the method page. */
export interface OctagramPoints {
  readonly A: number;
  readonly B: number;
  readonly C: number;
  readonly D: number;
  readonly E: number;
  readonly F: number;
  readonly G: number;
  readonly H: number;
  readonly I: number;
  readonly K: number;
  readonly L: number;
  readonly M: number;
  readonly R: number;
  readonly R1: number;
  readonly R2: number;
  readonly Sky: number;
  readonly Earth: number;
  readonly P1: number;
  readonly Male: number;
  readonly Female: number;
  readonly P2: number;
  readonly P3: number;
}
export type PointName = keyof OctagramPoints;

/** The 12 positions of the API in the order of its bodies, each with the point that it shows. */
export const POSITION_POINTS = {
  personal: 'A',
  social: 'C',
  soul: 'B',
  body: 'Earth',
  spirit: 'Sky',
  center: 'E',
  talents: 'K',
  karma: 'D',
  money: 'R2',
  relationships: 'R1',
  destiny: 'P2',
  purpose: 'P3',
} as const satisfies Record<string, PointName>;

export type PositionKey = keyof typeof POSITION_POINTS;
export const POSITION_KEYS = Object.keys(POSITION_POINTS) as readonly PositionKey[];
export type DestinyMatrix = Readonly<Record<PositionKey, number>>;

/** All points of the octagram for a date; every sum is reduced before it is used again. */
export function octagramPoints(date: CalendarDate): OctagramPoints {
  const r = reduceToArcanum;
  const A = r(date.day),
    B = r(date.month),
    C = r(digitSum(date.year));
  const D = r(A + B + C),
    E = r(A + B + C + D);
  const F = r(A + B),
    G = r(B + C),
    H = r(C + D),
    I = r(D + A);
  const K = r(B + E),
    L = r(C + E),
    M = r(D + E);
  const R = r(L + M),
    R1 = r(M + R),
    R2 = r(L + R);
  const Sky = r(B + D),
    Earth = r(A + C),
    P1 = r(Sky + Earth);
  const Male = r(F + H),
    Female = r(G + I),
    P2 = r(Male + Female),
    P3 = r(P1 + P2);
  return { A, B, C, D, E, F, G, H, I, K, L, M, R, R1, R2, Sky, Earth, P1, Male, Female, P2, P3 };
}

/**
 * The arcanum of each of the 12 positions.
 *
 * @example destinyMatrix({ day: 29, month: 12, year: 1990 }).center // 12
 */
export function destinyMatrix(date: CalendarDate): DestinyMatrix {
  const points = octagramPoints(date);
  const matrix = {} as Record<PositionKey, number>;
  for (const key of POSITION_KEYS) matrix[key] = points[POSITION_POINTS[key]];
  return matrix;
}
