import type { ChartPoint } from '../../../domain/chart-formulas.ts';
import { CHART_PLACES, type ChartPlace } from '../../../domain/places.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { PURPOSE_TITLES } from '../../components/chart-words.ts';

/** Where links to the text of a place lead. */
export function cardId(place: ChartPlace): string {
  return `posicion-${place}`;
}

/** The place that has a text of its own at a point of the chart. */
export function placeAt(point: ChartPoint): ChartPlace | undefined {
  return (Object.keys(CHART_PLACES) as ChartPlace[]).find((place) => CHART_PLACES[place] === point);
}

export function placeTitle(place: ChartPlace, { positions }: Pick<BrowserTexts, 'positions'>): string {
  if (place === 'personal_purpose') return PURPOSE_TITLES.personal;
  if (place === 'planetary_purpose') return PURPOSE_TITLES.planetary;
  return positions.find(({ key }) => key === place)!.title;
}
