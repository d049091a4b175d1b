import type { Content, Reading } from '../content/content-schema.ts';
import type { CoupleChart } from '../method/couple-chart.ts';
import {
  CHART_PLACES,
  type ChartPlace,
  COUPLE_PLACES,
  type CouplePlace,
  PLACE_KEYS,
  type PlaceKey,
} from '../method/places.ts';

/** The places whose texts no body of the API that a page loads has. */
type SinglePlace = Exclude<PlaceKey, ChartPlace>;

/**
 * A file for each text that a page shows besides those of a chart: it loads what it shows and no more, and no name tells a date.
 *
 * @example readingFile('year', 4) // 'year-4.json'
 */
export function readingFile(place: SinglePlace, arcanum: number): string {
  return `${place}-${arcanum}.json`;
}

function tailFile(arcana: readonly number[]): string {
  return `tail-${arcana.join('-')}.json`;
}

export function readingFiles({ arcana, karmicTails }: Pick<Content, 'arcana' | 'karmicTails'>): Map<string, object> {
  const places = PLACE_KEYS.filter((place): place is SinglePlace => !(place in CHART_PLACES));
  return new Map<string, object>([
    ...arcana.flatMap(({ number, places: texts }) =>
      places.map((place) => [readingFile(place, number), texts[place]] as const),
    ),
    ...karmicTails.map(({ arcana, name, couple_text: text }) => [tailFile(arcana), { arcana, name, text }] as const),
  ]);
}

/** The texts of one couple. */
export interface CoupleTexts {
  readonly center: Reading;
  readonly places: Readonly<Record<CouplePlace, Reading>>;
  readonly karmic_tail: { readonly name: string; readonly text: string };
}

/** Where the texts of a couple are. */
export function coupleTextFiles({
  points,
  karmicTail,
}: CoupleChart): Readonly<Record<'center' | 'karmic_tail' | CouplePlace, string>> {
  const places = Object.entries(COUPLE_PLACES).map(([name, point]) => [
    name,
    readingFile(`couple_${name as CouplePlace}`, points[point]),
  ]);
  return {
    ...(Object.fromEntries(places) as Record<CouplePlace, string>),
    center: readingFile('couple', points.E),
    karmic_tail: tailFile(karmicTail),
  };
}
