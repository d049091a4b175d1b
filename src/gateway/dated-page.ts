import { type CalendarDate, EXAMPLE_DATE, isoDate } from '../calendar/dates.ts';
import { apiPath } from '../http/api-path.ts';
import { etagOf, matchesEtag } from '../http/headers.ts';
import { PUBLISHED_PATHS, wordsOfPage } from '../http/published-paths.ts';
import { OEMBED_PATH, readQuery } from '../http/site-path.ts';
import { lifePathNumber } from '../method/birth-numbers.ts';
import { POINT_INDEX } from '../method/chart-formulas.ts';
import { couplePoints } from '../method/couple-chart.ts';
import { dateChart, POSITION_POINTS, type PositionKey } from '../method/destiny-matrix.ts';
import { datesOfAddress, linkPreview, type PreviewTexts, type PreviewWords } from '../previews/link-preview.ts';
import { documentTitle, metaTags, type PageHead } from '../previews/page-head.ts';
import { escapeHtml } from '../text/quote.ts';
import { BIRTH_PARAMETER, COUPLE_PARAMETERS } from '../words/page-paths.ts';

/** Headers of the file that are wrong once its content is changed. */
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
 * Replaces a page's generic head with that of its dates, and inserts what readers without JavaScript see. None of the text comes
 * from the request. A page with dates is personal, so search engines may not list it.
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
    .replace(/<a href="[^"]*(?=" [^>]*data-language)/g, (link) => link + escapeHtml(head.address.replace(/^[^?]*/, '')))
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

/** The texts of a page with a star: `data-words` of profiles and couples. */
export interface PageTexts extends PreviewTexts {
  readonly titles: readonly { readonly key: string; readonly title: string }[];
}

/** What a page with dates shows without JavaScript: title, headline, star, and the arcanum of each position. */
function withoutScript(
  head: PageHead,
  { paths }: Pick<PreviewWords, 'paths'>,
  [a, b]: readonly CalendarDate[],
  texts: PageTexts | undefined,
): string {
  const title = escapeHtml(head.title);
  if (!texts) return `<h2><a href="${paths.lifePath(lifePathNumber(a!))}">${title}</a></h2>`;
  const chart = b ? couplePoints(a!, b) : dateChart(a!);
  const positions = texts.titles.map(({ key, title: position }) => {
    const number = chart[POINT_INDEX[POSITION_POINTS[key as PositionKey]]]!;
    const arcanum = escapeHtml(`${number}, ${texts.names[number - 1]}`);
    return `<li>${escapeHtml(position)}: <a href="${paths.arcanum(number)}">${arcanum}</a></li>`;
  });
  return [
    `<h2>${title}</h2>`,
    head.shared ? `<p class="headline">${escapeHtml(head.shared)}</p>` : '',
    `<p><img src="${head.image.replace(/png$/, 'svg')}" alt="${escapeHtml(head.imageText)}" width="720" height="930"></p>`,
    `<ul>${positions.join('')}</ul>`,
  ].join('');
}

/** Fills the page's dates into its forms, so that replying to an invitation keeps the sender's date. */
function fillForms(html: string, { paths }: Pick<PreviewWords, 'paths'>, head: PageHead): string {
  const query = new URLSearchParams(head.address.split('?')[1]);
  const names = head.address.startsWith(paths.couples) ? COUPLE_PARAMETERS : [BIRTH_PARAMETER];
  let filled = html;
  for (const name of names) {
    const date = query.get(name);
    if (date === null) continue;
    const [year, month, day] = date.split('-').map(Number);
    for (const [part, value] of Object.entries({ day, month, year }))
      filled = filled.replaceAll(` name="${name}-${part}"`, ` name="${name}-${part}" value="${value}"`);
  }
  // A form for the visitor's own date also submits the page's date.
  const hidden = ` type="hidden" name="${COUPLE_PARAMETERS[0]}"`;
  return filled.replaceAll(hidden, `${hidden} value="${query.get(names[0]!)}"`);
}
