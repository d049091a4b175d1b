import { type CalendarDate, isoDate } from '../calendar/dates.ts';
import { dateTextOfQuery, readWrittenDate } from '../calendar/read-written-date.ts';
import { previews } from '../words/es/pages/previews.ts';
import { apiPath } from './api-path.ts';
import { BIRTH_PARAMETER, COUPLE_PARAMETERS, sitePath } from './site-path.ts';

/** What the head of a page says once the page has its dates: for previews of links, for tabs and for sharing menus. */
export interface DatedTags {
  readonly title: string;
  readonly description: string;
  /** The page's path and query, in canonical spelling. */
  readonly address: string;
  /** The card, and what it shows. */
  readonly image: string;
  readonly imageText: string;
}

/** The dates in an address, in the order of its parameters; an invalid one is left out. */
export function datesOfAddress(pathname: string, query: URLSearchParams): CalendarDate[] {
  const names = { [sitePath.profiles()]: [BIRTH_PARAMETER], [sitePath.couples()]: COUPLE_PARAMETERS }[pathname] ?? [];
  return names.flatMap((name) => {
    const parsed = readWrittenDate(dateTextOfQuery(query, name));
    return parsed.ok ? [parsed.date] : [];
  });
}

/**
 * The tags for the dates of a page; `undefined` for a page without a date.
 *
 * @example tagsOf('/perfil', [{ day: 15, month: 6, year: 1990 }])?.title // 'Perfil del 15 de junio de 1990'
 */
export function tagsOf(pathname: string, dates: readonly CalendarDate[]): DatedTags | undefined {
  const [a, b] = dates;
  if (!a) return undefined;
  if (b) return coupleTags(a, b);
  return pathname === sitePath.couples() ? invitationTags(a) : profileTags(a);
}

function profileTags(date: CalendarDate): DatedTags {
  return { ...previews.profile(date), address: sitePath.profile(date), ...cardOf(date) };
}

function coupleTags(a: CalendarDate, b: CalendarDate): DatedTags {
  return {
    ...previews.couple(a, b),
    address: sitePath.couple(a, b),
    image: apiPath('/couple/{a}/{b}.png', { a: isoDate(a), b: isoDate(b) }),
    imageText: previews.coupleCard(a, b),
  };
}

/** A link that asks for the other date. */
function invitationTags(date: CalendarDate): DatedTags {
  return { ...previews.invitation(date), address: sitePath.couple(date), ...cardOf(date) };
}

function cardOf(date: CalendarDate): Pick<DatedTags, 'image' | 'imageText'> {
  const { day, month, year } = date;
  return {
    image: apiPath('/matrix/{day}/{month}/{year}.png', { day, month, year }),
    imageText: previews.matrixCard(date),
  };
}

/** A page's title with other words in front of the site's name. */
export function withTitle(title: string, words: string): string {
  return title.replace(/^.*?(?= ·|$)/, () => words);
}
