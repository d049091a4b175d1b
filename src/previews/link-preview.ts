import { type CalendarDate, isoDate } from '../calendar/dates.ts';
import { type DateSpelling, dateTextOfQuery, readWrittenDate } from '../calendar/read-written-date.ts';
import { apiPath } from '../http/api-path.ts';
import { lifePathNumber } from '../method/birth-numbers.ts';
import { POINT_INDEX } from '../method/chart-formulas.ts';
import { couplePoints } from '../method/couple-chart.ts';
import { type DestinyMatrix, dateChart, destinyMatrix } from '../method/destiny-matrix.ts';
import { type MeetingKey, meetingKey } from '../method/families.ts';
import { BIRTH_PARAMETER, COUPLE_PARAMETERS, type SitePaths } from '../words/page-paths.ts';
import type { PageHead } from './page-head.ts';

/** Preview words and page addresses of one language. */
export interface PreviewWords {
  readonly paths: SitePaths;
  readonly spelling: DateSpelling;
  readonly longDate: (date: CalendarDate) => string;
  readonly previews: typeof import('../words/es/pages/previews.ts').previews;
}

/** The texts of previews, which the profile and couple pages contain as `data-words`, by these names. */
export interface PreviewTexts {
  /** The names of the arcana, from 1 on. */
  readonly names: readonly string[];
  /** Of portraits on the profile page, of meetings on the couple page. */
  readonly headlines: Headlines | Readonly<Record<MeetingKey, string>>;
}

/** The dates in a URL, in parameter order, without invalid ones. Without `thisYear`, two-digit years are invalid. */
export function datesOfAddress(
  { paths: { profiles, couples, numbers }, spelling }: Pick<PreviewWords, 'paths' | 'spelling'>,
  pathname: string,
  query: URLSearchParams,
  thisYear?: number,
): CalendarDate[] {
  const parameters = { [profiles]: [BIRTH_PARAMETER], [couples]: COUPLE_PARAMETERS, [numbers]: [BIRTH_PARAMETER] };
  return (parameters[pathname] ?? []).flatMap((name) => {
    const parsed = readWrittenDate(dateTextOfQuery(query, name, spelling), spelling, thisYear);
    return parsed.ok ? [parsed.date] : [];
  });
}

/** The card of a date or a couple. */
export function cardPath([a, b]: readonly CalendarDate[], { api }: Pick<SitePaths, 'api'>): string {
  if (b) return api(apiPath('/couple/{a}/{b}.png', { a: isoDate(a!), b: isoDate(b) }));
  return api(apiPath('/matrix/{day}/{month}/{year}.png', a!));
}

/**
 * What a link to a page with dates shows; `undefined` for a page without a date. `shared`, which replaces the title in shared
 * links, needs the texts.
 * @example linkPreview(words, '/perfil', [{ day: 15, month: 6, year: 1990 }])?.title // 'Perfil del 15 de junio de 1990'
 */
export function linkPreview(
  { longDate, paths, previews }: Omit<PreviewWords, 'spelling'>,
  pathname: string,
  dates: readonly CalendarDate[],
  texts?: PreviewTexts,
): PageHead | undefined {
  const [a, b] = dates;
  if (!a) return undefined;
  const days = dates.map(longDate) as [string, string];
  const card = {
    image: cardPath(dates, paths),
    imageText: b ? previews.coupleCard(...days) : previews.card(days[0]),
  };
  if (pathname === paths.numbers) {
    const number = lifePathNumber(a);
    const title = previews.numbers.title(days[0], number);
    return { title, description: previews.numbers.description(days[0], number), address: paths.numbersOf(a), ...card };
  }
  const isCouple = pathname === paths.couples;
  const { title, description } = previews[b ? 'couple' : isCouple ? 'invitation' : 'profile'];
  return {
    title: title(...days),
    shared: isCouple && !b ? undefined : texts && centerAndHeadline(dates, texts, previews),
    description: description(...days),
    address: isCouple ? paths.couple(...dates) : paths.profile(a),
    ...card,
  };
}

/** The center's arcanum and the headline of the portrait or of the meeting. */
function centerAndHeadline(
  [a, b]: readonly CalendarDate[],
  { names, headlines }: PreviewTexts,
  { shared }: PreviewWords['previews'],
): string {
  const centerOf = (chart: Uint8Array): number => chart[POINT_INDEX.E]!;
  const chart = b ? couplePoints(a!, b) : dateChart(a!);
  const headline = b
    ? (headlines as Readonly<Record<MeetingKey, string>>)[meetingKey(centerOf(dateChart(a!)), centerOf(dateChart(b)))]
    : headlineOf(headlines as Headlines, destinyMatrix(a!));
  return shared(names[centerOf(chart) - 1]!, headline);
}

type Core = Pick<DestinyMatrix, 'center' | 'karma' | 'purpose'>;

/** The headlines of all portraits: few and short enough to include in the page, so that a date's headline is painted with its star. */
type Headlines = Readonly<Record<string, string>>;

export function headlinesOf({ cores }: { cores: readonly (Core & { readonly headline: string })[] }): Headlines {
  return Object.fromEntries(cores.map((core) => [keyOf(core), core.headline]));
}

export function headlineOf(headlines: Headlines, core: Core): string {
  return headlines[keyOf(core)]!;
}

function keyOf({ center, karma, purpose }: Core): string {
  return `${center}-${karma}-${purpose}`;
}
