import type { CalendarDate } from '../calendar/dates.ts';
import type { ChartBody } from '../endpoints/chart.ts';
import type { DestinyMatrix } from '../method/destiny-matrix.ts';

type Points = ChartBody['points'];

/**
 * A second implementation of the published method. It shares no code with src/method, so it cannot repeat a mistake in the build's
 * formulas.
 */
export function expectedPoints(A: number, B: number, C: number): Points {
  const D = add(A, B, C);
  const E = add(A, B, C, D);
  const [F, G, H, I] = [add(A, B), add(B, C), add(C, D), add(D, A)];
  const [J, K, L, M] = [add(A, E), add(B, E), add(C, E), add(D, E)];
  const [O, P, Q, N] = [add(A, J), add(B, K), add(C, L), add(D, M)];
  const R = add(L, M);
  const U = add(F, G, H, I);
  const [F2, G2, H2, I2] = [add(F, U), add(G, U), add(H, U), add(I, U)];
  const [Sky, Earth, Male, Female] = [add(B, D), add(A, C), add(F, H), add(G, I)];
  const [P1, P2] = [add(Sky, Earth), add(Male, Female)];
  const P3 = add(P1, P2);
  return {
    ...{ A, B, C, D, E, F, G, H, I, J, K, L, M, O, P, Q, N, S: add(J, E), T: add(K, E) },
    ...{ R, R1: add(M, R), R2: add(L, R), U, F2, G2, H2, I2 },
    ...{ F1: add(F, F2), G1: add(G, G2), H1: add(H, H2), I1: add(I, I2) },
    ...{ Sky, Earth, P1, Male, Female, P2, P3, P4: add(P2, P3) },
  };
}

const matrices = new Map<string, DestinyMatrix>();

/** The three numbers that determine a date's chart. */
export function expectedNumbers({ day, month, year }: CalendarDate): readonly [number, number, number] {
  return [add(day), add(month), add(...digits(year))];
}

/** A date's 12 positions, computed once for all dates with the same three numbers. */
export function expectedMatrix(date: CalendarDate): DestinyMatrix {
  const numbers = expectedNumbers(date);
  const key = numbers.join('-');
  const matrix = matrices.get(key) ?? positionsOf(expectedPoints(...numbers));
  matrices.set(key, matrix);
  return matrix;
}

export function positionsOf(points: Points): DestinyMatrix {
  const { A, B, C, D, E, K, R1, R2, Sky, Earth, P2, P3 } = points;
  return {
    ...{ personal: A, social: C, soul: B, body: Earth, spirit: Sky, center: E },
    ...{ talents: K, karma: D, money: R2, relationships: R1, destiny: P2, purpose: P3 },
  };
}

const LINES: Readonly<Record<keyof ChartBody['lines'], (points: Points) => number[]>> = {
  love: ({ M, R1, R }) => [M, R1, R],
  money: ({ R, R2, L }) => [R, R2, L],
  father: ({ F, F1, F2, U, H2, H1, H }) => [F, F1, F2, U, H2, H1, H],
  mother: ({ G, G1, G2, U, I2, I1, I }) => [G, G1, G2, U, I2, I1, I],
};

export function expectedLines(points: Points): Record<string, number[]> {
  return Object.fromEntries(Object.entries(LINES).map(([name, line]) => [name, line(points)]));
}

/** Physics, energy and emotions of each chakra, from the crown down. */
export function expectedChakras({ A, B, O, P, J, K, S, T, E, L, M, C, D }: Points): number[][] {
  const energy = [B, P, K, T, E, M, D];
  return [A, O, J, S, E, L, C].map((physics, i) => [physics, energy[i]!, add(physics, energy[i]!)]);
}

/** Between two corners, ten years apart, there are seven more, each with its own formula. */
export function expectedAges({ A, F, B, G, C, H, D, I }: Points): [number, number][] {
  const corners = [A, F, B, G, C, H, D, I, A];
  const ring = corners.slice(0, -1).flatMap((x, i) => {
    const y = corners[i + 1]!;
    const mid = add(x, y);
    const [q1, q2] = [add(x, mid), add(mid, y)];
    return [x, add(x, q1), q1, add(q1, mid), mid, add(mid, q2), q2, add(q2, y)];
  });
  return ring.map((arcana, i) => [i * 1.25, arcana]);
}

/** Day, month and year are reduced separately, to a digit, 11 or 22; their sum may also be 33. */
export function expectedLifePath({ day, month, year }: CalendarDate): number {
  return addDigits(addDigits(day, 22) + addDigits(month, 22) + addDigits(year, 22), 33);
}

function addDigits(n: number, largestMaster: number): number {
  if (n < 10 || (n % 11 === 0 && n <= largestMaster)) return n;
  return addDigits(
    digits(n).reduce((sum, digit) => sum + digit),
    largestMaster,
  );
}

/** The sum, reduced to the 22 arcana by adding its digits. */
export function add(...numbers: number[]): number {
  const sum = numbers.reduce((total, n) => total + n, 0);
  return sum > 22 ? add(...digits(sum)) : sum;
}

function digits(n: number): number[] {
  return n < 10 ? [n] : [...digits(Math.floor(n / 10)), n % 10];
}
