import { describe, expect, it } from 'vitest';
import { createGateway } from '../../src/gateway/gateway.ts';
import { createMemoryLimiter } from '../../src/gateway/rate-limit/sliding-window.ts';
import { coupleDrawer } from '../../src/picture/draw-couple.ts';
import { content } from '../content-fixture.ts';

const COUPLE = '/api/couple/1990-06-15/1990-12-29';
const YEAR = '/api/year/1990-06-15/2026';

function setUp({ matrixLimit = 60, loadContent = async () => content, site = undefined as string | undefined } = {}) {
  const reported: unknown[] = [];
  const gateway = createGateway({
    limiter: createMemoryLimiter(),
    matrixLimit,
    site,
    support: 'help@example.org',
    loadContent,
    now: () => 0,
    report: (problem) => reported.push(problem),
  });
  const send = (path: string, init: RequestInit = {}): Promise<Response> =>
    gateway(new Request(`https://example.org${path}`, init), '203.0.113.7', () => {
      throw new Error('what is computed is no file');
    });
  return { send, reported };
}

describe('couples and years', () => {
  it.each([
    [COUPLE, { input: { a: '1990-06-15', b: '1990-12-29' }, center: { arcana: 20 } }],
    [`${COUPLE}/`, { center: { arcana: 20 } }],
    [`${COUPLE}.json`, { center: { arcana: 20 } }],
    ['/api/couple/1990-12-29/1990-06-15?x=1', { input: { a: '1990-06-15', b: '1990-12-29' } }],
    [YEAR, { input: { date: '1990-06-15', year: 2026 }, arcana: 4 }],
    [`${YEAR}.json`, { arcana: 4 }],
  ])('GET %s is answered', async (path, body) => {
    const response = await setUp().send(path);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-API-License',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=86400',
      'content-type': 'application/json; charset=utf-8',
      etag: expect.stringMatching(/^"[0-9a-f]{8}"$/),
      ratelimit: '"matrix";r=59;t=60',
      'ratelimit-policy': '"matrix";q=60;w=60',
      'referrer-policy': 'no-referrer',
      'x-api-license': 'CC-BY-4.0',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect(await response.json()).toMatchObject(body);
  });

  it('have the same bytes in either order', async () => {
    const { send } = setUp();
    const [there, back] = [await send(COUPLE), await send('/api/couple/1990-12-29/1990-06-15')];
    expect(await there.text()).toBe(await back.text());
    expect(there.headers.get('etag')).toBe(back.headers.get('etag'));
  });

  it.each([
    ['https://numeros.example', 'https://numeros.example/matriz#pareja'],
    [undefined, 'https://example.org/matriz#pareja'],
  ])('name the site %s, or the request’s', async (site, source_url) => {
    expect(await (await setUp({ site }).send(YEAR)).json()).toMatchObject({ source_url });
  });

  it.each([
    ['', 'simple'],
    ['?detail=full', 'full'],
  ] as const)('%s draws the couple %s', async (query, detail) => {
    const response = await setUp().send(`${COUPLE}.svg${query}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-robots-tag': 'noindex',
    });
    const draw = coupleDrawer(content.positions, content.publisher);
    const [a, b] = [
      { day: 15, month: 6, year: 1990 },
      { day: 29, month: 12, year: 1990 },
    ];
    expect(await response.text()).toBe(draw(a, b, { standalone: true, detail }));
  });

  it.each([COUPLE, YEAR, `${COUPLE}.svg`])('%s is 304 for its ETag', async (path) => {
    const { send } = setUp();
    const etag = (await send(path)).headers.get('etag')!;
    const response = await send(path, { headers: { 'If-None-Match': `W/${etag}` } });
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag]);
    expect(response.headers.has('content-type')).toBe(false);
    expect((await send(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it.each([
    ['GET', '/api/couple/1990-06-15/1990-02-30', 400, 'segunda fecha'],
    ['GET', '/api/couple/1990-02-30/1990-06-15.svg', 400, 'primera fecha'],
    ['GET', '/api/couple', 400, 'dos fechas'],
    ['GET', '/api/couple/1990-06-15/1990-12-29/x', 400, 'dos fechas'],
    ['GET', '/api/couple/1990%2D06-15/1990-12-29', 400, 'primera fecha'],
    ['GET', '/api/couple/1990-06-15%2F1990-12-29', 400, 'dos fechas'],
    ['GET', '/api/year/1990-06-15/1899', 400, '«1899»'],
    ['GET', '/api/year/1990-06-15/2026.0', 400, '«2026.0»'],
    ['GET', '/api/year/1990-06-15/2026.svg', 400, '«2026.svg»'],
    ['GET', '/api/couples/1990-06-15/1990-12-29', 404, '/api'],
    ['GET', '/api/Couple/1990-06-15/1990-12-29', 404, '/api'],
    ['POST', COUPLE, 405, 'GET'],
  ])('%s %s is %d', async (method, path, status, words) => {
    const response = await setUp().send(path, { method });
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(words) });
  });

  it('share one allowance with the matrix', async () => {
    const { send } = setUp({ matrixLimit: 3 });
    const paths = [COUPLE, YEAR, '/api/matrix/15/6/1990.svg', `${COUPLE}.svg`, YEAR];
    const statuses = [];
    for (const path of paths) statuses.push((await send(path)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('preflight is 204 and not counted', async () => {
    const { send } = setUp({ matrixLimit: 1 });
    expect((await send(COUPLE, { method: 'OPTIONS' })).status).toBe(204);
    expect((await send(COUPLE, { method: 'HEAD' })).status).toBe(200);
  });

  it('are 500 when their module cannot be loaded', async () => {
    const { send, reported } = setUp({ loadContent: () => Promise.reject(new Error('no module')) });
    expect((await send(COUPLE)).status).toBe(500);
    expect(reported).toEqual([new Error('no module')]);
  });
});
