import { EXAMPLE_DATE } from '../calendar/dates.ts';
import { apiPath } from '../http/api-path.ts';
import { type DatedTags, datesOfAddress, tagsOf, withTitle } from '../http/dated-tags.ts';
import { etagOf, matchesEtag } from '../http/headers.ts';
import { OEMBED_PATH } from '../http/site-path.ts';

/** Headers of the file that no longer hold once its content has changed. */
const FILE_HEADERS = ['accept-ranges', 'content-encoding', 'content-length', 'last-modified'];
/** The example address that a profile's page shows when scripts do not run. */
const EXAMPLE = apiPath('/matrix/{day}/{month}/{year}', EXAMPLE_DATE);

/** The tags for the dates in a request for a page; `undefined` if it has none, or an invalid one. */
export function requestedTags({ method, url }: Pick<Request, 'method' | 'url'>): DatedTags | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  // Not parsed as a URL, because a server may receive a host that is not valid in one.
  const [, path = '', query] = /^(?:[^/]+\/\/[^/]*)?([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  const pathname = path.replace(/(?<=.)\/$/, '');
  return tagsOf(pathname, datesOfAddress(pathname, new URLSearchParams(query)));
}

/** A page, as the static layer has it, with its dates in the head: for previews of links, which run no script. */
export async function datedPage(page: Response, tags: DatedTags, asked: Headers): Promise<Response> {
  if (page.status !== 200 || !page.headers.get('content-type')?.startsWith('text/html')) return page;
  const html = withTags(await page.text(), tags);
  const headers = new Headers(page.headers);
  for (const name of FILE_HEADERS) headers.delete(name);
  const etag = etagOf(html);
  // Weak, so that it stays valid when the page is compressed.
  headers.set('etag', `W/${etag}`);
  const isKnown = matchesEtag(asked.get('if-none-match'), etag);
  return new Response(isKnown ? null : html, { status: isKnown ? 304 : 200, headers });
}

/**
 * Writes tags, which are all our own words, where the page of no date has its general ones. A page of dates is nobody
 * else's: search engines do not list it.
 */
export function withTags(html: string, { title, description, address, image, imageText }: DatedTags): string {
  const [, site = ''] = /<meta property="og:url" content="([a-z]+:\/\/[^/"]*)/.exec(html) ?? [];
  const meta = (text: string, name: string, content: string): string =>
    text.replace(new RegExp(`(?<=<meta (?:name|property)="${name}" content=")[^"]*`), () => content);
  let dated = html.replace(/(?<=<title>)[^<]*/, (text) => withTitle(text, title));
  dated = meta(dated, 'description', description);
  dated = meta(dated, 'og:title', title);
  dated = meta(dated, 'og:description', description);
  dated = meta(dated, 'og:url', `${site}${address.replace('&', '&amp;')}`);
  dated = meta(dated, 'og:image', `${site}${image}`);
  dated = meta(dated, 'og:image:alt', imageText);
  const oembed = `${site}${OEMBED_PATH}?url=${encodeURIComponent(`${site}${address}`)}`;
  return dated
    .replace(/<link rel="canonical"[^>]*>/, '<meta name="robots" content="noindex">')
    .replace(
      '</head>',
      `<link rel="alternate" type="application/json+oembed" href="${oembed}" title="${title}"></head>`,
    )
    .replaceAll(EXAMPLE, image.replace(/\.png$/, ''));
}
