import { EXAMPLE_DATE } from '../calendar/dates.ts';
import { apiPath } from '../http/api-path.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { etagOf, matchesEtag } from '../http/headers.ts';
import { PUBLISHED_PATHS } from '../http/published-paths.ts';
import { OEMBED_PATH } from '../http/site-path.ts';
import { datesOfAddress, linkPreview } from '../previews/link-preview.ts';
import { documentTitle, metaTags, type PageHead } from '../previews/page-head.ts';
import { wordsOfPage } from '../previews/published-words.ts';

/** Headers of the file that are wrong once its content has changed. */
const FILE_HEADERS = ['accept-ranges', 'content-encoding', 'content-length', 'last-modified'];
/** The example address, in each language, that a profile page shows without JavaScript. */
const EXAMPLES = PUBLISHED_PATHS.map(({ api }) => api(apiPath('/matrix/{day}/{month}/{year}', EXAMPLE_DATE)));

/** The preview for a request's dates; `undefined` if it has none or an invalid one. */
export function requestedPreview(
  { method, url }: Pick<Request, 'method' | 'url'>,
  thisYear: number,
): PageHead | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  // Not parsed as a URL, because a server may receive an invalid host.
  const [, path = '', query] = /^(?:[^/]+\/\/[^/]*)?([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  const pathname = path.replace(/(?<=.)\/$/, '');
  const words = wordsOfPage(pathname);
  return linkPreview(words, pathname, datesOfAddress(words, pathname, new URLSearchParams(query), thisYear));
}

/** A static page with its dates in the head: preview bots don't run JavaScript. */
export async function datedPage(page: Response, head: PageHead, asked: Headers): Promise<Response> {
  if (page.status !== 200 || !page.headers.get('content-type')?.startsWith('text/html')) return page;
  const html = withPreview(await page.text(), head);
  const headers = new Headers(page.headers);
  for (const name of FILE_HEADERS) headers.delete(name);
  const etag = etagOf(html);
  // Weak, so that it stays valid if the page is compressed.
  headers.set('etag', `W/${etag}`);
  const isKnown = matchesEtag(asked.get('if-none-match'), etag);
  return new Response(isKnown ? null : html, { status: isKnown ? 304 : 200, headers });
}

/**
 * Replaces the general head of a page with that of its dates; all of it is our own text. A page with dates is personal, so search
 * engines may not list it.
 */
export function withPreview(html: string, head: PageHead): string {
  const [, site = ''] = /<meta property="og:url" content="([a-z]+:\/\/[^/"]*)/.exec(html) ?? [];
  const oembed = `${site}${OEMBED_PATH}?url=${encodeURIComponent(`${site}${head.address}`)}`;
  let dated = html.replace(/(?<=<title>)[^<]*/, () => escapeHtml(documentTitle(head.title)));
  for (const [name, content] of Object.entries(metaTags(head, site)))
    dated = dated.replace(new RegExp(`(?<=<meta (?:name|property)="${name}" content=")[^"]*`), () =>
      escapeHtml(content),
    );
  for (const example of EXAMPLES) dated = dated.replaceAll(example, head.image.replace(/\.png$/, ''));
  return dated
    .replace(/<link rel="canonical"[^>]*>/, '<meta name="robots" content="noindex">')
    .replace(/<link rel="alternate" hreflang[^>]*>/g, '')
    .replace(
      '</head>',
      `<link rel="alternate" type="application/json+oembed" href="${oembed}" title="${escapeHtml(head.title)}"></head>`,
    );
}
