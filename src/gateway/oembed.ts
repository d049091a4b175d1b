import { type CalendarDate, EXAMPLE_DATE } from '../calendar/dates.ts';
import type { Publisher } from '../content/content-schema.ts';
import { METHOD_NOT_ALLOWED } from '../http/errors.ts';
import { languageOfPage, wordsOfPage } from '../http/published-paths.ts';
import { readQuery } from '../http/site-path.ts';
import { datesOfAddress, linkPreview, type PreviewWords } from '../previews/link-preview.ts';
import type { PageHead } from '../previews/page-head.ts';
import { escapeHtml } from '../text/quote.ts';
import { createResponses } from './responses.ts';

/** The default size of the frame: the star and a line below it. */
const FRAME = { width: 420, height: heightOf(420) } as const;
/** Below this, the credit would take more room than the star. */
const SMALLEST = 120;
/** Includes whatever a link picked up on its way. Parsing a URL takes quadratic time if its host has accents. */
const LONGEST_URL = 4_000;
const CARD = { thumbnail_width: 1200, thumbnail_height: 630 } as const;

/** Shaped like the API's errors, with oEmbed's statuses: not our URL, or an unsupported format. */
const REFUSALS = { 404: 'Not found', 501: 'Not implemented' } as const;
interface Refusal {
  readonly status: keyof typeof REFUSALS;
  readonly body: { readonly error: string; readonly message: string };
}

const respond = createResponses();

/** Answers `/oembed?url=…`, for programs on any site. */
export function answerOembed(
  { method, url, headers }: Request,
  site: string,
  publisher: Pick<Publisher, 'name'>,
): Response {
  if (method === 'OPTIONS') return respond.preflight(headers);
  if (method !== 'GET' && method !== 'HEAD') return respond.error(METHOD_NOT_ALLOWED);
  const asked = askedOf(url);
  const language = languageOfPage(asked.pasted?.pathname ?? '');
  const body = bodyOf(asked, site, publisher);
  return isRefusal(body)
    ? respond.refusal(body.status, body.body, language)
    : respond.computed(`${JSON.stringify(body)}\n`, 'json', headers, {
        languages: [language],
        alternates: [],
        related: undefined,
      });
}

/** What a blog shows where somebody pasted a link to a profile or a couple (oembed.com). */
function bodyOf({ query, pasted }: Asked, site: string, { name }: Pick<Publisher, 'name'>): object | Refusal {
  const words = wordsOfPage(pasted?.pathname ?? '');
  const { oembed, paths } = words;
  if ((query.get('format') ?? 'json') !== 'json') return refusal(501, oembed.onlyJson);
  const page = pasted?.origin === site ? pageAt(pasted, words) : undefined;
  if (!page) return refusal(404, oembed.otherAddress(`${site}${paths.profile(EXAMPLE_DATE)}`));
  const { a, b, preview } = page;
  const { width, height } = sizeWithin(limit(query, 'maxwidth'), limit(query, 'maxheight'));
  const src = escapeHtml(`${site}${b ? paths.framedCouple(a, b) : paths.framed(a)}`);
  return {
    version: '1.0',
    type: 'rich',
    title: preview.title,
    provider_name: name,
    provider_url: site,
    width,
    height,
    html: `<iframe src="${src}" width="${width}" height="${height}" title="${escapeHtml(preview.imageText)}" loading="lazy" frameborder="0" style="border:0;max-width:100%"></iframe>`,
    thumbnail_url: `${site}${preview.image}`,
    ...CARD,
    cache_age: 86_400,
  };
}

interface Asked {
  readonly query: URLSearchParams;
  /** The link that somebody pasted, if it is one; it says the language of what is answered. */
  readonly pasted: URL | undefined;
}

/** Parses the link once: see `LONGEST_URL`. */
function askedOf(url: string): Asked {
  const query = readQuery(/\?[^#]*/.exec(url)?.[0]);
  return { query, pasted: parsed(query.get('url') ?? '') };
}

function parsed(text: string): URL | undefined {
  try {
    return text.length <= LONGEST_URL ? new URL(text) : undefined;
  } catch {
    return undefined;
  }
}

function isRefusal(body: object): body is Refusal {
  return 'status' in body;
}

interface PastedPage {
  readonly a: CalendarDate;
  /** Neither a profile nor an invitation has it. */
  readonly b: CalendarDate | undefined;
  readonly preview: PageHead;
}

/** What one of our URLs shows. */
function pageAt({ pathname: path, searchParams }: URL, words: PreviewWords): PastedPage | undefined {
  // With a trailing slash it is the same page.
  const pathname = path.replace(/(?<=.)\/$/, '');
  // A page of numbers has no star to show in a frame.
  const dates = pathname === words.paths.numbers ? [] : datesOfAddress(words, pathname, searchParams);
  const [a, b] = dates;
  const preview = linkPreview(words, pathname, dates);
  return a && preview && { a, b, preview };
}

/** The star and the credit below it, which takes more lines in a narrow frame: the license requires it, so it must not be cut off. */
function heightOf(width: number): number {
  const lines = width >= 400 ? 1 : Math.ceil(560 / width);
  return Math.ceil((width * 930) / 720) + 28 + 19 * lines;
}

/** The widest frame within both bounds that shows everything. If none is low enough, the widest: the star shrinks, the credit stays short. */
function sizeWithin(maxWidth: number, maxHeight: number): { width: number; height: number } {
  const widest = Math.min(FRAME.width, maxWidth);
  for (let width = widest; width >= SMALLEST; width--)
    if (heightOf(width) <= maxHeight) return { width, height: heightOf(width) };
  return { width: widest, height: Math.min(heightOf(widest), maxHeight) };
}

function limit(asked: URLSearchParams, name: string): number {
  const text = asked.get(name) ?? '';
  return /^[1-9][0-9]{0,4}$/.test(text) ? Number(text) : Infinity;
}

function refusal(status: Refusal['status'], message: string): Refusal {
  return { status, body: { error: REFUSALS[status], message } };
}
