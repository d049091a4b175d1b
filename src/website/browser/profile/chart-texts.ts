import type { Reading } from '../../../domain/content.ts';
import type { ChartPlace } from '../../../domain/places.ts';
import type { ChartBody } from '../../../endpoints/chart-schema.ts';

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
