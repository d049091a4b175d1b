import { describe, expect, it } from 'vitest';
import { answerOembed, oembedBody } from '../../src/gateway/oembed.ts';

const SITE = 'https://example.org';
const PROFILE = `${SITE}/perfil?birth=1987-11-23`;
const WITH_SLASH = PROFILE.replace('?', '/?');
const COUPLE = `${SITE}/pareja?a=1987-11-23&b=1990-06-15`;

function ask(url: string, more = ''): Record<string, unknown> {
  return oembedBody(`?url=${encodeURIComponent(url)}${more}`, SITE, { name: 'Web' }) as Record<string, unknown>;
}

it.each([
  ['OPTIONS', 204],
  ['POST', 405],
  ['DELETE', 405],
  ['HEAD', 200],
])('%s is %i', (method, status) => {
  const request = new Request(`${SITE}/oembed?url=${encodeURIComponent(PROFILE)}`, { method });
  expect(answerOembed(request, SITE, { name: 'Web' }).status).toBe(status);
});

describe('what a pasted link shows', () => {
  it('of a profile is its star in a frame, with its card', () => {
    expect(ask(PROFILE)).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'Perfil del 23 de noviembre de 1987',
      provider_name: 'Web',
      provider_url: SITE,
      width: 420,
      height: 590,
      html: `<iframe src="${SITE}/incrustar?birth=1987-11-23" width="420" height="590" title="La matriz del destino del 23 de noviembre de 1987" loading="lazy" frameborder="0" style="border:0;max-width:100%"></iframe>`,
      thumbnail_url: `${SITE}/api/matrix/23/11/1987.png`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
      cache_age: 86_400,
    });
  });

  it.each([
    [
      COUPLE,
      'Pareja del 23 de noviembre de 1987 y del 15 de junio de 1990',
      '/incrustar?a=1987-11-23&amp;b=1990-06-15',
      '/api/couple/1987-11-23/1990-06-15.png',
    ],
    [
      `${SITE}/pareja?a=23/11/1987`,
      'Compárate con el 23 de noviembre de 1987',
      '/incrustar?birth=1987-11-23',
      '/api/matrix/23/11/1987.png',
    ],
  ])('of %s is %s', (url, title, src, image) => {
    expect(ask(url)).toMatchObject({
      title,
      html: expect.stringContaining(`src="${SITE}${src}"`),
      thumbnail_url: SITE + image,
    });
  });

  it('escapes every attribute', () => {
    const site = 'http://a"onload=alert(1)x="';
    const body = oembedBody(`?url=${encodeURIComponent(`${site}/perfil?birth=1987-11-23`)}`, site, { name: 'Web' });
    expect((body as { html: string }).html).toMatch(
      /^<iframe src="http:\/\/a&quot;onload=alert\(1\)x=&quot;\/incrustar/,
    );
  });

  it.each([
    ['&maxwidth=300', 300, 454],
    ['&maxheight=454', 300, 454],
    ['&maxheight=453', 299, 453],
    ['&maxwidth=200&maxheight=454', 200, 344],
    ['&maxheight=278', 120, 278],
    ['&maxheight=277', 420, 277],
    ['&maxheight=200', 420, 200],
    ['&maxwidth=142&maxheight=200', 142, 200],
    ['&maxwidth=9999', 420, 590],
    ['&maxwidth=50', 50, 321],
    ['&maxheight=1', 420, 1],
    ['&maxwidth=x&format=json', 420, 590],
  ])('%s is %i × %i', (more, width, height) => expect(ask(PROFILE, more)).toMatchObject({ width, height }));

  it.each([
    ['', '', 404],
    ['no address', '', 404],
    ['https://other.example/perfil?birth=1987-11-23', '', 404],
    [`${SITE}/perfil`, '', 404],
    [`${SITE}/perfil?birth=1987-02-30`, '', 404],
    [`${SITE}/docs?birth=1987-11-23`, '', 404],
    [PROFILE, '&format=xml', 501],
    [PROFILE, '&format=XML', 501],
    ['no address', '&format=xml', 501],
  ])('of %s%s is %i', async (url, more, status) => {
    const query = `?url=${encodeURIComponent(url)}${more}`;
    const answer = answerOembed(new Request(`${SITE}/oembed${query}`), SITE, { name: 'Web' });
    expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
      status,
      'application/json; charset=utf-8',
      status === 404
        ? { error: 'Not found', message: expect.stringContaining(`${SITE}/perfil?birth=1990-06-15`) }
        : { error: 'Not implemented', message: expect.stringContaining('format=json') },
    ]);
  });
});

it('takes a page with a slash at its end, which shows the same', () => {
  const of = (url: string) => oembedBody(`?url=${encodeURIComponent(url)}`, SITE, { name: 'Web' });
  expect(of(WITH_SLASH)).toEqual(of(PROFILE));
});
