import { type CalendarDate, isoDate } from '../calendar/dates.ts';
import { dateTextOfQuery, readWrittenDate, spanishDate } from '../calendar/spanish-date.ts';
import { apiPath } from '../http/api-path.ts';
import { etagOf, matchesEtag } from '../http/headers.ts';
import { BIRTH_PARAMETER } from '../http/site-path.ts';
import { profileTitle } from '../words/chart-words.ts';

/** Of the file, and no longer true of what is made of it. */
const FILE_HEADERS = ['accept-ranges', 'content-encoding', 'content-length', 'last-modified'];
/** The address that the page shows to those without a script. */
const EXAMPLE = apiPath('/matrix/{day}/{month}/{year}', { day: 15, month: 6, year: 1990 });

/** The date that a request for the page of a profile names; nothing for one that cannot be. */
export function profileDate({ method, url }: Pick<Request, 'method' | 'url'>): CalendarDate | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  // Only the query: a server may get a host that no URL can have.
  const query = new URLSearchParams(/^[^?#]*\?([^#]*)/.exec(url)?.[1]);
  const parsed = readWrittenDate(dateTextOfQuery(query, BIRTH_PARAMETER));
  return parsed.ok ? parsed.date : undefined;
}

/** The page of a profile, as the static layer has it, with the date in its head: for previews of links, which run no script. */
export async function datedProfile(page: Response, date: CalendarDate, asked: Headers): Promise<Response> {
  if (page.status !== 200 || !page.headers.get('content-type')?.startsWith('text/html')) return page;
  const html = withDate(await page.text(), date);
  const headers = new Headers(page.headers);
  for (const name of FILE_HEADERS) headers.delete(name);
  const etag = etagOf(html);
  // A weak one: whoever compresses the page keeps it.
  headers.set('etag', `W/${etag}`);
  const isKnown = matchesEtag(asked.get('if-none-match'), etag);
  return new Response(isKnown ? null : html, { status: isKnown ? 304 : 200, headers });
}

/**
 * Writes a date, in our own spelling, where the page of no date has its general words.
 *
 * @example withDate('<title>Perfil de una fecha · X</title>', date) // '<title>Perfil del 15 de junio de 1990 · X</title>'
 */
export function withDate(html: string, date: CalendarDate): string {
  const { day, month, year } = date;
  return html
    .replace(/(?<=<title>)[^<]*/, (title) => profileTitle(title, date))
    .replace(/(?<=<meta property="og:title" content=")[^"]*/, (title) => profileTitle(title, date))
    .replace(/(?<=<meta property="og:url" content="[^"]*)(?=")/, () => `?${BIRTH_PARAMETER}=${isoDate(date)}`)
    .replace(/(?<=<meta (?:name="|property="og:)description" content="[^"]*)de una fecha/g, `del ${spanishDate(date)}`)
    .replaceAll(EXAMPLE, apiPath('/matrix/{day}/{month}/{year}', { day, month, year }));
}
