import { describe, expect, it } from 'vitest';
import { datedPage, requestedPreview, withPreview } from '../../src/gateway/dated-page.ts';
import type { PageHead } from '../../src/previews/page-head.ts';

const DATE = { day: 15, month: 6, year: 1990 };
const HTML =
  '<head><title>Perfil de una fecha · Open Numerology</title><meta name="description" content="Una fecha.">' +
  '<link rel="canonical" href="https://example.org/perfil"><meta property="og:title" content="Perfil de una fecha">' +
  '<meta property="og:description" content="Una fecha."><meta property="og:url" content="https://example.org/perfil">' +
  '<meta property="og:image" content="https://example.org/assets/cover.png"><meta property="og:image:width" content="1200">' +
  '<meta property="og:image:alt" content="Perfil"></head><p>Más de una fecha</p>';

const ADDRESS = {
  profile: '/perfil?birth=1990-06-15',
  couple: '/pareja?a=1987-11-23&b=1990-06-15',
  invitation: '/pareja?a=1990-06-15',
};

function previewOf(url: string): PageHead {
  return requestedPreview({ method: 'GET', url })!;
}

function page(status = 200, type = 'text/html; charset=utf-8'): Response {
  const headers = {
    'Content-Type': type,
    'Content-Security-Policy': "default-src 'none'",
    'Content-Length': '999',
    'Last-Modified': 'Thu, 01 Jan 1970 00:00:00 GMT',
    ETag: '"file"',
  };
  return new Response(HTML, { status, headers });
}

describe('the dates that a request names', () => {
  it.each([
    ['GET', '/perfil?birth=1990-06-15', ADDRESS.profile],
    ['GET', '/perfil/?birth=1990-06-15', ADDRESS.profile],
    ['HEAD', '/perfil?x=1&birth=15%2F6%2F1990#cola', ADDRESS.profile],
    ['GET', '/perfil?birth-day=15&birth-month=6&birth-year=1990', ADDRESS.profile],
    ['GET', '/pareja?b=1990-06-15&a=23/11/1987', ADDRESS.couple],
    ['GET', '/pareja?a=1990-06-15', ADDRESS.invitation],
    // Whoever answers writes the other one.
    ['GET', '/pareja?a=x&b=1990-06-15', ADDRESS.invitation],
    ['POST', '/perfil?birth=1990-06-15', undefined],
    ['GET', '/perfil', undefined],
    ['GET', '/perfil?birth=', undefined],
    ['GET', '/perfil?a=1990-06-15', undefined],
    ['GET', '/pareja?birth=1990-06-15', undefined],
    ['GET', '/docs?birth=1990-06-15', undefined],
    ['GET', '/perfil?birth=1990-02-30', undefined],
    ['GET', '/perfil?birth=%22%3E%3Cscript%3E', undefined],
    ['GET', '/perfil?birth=1990-06-15%22%3E%3Cscript%3E', undefined],
    ['GET', '/perfil#?birth=1990-06-15', undefined],
  ])('%s %s: %s', (method, target, address) => {
    expect(requestedPreview({ method, url: `http://a b${target}` })?.address).toBe(address);
    expect(requestedPreview({ method, url: target })?.address).toBe(address);
  });
});

describe('the page', () => {
  // Those of a date and of a couple are approved in test/approved/website/.
  it('of an invitation has its date in every tag, and nowhere else', () => {
    const title = 'Compárate con el 15 de junio de 1990';
    const description = 'Escribe tu fecha de nacimiento y mira la estrella que forma con la del 15 de junio de 1990.';
    const oembed = encodeURIComponent(`https://example.org${ADDRESS.invitation}`);
    expect(withPreview(HTML, previewOf(ADDRESS.invitation))).toBe(
      `<head><title>${title} · Open Numerology</title><meta name="description" content="${description}">` +
        `<meta name="robots" content="noindex"><meta property="og:title" content="${title}">` +
        `<meta property="og:description" content="${description}">` +
        `<meta property="og:url" content="https://example.org${ADDRESS.invitation}">` +
        '<meta property="og:image" content="https://example.org/api/matrix/15/6/1990.png">' +
        '<meta property="og:image:width" content="1200">' +
        '<meta property="og:image:alt" content="La matriz del destino del 15 de junio de 1990">' +
        `<link rel="alternate" type="application/json+oembed" href="https://example.org/oembed?url=${oembed}" ` +
        `title="${title}"></head><p>Más de una fecha</p>`,
    );
  });

  it('keeps the headers of a page, but those of the file', async () => {
    const response = await datedPage(page(), previewOf(ADDRESS.profile), new Headers());
    expect([response.status, await response.text()]).toEqual([200, withPreview(HTML, previewOf(ADDRESS.profile))]);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      etag: expect.stringMatching(/^W\/"[0-9a-f]{8}"$/),
    });
  });

  it('has another ETag for each date, which gives 304', async () => {
    const etagFor = async (day: number, known = ''): Promise<[number, string | null]> => {
      const preview = previewOf(`/perfil?birth=${DATE.year}-06-${day}`);
      const response = await datedPage(page(), preview, new Headers({ 'If-None-Match': known }));
      return [response.status, response.headers.get('etag')];
    };
    const [, etag] = await etagFor(15);
    expect(await etagFor(15, etag!)).toEqual([304, etag]);
    expect((await etagFor(16, etag!))[0]).toBe(200);
    expect((await etagFor(15, '"file"'))[0]).toBe(200);
  });

  it.each([
    [404, 'text/html; charset=utf-8'],
    [200, 'application/json'],
  ])('is left as it is with %d %s', async (status, type) => {
    const other = page(status, type);
    expect(await datedPage(other, previewOf(ADDRESS.profile), new Headers())).toBe(other);
    expect(await other.text()).toBe(HTML);
  });
});
