import { describe, expect, it } from 'vitest';
import { answerOembed } from '../../src/gateway/oembed.ts';

const SITE = 'https://example.org';
const PROFILE = `${SITE}/perfil?birth=1987-11-23`;
const COUPLE = `${SITE}/pareja?a=1987-11-23&b=1990-06-15`;
const PUBLISHER = { name: 'Web' };

const answer = (method: string, url: string, more = '', site = SITE): Response =>
  answerOembed(new Request(`${SITE}/oembed?url=${encodeURIComponent(url)}${more}`, { method }), site, PUBLISHER);
const ask = async (url: string, more = '', site = SITE): Promise<Record<string, string>> =>
  (await answer('GET', url, more, site).json()) as Record<string, string>;

it.each([
  ['OPTIONS', 204],
  ['POST', 405],
  ['DELETE', 405],
  ['HEAD', 200],
])('%s is %i', (method, status) => expect(answer(method, PROFILE).status).toBe(status));

describe('what a pasted link shows', () => {
  it('of a profile is its star in a frame, with its card', async () => {
    const title = 'La matriz del destino del 23 de noviembre de 1987';
    expect(await ask(PROFILE)).toEqual({
      ...{ version: '1.0', type: 'rich', title: 'Perfil del 23 de noviembre de 1987', cache_age: 86_400 },
      ...{ provider_name: 'Web', provider_url: SITE, width: 420, height: 590 },
      html: `<iframe src="${SITE}/incrustar?birth=1987-11-23" width="420" height="590" title="${title}" loading="lazy" frameborder="0" style="border:0;max-width:100%"></iframe>`,
      ...{ thumbnail_url: `${SITE}/api/matrix/23/11/1987.png`, thumbnail_width: 1200, thumbnail_height: 630 },
    });
    // The same page.
    expect(await ask(PROFILE.replace('?', '/?'))).toEqual(await ask(PROFILE));
  });

  it.each([
    [
      COUPLE,
      /^Pareja del 23 de noviembre de 1987 y del 15 /,
      '?a=1987-11-23&amp;b=1990-06-15',
      'couple/1987-11-23/1990-06-15',
    ],
    [
      `${SITE}/pareja?a=23/11/1987`,
      /^Compárate con el 23 de noviembre de 1987$/,
      '?birth=1987-11-23',
      'matrix/23/11/1987',
    ],
  ])('of %s is %s', async (url, title, query, image) => {
    const { title: shown, html, thumbnail_url } = await ask(url);
    expect(shown).toMatch(title);
    expect([html!.split('"')[1], thumbnail_url]).toEqual([`${SITE}/incrustar${query}`, `${SITE}/api/${image}.png`]);
  });

  it('of an English page is in English', async () => {
    const { title, html, thumbnail_url } = await ask(`${SITE}/en/profile?birth=11/23/1987`);
    expect(title).toBe('Profile of November 23, 1987');
    expect(html!.split('"')[1]).toBe(`${SITE}/en/embed?birth=1987-11-23`);
    expect(thumbnail_url).toBe(`${SITE}/api/en/matrix/23/11/1987.png`);
    expect(answer('GET', `${SITE}/en/profile?birth=1987-11-23`).headers.get('content-language')).toBe('en');
    const { message } = await ask(`${SITE}/en/profile`);
    expect(message).toMatch(/^The url parameter must be/);
    expect(message).toContain(`${SITE}/en/profile?birth=`);
  });

  it('escapes every attribute', async () => {
    const site = 'http://a"onload=alert(1)x="';
    const { html } = await ask(`${site}/perfil?birth=1987-11-23`, '', site);
    expect(html).toMatch(/^<iframe src="http:\/\/a&quot;onload=alert\(1\)x=&quot;\/incrustar/);
  });

  it.each([
    ['&maxwidth=300', 300, 454],
    ['&maxheight=454', 300, 454],
    ['&maxheight=453', 299, 453],
    ['&maxwidth=200&maxheight=454', 200, 344],
    ['&maxheight=278', 120, 278],
    ['&maxheight=277', 420, 277],
    ['&maxwidth=142&maxheight=200', 142, 200],
    ['&maxwidth=9999', 420, 590],
    ['&maxwidth=50', 50, 321],
    ['&maxheight=1', 420, 1],
    ['&maxwidth=x&format=json', 420, 590],
  ])('%s is %i × %i', async (more, width, height) => expect(await ask(PROFILE, more)).toMatchObject({ width, height }));

  it.each<[status: number, url: string, more: string]>([
    [404, '', ''],
    [404, 'no address', ''],
    [404, 'https://other.example/perfil?birth=1987-11-23', ''],
    // URLs that only start like the site's, or have only its host.
    ...[`${SITE}.evil.example`, `${SITE}:8443`, `${SITE}@evil.example`, 'http://example.org', `${SITE}x`].map(
      (other): [number, string, string] => [404, `${other}/perfil?birth=1987-11-23`, ''],
    ),
    [404, `https://evil.example/?${PROFILE}`, ''],
    [404, `${SITE}/perfil`, ''],
    [404, `${SITE}/perfil?birth=1987-02-30`, ''],
    [404, `${SITE}/docs?birth=1987-11-23`, ''],
    [501, PROFILE, '&format=xml'],
    [501, 'no address', '&format=xml'],
    [501, PROFILE, '&format=XML'],
  ])('is %i of %j %s', async (status, url, more) => {
    const given = answer('GET', url, more);
    expect([given.status, given.headers.get('content-type')]).toEqual([status, 'application/json; charset=utf-8']);
    const [error, named] =
      status === 404 ? ['Not found', `${SITE}/perfil?birth=1990-06-15`] : ['Not implemented', 'format=json'];
    expect(await given.json()).toEqual({ error, message: expect.stringContaining(named!) });
  });
});
