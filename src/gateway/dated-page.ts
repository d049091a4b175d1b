import { type CalendarDate, EXAMPLE_DATE, isoDate } from '../calendar/dates.ts';
import { apiPath } from '../http/api-path.ts';
import { etagOf, matchesEtag } from '../http/headers.ts';
import { PUBLISHED_PATHS, wordsOfPage } from '../http/published-paths.ts';
import { OEMBED_PATH, readQuery } from '../http/site-path.ts';
import { datesOfAddress, linkPreview, type PreviewWords } from '../previews/link-preview.ts';
import { documentTitle, metaTags } from '../previews/page-head.ts';
import { fillForms, type PageTexts, withoutScript } from '../previews/without-script.ts';
import { escapeHtml } from '../text/quote.ts';

/** Headers of the file that are wrong once its content has changed. */
const FILE_HEADERS = ['accept-ranges', 'content-encoding', 'content-length', 'last-modified'];
/** The example addresses, in each language, that pages show without JavaScript. */
const EXAMPLES = PUBLISHED_PATHS.map(({ api }) => api(apiPath('/matrix/{day}/{month}/{year}', EXAMPLE_DATE)));

/** A request for a page with dates: at least one. */
export interface DatedAddress {
  readonly words: PreviewWords;
  readonly pathname: string;
  readonly dates: readonly CalendarDate[];
}

/** The dates of a request; `undefined` if it has none or only invalid ones. */
export function requestedDates(
  { method, url }: Pick<Request, 'method' | 'url'>,
  thisYear: number,
): DatedAddress | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  // Not parsed as a URL, because a server may receive an invalid host.
  const [, path = '', query] = /^(?:[^/]+\/\/[^/]*)?([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  const pathname = path.replace(/(?<=.)\/$/, '');
  const words = wordsOfPage(pathname);
  const dates = datesOfAddress(words, pathname, readQuery(query), thisYear);
  return dates.length > 0 ? { words, pathname, dates } : undefined;
}

/** A static page with its dates: preview bots and some browsers don't run JavaScript. */
export async function datedPage(page: Response, address: DatedAddress, asked: Headers): Promise<Response> {
  if (page.status !== 200 || !page.headers.get('content-type')?.startsWith('text/html')) return page;
  const html = withDates(await page.text(), address);
  const headers = new Headers(page.headers);
  for (const name of FILE_HEADERS) headers.delete(name);
  const etag = etagOf(html);
  // Weak, so that it stays valid if the page is compressed.
  headers.set('etag', `W/${etag}`);
  const isKnown = matchesEtag(asked.get('if-none-match'), etag);
  return new Response(isKnown ? null : html, { status: isKnown ? 304 : 200, headers });
}

/**
 * Replaces the general head of a page with that of its dates, and writes what can be read of them without JavaScript; all of it
 * is our own text. A page with dates is personal, so search engines may not list it.
 */
export function withDates(html: string, { words, pathname, dates }: DatedAddress): string {
  const texts = textsOf(html);
  const head = linkPreview(words, pathname, dates, texts)!;
  const [, site = ''] = /<meta property="og:url" content="([a-z]+:\/\/[^/"]*)/.exec(html) ?? [];
  let dated = html.replace(/(?<=<title>)[^<]*/, () => escapeHtml(documentTitle(head.title)));
  for (const [name, content] of Object.entries(metaTags(head, site)))
    dated = dated.replace(new RegExp(`(?<=<meta (?:name|property)="${name}" content=")[^"]*`), () =>
      escapeHtml(content),
    );
  const { api, numbers } = words.paths;
  const numbersOf = (date: CalendarDate): string => api(apiPath('/numbers/{date}', { date: isoDate(date) }));
  if (pathname !== numbers) dated = dated.replace('</head>', () => `${oembedLink(site, head)}</head>`);
  for (const example of EXAMPLES) dated = dated.replaceAll(example, head.image.replace(/\.png$/, ''));
  dated = dated
    .replace(/<link rel="canonical"[^>]*>/, '<meta name="robots" content="noindex">')
    .replace(/<link rel="alternate" hreflang[^>]*>/g, '')
    .replace('<noscript>', (tag) => tag + withoutScript(head, words, dates, texts))
    .replaceAll(numbersOf(EXAMPLE_DATE), numbersOf(dates[0]!));
  return fillForms(dated, words, head);
}

function oembedLink(site: string, { address, title }: { readonly address: string; readonly title: string }): string {
  const oembed = `${site}${OEMBED_PATH}?url=${encodeURIComponent(`${site}${address}`)}`;
  return `<link rel="alternate" type="application/json+oembed" href="${oembed}" title="${escapeHtml(title)}">`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&lt;': '<', '&amp;': '&' };

/** The texts that the page holds for its scripts: headlines, names and titles. */
function textsOf(html: string): PageTexts | undefined {
  const [, json] = / data-words="([^"]*)"/.exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json.replace(/&(?:quot|lt|amp);/g, (entity) => ENTITIES[entity]!));
}
