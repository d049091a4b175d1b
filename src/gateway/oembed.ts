import type { Publisher } from '../content/content-schema.ts';
import { datesOfAddress, tagsOf } from '../http/dated-tags.ts';
import { BIRTH_PARAMETER, COUPLE_PARAMETERS, sitePath } from '../http/site-path.ts';
import { createResponses } from './responses.ts';

/** As large as the frame is shown where nobody says another size, and its shape: the star and a line below it. */
const FRAME = { width: 420, height: 590, min: 200 } as const;
const CARD = { thumbnail_width: 1200, thumbnail_height: 630 } as const;

/** In the form of the API's errors, with the statuses that oEmbed names: an address that is not ours, a format that we do not write. */
const REFUSALS = { 404: 'Not found', 501: 'Not implemented' } as const;
interface Refusal {
  readonly status: keyof typeof REFUSALS;
  readonly body: { readonly error: string; readonly message: string };
}

const respond = createResponses();

/** Answers `/oembed?url=…`, for programs on any site. */
export function answerOembed({ url, headers }: Request, site: string, publisher: Pick<Publisher, 'name'>): Response {
  const body = oembedBody(/\?[^#]*/.exec(url)?.[0] ?? '', site, publisher);
  return isRefusal(body) ? respond.error(body) : respond.computed(`${JSON.stringify(body)}\n`, 'json', headers);
}

/** The body of the answer: what a blog shows where somebody pasted a link to a profile or a couple (oembed.com). */
export function oembedBody(query: string, site: string, { name }: Pick<Publisher, 'name'>): object | Refusal {
  const asked = new URLSearchParams(query);
  if ((asked.get('format') ?? 'json') !== 'json')
    return refusal(501, 'Solo hay respuestas en JSON: format=json, o ninguno.');
  const dates = datesOf(asked.get('url') ?? '', site);
  const [a, b] = dates ?? [];
  const tags = dates && tagsOf(b ? sitePath.couples() : sitePath.profiles(), dates);
  if (!a || !tags)
    return refusal(
      404,
      `El parámetro url debe ser la dirección de un perfil o de una pareja de este sitio, como ${site}${sitePath.profile({ day: 15, month: 6, year: 1990 })}.`,
    );
  const width = Math.max(
    FRAME.min,
    Math.min(FRAME.width, limit(asked, 'maxwidth'), limit(asked, 'maxheight') * (FRAME.width / FRAME.height)),
  );
  const height = Math.ceil((width * FRAME.height) / FRAME.width);
  const src = `${site}${b ? sitePath.framedCouple(a, b) : sitePath.framed(a)}`.replace('&', '&amp;');
  return {
    version: '1.0',
    type: 'rich',
    title: tags.title,
    provider_name: name,
    provider_url: site,
    width: Math.floor(width),
    height,
    html: `<iframe src="${src}" width="${Math.floor(width)}" height="${height}" title="${tags.imageText}" loading="lazy" frameborder="0" style="border:0;max-width:100%"></iframe>`,
    thumbnail_url: `${site}${tags.image}`,
    ...CARD,
    cache_age: 86_400,
  };
}

function isRefusal(body: object): body is Refusal {
  return 'status' in body;
}

/** The dates of an address of ours. */
function datesOf(url: string, site: string): ReturnType<typeof datesOfAddress> | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname, searchParams } = new URL(url);
  const names = pathname === sitePath.couples() ? COUPLE_PARAMETERS : [BIRTH_PARAMETER];
  // A part of the addresses is an invitation, with one date.
  const dates = origin === site ? datesOfAddress(pathname, searchParams) : [];
  return dates.length > 0 && dates.length <= names.length ? dates : undefined;
}

function limit(asked: URLSearchParams, name: string): number {
  const text = asked.get(name) ?? '';
  return /^[1-9][0-9]{0,4}$/.test(text) ? Number(text) : Infinity;
}

function refusal(status: Refusal['status'], message: string): Refusal {
  return { status, body: { error: REFUSALS[status], message } };
}
