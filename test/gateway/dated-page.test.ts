import { describe, expect, it } from 'vitest';
import { type DatedAddress, datedPage, requestedDates, withDates } from '../../src/gateway/dated-page.ts';
import { linkPreview } from '../../src/previews/link-preview.ts';

const HTML =
  '<head><title>Perfil de una fecha · Open Numerology</title><meta name="description" content="Una fecha.">' +
  '<link rel="canonical" href="https://example.org/perfil"><meta property="og:title" content="Perfil de una fecha">' +
  '<meta property="og:description" content="Una fecha."><meta property="og:url" content="https://example.org/perfil">' +
  '<meta property="og:image" content="https://example.org/assets/cover.png"><meta property="og:image:width" content="1200">' +
  '<meta property="og:image:alt" content="Perfil"></head><p>Más de una fecha</p>';
const [PROFILE, COUPLE] = ['/perfil?birth=1990-06-15', '/pareja?a=1987-11-23&b=1990-06-15'];
const [INVITATION, NUMBERS] = ['/pareja?a=1990-06-15', '/numeros?birth=1990-06-15'];

const datesOf = (url: string): DatedAddress => requestedDates({ method: 'GET', url }, 2026)!;

function page(status = 200, type = 'text/html; charset=utf-8'): Response {
  const kept = { 'Content-Type': type, 'Content-Security-Policy': "default-src 'none'" };
  const ofFile = {
    'Accept-Ranges': 'bytes',
    'Content-Length': '999',
    'Last-Modified': 'Thu, 01 Jan 1970 00:00:00 GMT',
    ETag: '"file"',
  };
  return new Response(HTML, { status, headers: { ...kept, ...ofFile } });
}

it.each<[address: string | undefined, method: string, targets: string[]]>([
  [PROFILE, 'GET', [PROFILE, '/perfil/?birth=1990-06-15', '/perfil?birth-day=15&birth-month=6&birth-year=1990']],
  [PROFILE, 'HEAD', ['/perfil?x=1&birth=15%2F6%2F1990#cola']],
  [COUPLE, 'GET', ['/pareja?b=1990-06-15&a=23/11/1987', '/pareja?b=15/6/90&a=23/11/87']],
  // The recipient adds the other date.
  [INVITATION, 'GET', [INVITATION, '/pareja?a=x&b=1990-06-15']],
  [NUMBERS, 'GET', [NUMBERS, '/numeros/?birth=15/6/90&nombre=Ana']],
  // English pages read dates in their own order.
  ['/en/profile?birth=1990-06-05', 'GET', ['/en/profile?birth=6/5/1990', '/en/profile/?birth=June+5,+1990']],
  ['/en/profile?birth=1990-06-05', 'GET', ['/en/profile?birth-day=5&birth-month=6&birth-year=1990']],
  ['/en/couple?a=1987-11-23&b=1990-06-15', 'GET', ['/en/couple?b=6/15/1990&a=1987-11-23']],
  [undefined, 'GET', ['/en/perfil?birth=1990-06-15', '/profile?birth=1990-06-15', '/en/profile?birth=15/6/1990']],
  [undefined, 'POST', [PROFILE]],
  [undefined, 'GET', ['/perfil', '/perfil?birth=', '/perfil?a=1990-06-15', '/pareja?birth=1990-06-15']],
  [undefined, 'GET', ['/docs?birth=1990-06-15', '/perfil?birth=1990-02-30', '/perfil#?birth=1990-06-15']],
  [undefined, 'GET', ['/perfil?birth=%22%3E%3Cscript%3E', '/perfil?birth=1990-06-15%22%3E%3Cscript%3E']],
])('the dates are those of %s in %s %j', (address, method, targets) => {
  for (const target of targets)
    for (const url of [`http://a b${target}`, target]) {
      const dated = requestedDates({ method, url }, 2026);
      expect(dated && linkPreview(dated.words, dated.pathname, dated.dates)?.address).toBe(address);
    }
});

describe('the page', () => {
  it.each([
    [PROFILE, '/en/profile', '/en/profile?birth=1990-06-15'],
    ['/pareja?b=15/6/90&a=23/11/87', '/en/couple', '/en/couple?a=1987-11-23&amp;b=1990-06-15'],
    ['/en/profile?birth=6/5/1990', '/perfil', '/perfil?birth=1990-06-05'],
  ])('%s keeps its dates in the other language without JavaScript', (asked, other, expected) => {
    const link = (href: string): string => `<a href="${href}" hreflang="x" data-language="true"><a href="/docs">`;
    expect(withDates(HTML + link(other), datesOf(asked))).toContain(link(expected));
  });

  // Pages of a date and of a couple are approved in test/approved/website/.
  it('of an invitation has its date in every tag, and nowhere else', () => {
    const title = 'Compárate con el 15 de junio de 1990';
    const description = 'Escribe tu fecha de nacimiento y mira la estrella que forma con la del 15 de junio de 1990.';
    const oembed = encodeURIComponent(`https://example.org${INVITATION}`);
    expect(withDates(HTML, datesOf(INVITATION))).toBe(
      `<head><title>${title} · Open Numerology</title><meta name="description" content="${description}">` +
        `<meta name="robots" content="noindex"><meta property="og:title" content="${title}">` +
        `<meta property="og:description" content="${description}">` +
        `<meta property="og:url" content="https://example.org${INVITATION}">` +
        '<meta property="og:image" content="https://example.org/api/matrix/15/6/1990.png">' +
        '<meta property="og:image:width" content="1200">' +
        '<meta property="og:image:alt" content="La matriz del destino del 15 de junio de 1990">' +
        `<link rel="alternate" type="application/json+oembed" href="https://example.org/oembed?url=${oembed}" ` +
        `title="${title}"></head><p>Más de una fecha</p>`,
    );
  });

  it('of numbers leads to the life path of its date, and to no frame', () => {
    const html = withDates(`${HTML}<noscript>/api/numbers/1990-06-15</noscript>`, datesOf('/numeros?birth=1987-11-23'));
    expect(html).toContain(
      '<noscript><h2><a href="/camino-de-vida/5">Los números del 23 de noviembre de 1987: camino de vida 5</a></h2>/api/numbers/1987-11-23',
    );
    expect(html).not.toContain('oembed');
  });

  it('in English has its date as English writes it, with the answers of that language, and says nothing of the other', () => {
    const english = HTML.replace('/perfil', '/en/profile').replace(
      '</head>',
      '<link rel="alternate" hreflang="es" href="https://example.org/perfil"></head><a href="/api/en/matrix/15/6/1990">',
    );
    const html = withDates(english, datesOf('/en/profile?birth=1990-06-05'));
    expect(html).toContain('<title>Profile of June 5, 1990 · ');
    expect(html).toContain('content="https://example.org/api/en/matrix/5/6/1990.png"');
    expect(html).toContain('<a href="/api/en/matrix/5/6/1990">');
    expect(html).not.toContain('hreflang');
  });

  it('keeps the headers of a page, except those of the file', async () => {
    const response = await datedPage(page(), datesOf(PROFILE), new Headers());
    expect([response.status, await response.text()]).toEqual([200, withDates(HTML, datesOf(PROFILE))]);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      etag: expect.stringMatching(/^W\/"[0-9a-f]{8}"$/),
    });
  });

  it('has another ETag for each date, which gives 304', async () => {
    const ask = (day: number, known: string): Promise<Response> =>
      Promise.resolve(
        datedPage(page(), datesOf(`/perfil?birth=1990-06-${day}`), new Headers({ 'If-None-Match': known })),
      );
    const etag = (await ask(15, '')).headers.get('etag')!;
    const answers = [await ask(15, etag), await ask(16, etag), await ask(15, '"file"')];
    expect(answers.map(({ status }) => status)).toEqual([304, 200, 200]);
    expect(answers[0]!.headers.get('etag')).toBe(etag);
  });

  it.each([
    [404, 'text/html; charset=utf-8'],
    [200, 'application/json'],
  ])('is left as it is with %d %s', async (status, type) => {
    const other = page(status, type);
    expect(await datedPage(other, datesOf(PROFILE), new Headers())).toBe(other);
    expect(await other.text()).toBe(HTML);
  });
});
