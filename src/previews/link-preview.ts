import { type CalendarDate, isoDate } from '../calendar/dates.ts';
import { type DateSpelling, dateTextOfQuery, readWrittenDate } from '../calendar/read-written-date.ts';
import { apiPath } from '../http/api-path.ts';
import { BIRTH_PARAMETER, COUPLE_PARAMETERS, type SitePaths } from '../words/page-paths.ts';
import type { PageHead } from './page-head.ts';

/** Preview words and page addresses of one language. */
export interface PreviewWords {
  readonly paths: SitePaths;
  readonly spelling: DateSpelling;
  readonly longDate: (date: CalendarDate) => string;
  readonly previews: typeof import('../words/es/pages/previews.ts').previews;
}

/** The dates in a URL, in parameter order, without invalid ones. Without `thisYear`, two-digit years are invalid. */
export function datesOfAddress(
  { paths: { profiles, couples }, spelling }: Pick<PreviewWords, 'paths' | 'spelling'>,
  pathname: string,
  query: URLSearchParams,
  thisYear?: number,
): CalendarDate[] {
  const names = { [profiles]: [BIRTH_PARAMETER], [couples]: COUPLE_PARAMETERS }[pathname] ?? [];
  return names.flatMap((name) => {
    const parsed = readWrittenDate(dateTextOfQuery(query, name, spelling), spelling, thisYear);
    return parsed.ok ? [parsed.date] : [];
  });
}

/**
 * What a link to a page with dates shows; `undefined` for a page without a date.
 *
 * @example linkPreview(words, '/perfil', [{ day: 15, month: 6, year: 1990 }])?.title // 'Perfil del 15 de junio de 1990'
 */
export function linkPreview(
  { longDate, paths, previews }: PreviewWords,
  pathname: string,
  dates: readonly CalendarDate[],
): PageHead | undefined {
  const [a, b] = dates;
  if (!a) return undefined;
  const days = dates.map(longDate) as [string, string];
  const isCouple = pathname === paths.couples;
  const kind = b ? 'couple' : isCouple ? 'invitation' : 'profile';
  const { day, month, year } = a;
  return {
    title: previews[kind].title(...days),
    description: previews[kind].description(...days),
    address: isCouple ? paths.couple(...dates) : paths.profile(a),
    ...(b
      ? {
          image: paths.api(apiPath('/couple/{a}/{b}.png', { a: isoDate(a), b: isoDate(b) })),
          imageText: previews.coupleCard(...days),
        }
      : {
          image: paths.api(apiPath('/matrix/{day}/{month}/{year}.png', { day, month, year })),
          imageText: previews.card(days[0]),
        }),
  };
}
