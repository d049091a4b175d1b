import type { ChartBody } from '../endpoints/chart-docs.ts';
import { POSITION_KEYS } from '../method/destiny-matrix.ts';
import { add, expectedPoints, positionsOf } from './expected-chart.ts';

type Points = ChartBody['points'];

const LINES: Readonly<Record<keyof ChartBody['lines'], (points: Points) => number[]>> = {
  love: ({ M, R1, R }) => [M, R1, R],
  money: ({ R, R2, L }) => [R, R2, L],
  father: ({ F, F1, F2, U, H2, H1, H }) => [F, F1, F2, U, H2, H1, H],
  mother: ({ G, G1, G2, U, I2, I1, I }) => [G, G1, G2, U, I2, I1, I],
};

/** What a schema cannot see of a chart: that it answers its own address, and that every number is what the method gives. */
export function chartProblem(file: string, body: ChartBody): string | undefined {
  const [c, b, a] = file
    .replace(/\.json$/, '')
    .split('/')
    .reverse()
    .map(Number) as [number, number, number];
  const points = expectedPoints(a, b, c);
  const positions = positionsOf(points);
  const expected: readonly (readonly [string, unknown, unknown])[] = [
    ['numbers', body.numbers, { a, b, c }],
    ['points', sorted(body.points), sorted(points)],
    ['positions', POSITION_KEYS.map((key) => body.positions[key].arcana), POSITION_KEYS.map((key) => positions[key])],
    ['karmic_tail', body.karmic_tail.arcana, [points.M, points.N, points.D]],
    ['lines', body.lines, Object.fromEntries(Object.entries(LINES).map(([name, line]) => [name, line(points)]))],
    ['purposes', body.purposes.map(({ arcana }) => arcana), [points.P1, points.P2, points.P3, points.P4]],
    ['chakras', body.chakras.map(({ physics, energy, emotions }) => [physics, energy, emotions]), chakras(points)],
    [
      'chakra_sums',
      Object.values(body.chakra_sums),
      [0, 1, 2].map((i) => add(...chakras(points).map((row) => row[i]!))),
    ],
    ['ages', body.ages.map(({ age, arcana }) => [age, arcana]), ages(points)],
  ];
  const wrong = expected.find(([, actual, wanted]) => JSON.stringify(actual) !== JSON.stringify(wanted));
  return wrong && `${wrong[0]} is ${JSON.stringify(wrong[1])}, but the method gives ${JSON.stringify(wrong[2])}`;
}

function sorted(points: Points): [string, number][] {
  return Object.entries(points).sort(([one], [other]) => (one < other ? -1 : 1));
}

function chakras({ A, B, O, P, J, K, S, T, E, L, M, C, D }: Points): number[][] {
  const rows = [
    [A, B],
    [O, P],
    [J, K],
    [S, T],
    [E, E],
    [L, M],
    [C, D],
  ] as const;
  return rows.map(([physics, energy]) => [physics, energy, add(physics, energy)]);
}

/** Between two corners, ten years apart, stand seven more, each spelled by its own formula. */
function ages({ A, F, B, G, C, H, D, I }: Points): [number, number][] {
  const corners = [A, F, B, G, C, H, D, I, A];
  const ring = corners.slice(0, -1).flatMap((x, i) => {
    const y = corners[i + 1]!;
    const mid = add(x, y);
    const [q1, q2] = [add(x, mid), add(mid, y)];
    return [x, add(x, q1), q1, add(q1, mid), mid, add(mid, q2), q2, add(q2, y)];
  });
  return ring.map((arcana, i) => [i * 1.25, arcana]);
}
