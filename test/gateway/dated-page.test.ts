import { describe, expect, it } from 'vitest';
import { datedProfile, profileDate, withDate } from '../../src/gateway/dated-page.ts';

const DATE = { day: 15, month: 6, year: 1990 };
const HTML =
  '<title>Perfil de una fecha · Web</title><meta property="og:title" content="Perfil de una fecha">' +
  '<meta property="og:url" content="https://example.org/perfil"><p>Más de una fecha</p>';

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

describe('the date that a request names', () => {
  it.each([
    ['GET', '?birth=1990-06-15', DATE],
    ['HEAD', '?x=1&birth=15%2F6%2F1990#cola', DATE],
    ['GET', '?birth-day=15&birth-month=6&birth-year=1990', DATE],
    ['POST', '?birth=1990-06-15', undefined],
    ['GET', '', undefined],
    ['GET', '?birth=', undefined],
    ['GET', '?birth=1990-02-30', undefined],
    ['GET', '?birth=%22%3E%3Cscript%3E', undefined],
    ['GET', '?birth=1990-06-15%22%3E%3Cscript%3E', undefined],
    ['GET', '#?birth=1990-06-15', undefined],
  ])('%s %s: %j', (method, query, date) => {
    expect(profileDate({ method, url: `http://a b/perfil${query}` })).toEqual(date);
  });
});

describe('the page', () => {
  it('has the date in title and address, and nowhere else', () => {
    expect(withDate(HTML, DATE)).toBe(
      '<title>Perfil del 15 de junio de 1990 · Web</title>' +
        '<meta property="og:title" content="Perfil del 15 de junio de 1990">' +
        '<meta property="og:url" content="https://example.org/perfil?birth=1990-06-15"><p>Más de una fecha</p>',
    );
  });

  it('keeps the headers of a page, but those of the file', async () => {
    const response = await datedProfile(page(), DATE, new Headers());
    expect([response.status, await response.text()]).toEqual([200, withDate(HTML, DATE)]);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      etag: expect.stringMatching(/^W\/"[0-9a-f]{8}"$/),
    });
  });

  it('has another ETag for each date, which gives 304', async () => {
    const etagFor = async (day: number, known = ''): Promise<[number, string | null]> => {
      const response = await datedProfile(page(), { ...DATE, day }, new Headers({ 'If-None-Match': known }));
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
    expect(await datedProfile(other, DATE, new Headers())).toBe(other);
    expect(await other.text()).toBe(HTML);
  });
});
