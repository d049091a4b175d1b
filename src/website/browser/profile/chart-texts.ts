import type { ChartBody } from '../../../endpoints/chart-schema.ts';

/** The part of the API's chart that the page cannot calculate: its texts. */
export type ChartTexts = Pick<ChartBody, 'positions' | 'karmic_tail'>;

/** Undefined while they are on their way, `missing` when they did not come. */
export type LoadedChartTexts = ChartTexts | 'missing' | undefined;

/** The texts if they are there. */
export function arrived(texts: LoadedChartTexts): ChartTexts | undefined {
  return texts === 'missing' ? undefined : texts;
}
