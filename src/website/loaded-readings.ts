import type { CalendarDate } from '../calendar/dates.ts';
import type { Content, Reading } from '../content/content-schema.ts';
import { coupleChart } from '../method/couple-chart.ts';
import { type MeetingKey, meetingOf } from '../method/families.ts';
import {
  CHART_PLACES,
  type ChartPlace,
  COUPLE_PLACES,
  type CouplePlace,
  PLACE_KEYS,
  type PlaceKey,
} from '../method/places.ts';

/** The places whose texts are in none of the API bodies that pages load. */
type SinglePlace = Exclude<PlaceKey, ChartPlace>;

/**
 * The file of one text that a page shows in addition to a chart's. A page loads only the texts it shows, and no file name reveals a
 * date.
 *
 * @example readingFile('year', 4) // 'year-4.json'
 */
export function readingFile(place: SinglePlace, arcanum: number): string {
  return `${place}-${arcanum}.json`;
}

function tailFile(arcana: readonly number[]): string {
  return `tail-${arcana.join('-')}.json`;
}

function meetingFile(key: MeetingKey): string {
  return `meeting-${key}.json`;
}

const PURPOSES_FILE = 'purposes.json';

export function readingFiles({
  arcana,
  karmicTails,
  coupleMeetings,
  couplePurposes,
}: Pick<Content, 'arcana' | 'karmicTails' | 'coupleMeetings' | 'couplePurposes'>): Map<string, object> {
  const places = PLACE_KEYS.filter((place): place is SinglePlace => !(place in CHART_PLACES));
  return new Map<string, object>([
    ...arcana.flatMap(({ number, places: texts }) =>
      places.map((place) => [readingFile(place, number), texts[place]] as const),
    ),
    ...karmicTails.map(({ arcana, name, couple_text: text }) => [tailFile(arcana), { arcana, name, text }] as const),
    // Without the headline, which the page itself contains.
    ...Object.entries(coupleMeetings).map(([key, { text }]) => [meetingFile(key as MeetingKey), { text }] as const),
    [PURPOSES_FILE, couplePurposes],
  ]);
}

/** The texts of one couple. */
export interface CoupleTexts {
  readonly meeting: { readonly text: string };
  readonly center: Reading;
  readonly places: Readonly<Record<CouplePlace, Reading>>;
  /** As in data/, with a placeholder for the arcanum's name. */
  readonly purposes: Content['couplePurposes'];
  readonly karmic_tail: { readonly name: string; readonly text: string };
}

/** The files of a couple's texts. */
export function coupleTextFiles(
  a: CalendarDate,
  b: CalendarDate,
): Readonly<Record<Exclude<keyof CoupleTexts, 'places'> | CouplePlace, string>> {
  const { points, karmicTail } = coupleChart(a, b);
  const places = Object.entries(COUPLE_PLACES).map(([name, point]) => [
    name,
    readingFile(`couple_${name as CouplePlace}`, points[point]),
  ]);
  return {
    ...(Object.fromEntries(places) as Record<CouplePlace, string>),
    meeting: meetingFile(meetingOf(a, b).key),
    center: readingFile('couple', points.E),
    purposes: PURPOSES_FILE,
    karmic_tail: tailFile(karmicTail),
  };
}
