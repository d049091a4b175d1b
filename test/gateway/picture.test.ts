import { describe, expect, it } from 'vitest';
import { createGateway } from '../../src/gateway/gateway.ts';
import { createMemoryLimiter } from '../../src/gateway/rate-limit/sliding-window.ts';
import { matrixDrawer } from '../../src/picture/draw-matrix.ts';
import { DARK, LIGHT } from '../../src/picture/octagram-style.ts';
import { content } from '../content-fixture.ts';

const PICTURE = '/api/matrix/15/6/1990.svg';

function setUp(matrixLimit = 60) {
  const gateway = createGateway({
    limiter: createMemoryLimiter(),
    matrixLimit,
    support: 'help@example.org',
    loadContent: async () => content,
    now: () => 0,
    report: () => {},
  });
  return (path: string, init: RequestInit = {}): Promise<Response> =>
    gateway(new Request(`https://example.org${path}`, init), '203.0.113.7', () => {
      throw new Error('a picture is no file');
    });
}

describe('the picture of a date', () => {
  it.each([PICTURE, '/api/matrix/15/06/1990.svg', '/api/matrix/15/6/1990.svg/'])('GET %s is drawn', async (path) => {
    const response = await setUp()(path);
    const drawn = matrixDrawer(content.positions, content.publisher)(
      { day: 15, month: 6, year: 1990 },
      { standalone: true, detail: 'simple' },
    );
    expect([response.status, await response.text()]).toEqual([200, drawn]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=86400',
      'access-control-allow-origin': '*',
      'x-api-license': 'CC-BY-4.0',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'ratelimit-policy': '"matrix";q=60;w=60',
    });
  });

  it.each([
    ['?tema=oscuro', { theme: 'dark' }],
    ['?tema=claro&ancho=480', { theme: 'light', width: 480 }],
    ['?tema=azul&ancho=99', {}],
    ['?ancho=2001', {}],
    ['?ancho=4e2', {}],
  ] as const)('%s', async (query, options) => {
    const drawn = matrixDrawer(content.positions, content.publisher)(
      { day: 15, month: 6, year: 1990 },
      { standalone: true, ...options },
    );
    expect(await (await setUp()(PICTURE + query)).text()).toBe(drawn);
  });

  it('in one scheme has only its colours, and its height follows its width', () => {
    const svg = matrixDrawer(content.positions, content.publisher)(
      { day: 15, month: 6, year: 1990 },
      { standalone: true, theme: 'dark', width: 360 },
    );
    expect([svg.includes(DARK.paper), svg.includes(LIGHT.paper), svg.includes('@media')]).toEqual([true, false, false]);
    expect(svg).toContain('viewBox="0 0 720 964" width="360" height="482"');
  });

  it('has an ETag of its own content', async () => {
    const send = setUp();
    const tags = await Promise.all(
      [PICTURE, PICTURE, '/api/matrix/16/6/1990.svg'].map(async (path) => (await send(path)).headers.get('etag')),
    );
    expect(tags[0]).toMatch(/^"[0-9a-f]{8}"$/);
    expect([tags[1] === tags[0], tags[2] === tags[0]]).toEqual([true, false]);
  });

  it.each([['$'], ['W/$'], ['"other", $'], ['*']])('If-None-Match: %s gives 304', async (condition) => {
    const send = setUp();
    const etag = (await send(PICTURE)).headers.get('etag')!;
    const response = await send(PICTURE, { headers: { 'If-None-Match': condition.replace('$', () => etag) } });
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag]);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
  });

  it('another ETag gives the picture', async () => {
    expect((await setUp()(PICTURE, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });
});

describe('errors', () => {
  it.each([
    '/api/matrix/30/2/1990.svg',
    '/api/matrix/15/6/1899.svg',
    '/api/matrix/x/6/1990.svg',
    '/api/matrix/15/6/1990.json.svg',
    '/api/matrix/15/6.svg',
  ])('GET %s is 400 as JSON', async (path) => {
    const response = await setUp()(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/json; charset=utf-8']);
    expect(await response.json()).toMatchObject({ error: 'Invalid date' });
  });

  it('counts against the limit of the matrix', async () => {
    const send = setUp(1);
    expect([(await send(PICTURE)).status, (await send(PICTURE)).status]).toEqual([200, 429]);
  });

  it('POST is 405', async () => expect((await setUp()(PICTURE, { method: 'POST' })).status).toBe(405));
});
