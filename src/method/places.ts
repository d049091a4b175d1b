import { POSITION_KEYS, POSITION_POINTS, type PositionKey } from './destiny-matrix.ts';
import type { PointValues } from './whole-chart.ts';

/** Where an arcanum can appear with a text: the positions, other points of a chart, a year, and a couple's points. */
export const PLACE_KEYS = [
  ...POSITION_KEYS,
  'year',
  'couple',
  'personal_purpose',
  'planetary_purpose',
  'age',
  'couple_outside',
  'couple_home',
  'couple_money',
  'couple_tension',
  'couple_purpose',
] as const;
export type PlaceKey = (typeof PLACE_KEYS)[number];

export function isPosition(place: PlaceKey): place is PositionKey {
  return place in POSITION_POINTS;
}

/** The places of a chart with their own text. */
export const CHART_PLACES = { ...POSITION_POINTS, personal_purpose: 'P1', planetary_purpose: 'P4' } as const;
export type ChartPlace = PositionKey | 'personal_purpose' | 'planetary_purpose';

/** A couple's points with texts, besides its center, by their names in the body. */
export const COUPLE_PLACES = { outside: 'C', home: 'B', money: 'R2', tension: 'D', purpose: 'P3' } as const;
export type CouplePlace = keyof typeof COUPLE_PLACES;

/** The points with a short text: what you look for in love, what brings in money, and where the two meet. */
export const SHORT_PLACES = { partner: 'M', income: 'L', balance: 'R' } as const;
export type ShortPlace = keyof typeof SHORT_PLACES;
export const SHORT_PLACE_KEYS = Object.keys(SHORT_PLACES) as ShortPlace[];

/**
 * The arcana that appear more than once in a chart, with their places: the most frequent first, then by number.
 * @example repeatedArcana(wholeChart({ a: 15, b: 6, c: 19 }).points)[0] // { arcana: 6, places: ['soul', 'relationships', 'purpose'] }
 */
export function repeatedArcana(points: PointValues): { readonly arcana: number; readonly places: ChartPlace[] }[] {
  const places = new Map<number, ChartPlace[]>();
  for (const [place, point] of Object.entries(CHART_PLACES) as [ChartPlace, keyof PointValues][]) {
    places.set(points[point], [...(places.get(points[point]) ?? []), place]);
  }
  return [...places]
    .map(([arcana, found]) => ({ arcana, places: found }))
    .filter((repeated) => repeated.places.length > 1)
    .sort((one, other) => other.places.length - one.places.length || one.arcana - other.arcana);
}
