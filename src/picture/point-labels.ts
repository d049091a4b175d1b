import { CHART_POINTS, type ChartPoint } from '../method/chart-formulas.ts';
import { POSITION_KEYS, POSITION_POINTS, type PositionKey } from '../method/destiny-matrix.ts';

/** What the picture needs to know of a position. */
export interface PositionTitle {
  readonly key: string;
  readonly title: string;
}

/** A point's name in Spanish, as the method page spells it: mostly the letter of its formula; an adjective agrees with «punto». */
export const POINT_NAMES = {
  ...Object.fromEntries(CHART_POINTS.map((point) => [point, point])),
  Sky: 'Cielo',
  Earth: 'Tierra',
  Male: 'Masculino',
  Female: 'Femenino',
} as Readonly<Record<ChartPoint, string>>;

/** Named points carry their position's title, the others the name of the point. */
export function pointLabels(positions: readonly PositionTitle[]): Record<ChartPoint, string> {
  const titles = new Map(positions.map(({ key, title }) => [key, title]));
  const named = POSITION_KEYS.map((key: PositionKey) => [POSITION_POINTS[key], titles.get(key) ?? key]);
  return { ...POINT_NAMES, ...Object.fromEntries(named) };
}
