import { CHART_POINTS, type ChartPoint } from '../method/chart-formulas.ts';
import { POSITION_KEYS, POSITION_POINTS, type PositionKey } from '../method/destiny-matrix.ts';

/** What the picture needs from a position. */
export interface PositionTitle {
  readonly key: string;
  readonly title: string;
}

/** What is written on a star, in one language. */
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
