import { EXAMPLE_DATE } from '../calendar/dates.ts';
import type { Publisher } from '../content/content-schema.ts';
import { METHOD_NOT_ALLOWED } from '../http/errors.ts';
import { languageOfPage } from '../http/published-paths.ts';
import { readQuery } from '../http/site-path.ts';
import { datesOfAddress, linkPreview, type PreviewWords } from '../previews/link-preview.ts';
import { escapeHtml } from '../text/quote.ts';
import { ANSWERS } from '../words/answers.ts';
import { createResponses } from './responses.ts';

/** The default width of the frame, and the widest. */
const WIDEST = 420;
/** Below this, the credit would take more room than the star. */
const SMALLEST = 120;
const CARD = { thumbnail_width: 1200, thumbnail_height: 630 } as const;

/** Shaped like the API's errors, with oEmbed's statuses: not our URL, or an unsupported format. */
const REFUSALS = { 404: 'Not found', 501: 'Not implemented' } as const;

const respond = createResponses();

/** Answers `/oembed?url=…`: what a blog embeds for a pasted link (oembed.com). */
export function answerOembed(
  { method, url, headers }: Request,
  site: string,
  { name }: Pick<Publisher, 'name'>,
): Response {
  if (method === 'OPTIONS') return respond.preflight(headers);
  if (method !== 'GET' && method !== 'HEAD') return respond.error(METHOD_NOT_ALLOWED);
  const query = readQuery(/\?[^#]*/.exec(url)?.[0]);
  const link = query.get('url') ?? '';
  const pasted = URL.canParse(link) ? new URL(link) : undefined;
  // The language of the response is that of the link.
  const language = languageOfPage(pasted?.pathname ?? '');
  const words = ANSWERS[language];
  const refuse = (status: keyof typeof REFUSALS, message: string): Response =>
    respond.refusal(status, { error: REFUSALS[status], message }, language);
  if ((query.get('format') ?? 'json') !== 'json') return refuse(501, words.oembed.onlyJson);
  const page = pasted?.origin === site ? pageAt(pasted, words) : undefined;
  if (!page) return refuse(404, words.oembed.otherAddress(`${site}${words.paths.profile(EXAMPLE_DATE)}`));
  const { preview, frame } = page;
  const { width, height } = sizeWithin(limit(query, 'maxwidth'), limit(query, 'maxheight'));
  const body = {
    version: '1.0',
    type: 'rich',
    title: preview.title,
    provider_name: name,
    provider_url: site,
    width,
    height,
    html: `<iframe src="${escapeHtml(`${site}${frame}`)}" width="${width}" height="${height}" title="${escapeHtml(preview.imageText)}" loading="lazy" frameborder="0" style="border:0;max-width:100%"></iframe>`,
    thumbnail_url: `${site}${preview.image}`,
    ...CARD,
    cache_age: 86_400,
  };
  const links = { languages: [language], alternates: [], related: undefined };
  return respond.computed(`${JSON.stringify(body)}\n`, 'json', headers, links);
}

/** What one of our URLs shows: a profile or an invitation has one date, a couple two. */
function pageAt({ pathname: path, searchParams }: URL, words: PreviewWords) {
  // A trailing slash leads to the same page.
  const pathname = path.replace(/(?<=.)\/$/, '');
  // A page of numbers has no star to show in a frame.
  const dates = pathname === words.paths.numbers ? [] : datesOfAddress(words, pathname, searchParams);
  const [a, b] = dates;
  const preview = linkPreview(words, pathname, dates);
  return a && preview && { preview, frame: b ? words.paths.framedCouple(a, b) : words.paths.framed(a) };
}

/** The star and the credit below it, which needs more lines in a narrow frame. The license requires it, so it must not be cut off. */
function heightOf(width: number): number {
  const lines = width >= 400 ? 1 : Math.ceil(560 / width);
  return Math.ceil((width * 930) / 720) + 28 + 19 * lines;
}

/** The widest frame within both bounds that shows everything; if none fits the height, the widest, because the star can shrink. */
function sizeWithin(maxWidth: number, maxHeight: number): { width: number; height: number } {
  const widest = Math.min(WIDEST, maxWidth);
  for (let width = widest; width >= SMALLEST; width--)
    if (heightOf(width) <= maxHeight) return { width, height: heightOf(width) };
  return { width: widest, height: Math.min(heightOf(widest), maxHeight) };
}

function limit(asked: URLSearchParams, name: string): number {
  const text = asked.get(name) ?? '';
  return /^[1-9][0-9]{0,4}$/.test(text) ? Number(text) : Infinity;
}
