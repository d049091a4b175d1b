import type { Reading } from '../../../content/content-schema.ts';
import type { ChartBody } from '../../../endpoints/chart.ts';
import type { ChartPoint } from '../../../method/chart-formulas.ts';
import { CHART_PLACES, type ChartPlace, SHORT_PLACES, type ShortPlace } from '../../../method/places.ts';
import type { PointValues } from '../../../method/whole-chart.ts';
import type { PageWords } from '../../../words/words.ts';
import type { BrowserTexts } from '../../browser-texts.ts';

/** The part of the API's chart that the page cannot calculate: its texts. */
export type ChartTexts = Pick<
  ChartBody,
  'portrait' | 'positions' | 'personal_purpose' | 'planetary_purpose' | 'repeated' | 'karmic_tail' | ShortPlace
>;

/** `undefined` while loading, `missing` if loading failed. */
export type LoadedChartTexts = ChartTexts | 'missing' | undefined;

/** The texts, if loaded. */
export function arrived(texts: LoadedChartTexts): ChartTexts | undefined {
  return texts === 'missing' ? undefined : texts;
}

/** Every place of a chart with a text on the page. */
export type ProfilePlace = ChartPlace | ShortPlace;
const POINTS = { ...CHART_PLACES, ...SHORT_PLACES };

export function arcanumAt(points: PointValues, place: ProfilePlace): number {
  return points[POINTS[place]];
}

/** The reading of a place. */
export function readingAt(texts: ChartTexts, place: ChartPlace): Reading {
  return place === 'personal_purpose' || place === 'planetary_purpose' ? texts[place] : texts.positions[place];
}

export function isShort(place: ProfilePlace): place is ShortPlace {
  return place in SHORT_PLACES;
}

/** The id of a place's card, for links. */
export function cardId(place: ProfilePlace): string {
  return `posicion-${place}`;
}

/** The place at a point of the chart, if it has its own text. */
export function placeAt(point: ChartPoint): ProfilePlace | undefined {
  return (Object.keys(POINTS) as ProfilePlace[]).find((place) => POINTS[place] === point);
}

export function placeTitle(
  place: ProfilePlace,
  { positions }: Pick<BrowserTexts, 'positions'>,
  { chartTitles: { purposes }, profile: { shortPlaces } }: Pick<PageWords, 'chartTitles' | 'profile'>,
): string {
  if (isShort(place)) return shortPlaces[place];
  if (place === 'personal_purpose') return purposes.personal;
  if (place === 'planetary_purpose') return purposes.planetary;
  return positions.find(({ key }) => key === place)!.title;
}
