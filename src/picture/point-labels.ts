import { POSITION_KEYS, POSITION_POINTS, type PointName, type PositionKey } from '../domain/destiny-matrix.ts';

/** What the picture needs to know of a position. */
export interface PositionTitle {
  readonly key: string;
  readonly title: string;
}

/** A point's name in Spanish, as the method page spells it; an adjective agrees with «punto», which may precede it. */
export const POINT_NAMES: Readonly<Record<PointName, string>> = {
  A: 'A',
  B: 'B',
  C: 'C',
  D: 'D',
  E: 'E',
  F: 'F',
  G: 'G',
  H: 'H',
  I: 'I',
  K: 'K',
  L: 'L',
  M: 'M',
  R: 'R',
  R1: 'R1',
  R2: 'R2',
  Sky: 'Cielo',
  Earth: 'Tierra',
  P1: 'P1',
  Male: 'Masculino',
  Female: 'Femenino',
  P2: 'P2',
  P3: 'P3',
};

/** Named points carry their position's title, the others the name of the point. */
export function pointLabels(positions: readonly PositionTitle[]): Record<PointName, string> {
  const titles = new Map(positions.map(({ key, title }) => [key, title]));
  const named = POSITION_KEYS.map((key: PositionKey) => [POSITION_POINTS[key], titles.get(key) ?? key]);
  return { ...POINT_NAMES, ...Object.fromEntries(named) };
}
