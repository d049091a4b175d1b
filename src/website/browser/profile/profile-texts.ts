import type { Reading } from '../../../content/content-schema.ts';
import type { ChartBody } from '../../../endpoints/chart.ts';
import type { ChartPoint } from '../../../method/chart-formulas.ts';
import { CHART_PLACES, type ChartPlace } from '../../../method/places.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import type { PageWords } from '../../page-words.ts';

/** The part of the API's chart that the page cannot calculate: its texts. */
export type ChartTexts = Pick<
  ChartBody,
  'positions' | 'personal_purpose' | 'planetary_purpose' | 'repeated' | 'karmic_tail'
>;

/** Undefined while they are on their way, `missing` when they did not come. */
export type LoadedChartTexts = ChartTexts | 'missing' | undefined;

/** The texts if they are there. */
export function arrived(texts: LoadedChartTexts): ChartTexts | undefined {
  return texts === 'missing' ? undefined : texts;
}

/** What the chart says in one of its places. */
export function readingAt(texts: ChartTexts, place: ChartPlace): Reading {
  return place === 'personal_purpose' || place === 'planetary_purpose' ? texts[place] : texts.positions[place];
}

/** Where links to the text of a place lead. */
export function cardId(place: ChartPlace): string {
  return `posicion-${place}`;
}

/** The place that has a text of its own at a point of the chart. */
export function placeAt(point: ChartPoint): ChartPlace | undefined {
  return (Object.keys(CHART_PLACES) as ChartPlace[]).find((place) => CHART_PLACES[place] === point);
}

export function placeTitle(
  place: ChartPlace,
  { positions }: Pick<BrowserTexts, 'positions'>,
  { chartTitles: { purposes } }: Pick<PageWords, 'chartTitles'>,
): string {
  if (place === 'personal_purpose') return purposes.personal;
  if (place === 'planetary_purpose') return purposes.planetary;
  return positions.find(({ key }) => key === place)!.title;
}
