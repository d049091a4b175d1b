import { describe, expect, it } from 'vitest';
import { createGateway } from '../../src/gateway/gateway.ts';
import { createMemoryLimiter } from '../../src/gateway/rate-limit/sliding-window.ts';
import { LIMITS } from '../../src/settings/rate-limits.ts';
import { content } from '../content-fixture.ts';

function setUp(site = 'https://example.org') {
  const clock = { now: 0 };
  const gateway = createGateway({
    limiter: createMemoryLimiter(),
    limits: LIMITS,
    site,
    support: '',
    loadContent: async () => content,
    now: () => clock.now,
    report: () => {},
  });
  const send = (path: string, { ip = '203.0.113.7', method = 'GET', headers = {} } = {}): Promise<Response> =>
    gateway(
      new Request(`https://example.org${path}`, { method, headers }),
      ip,
      async (file) => new Response('{}', { status: file.includes('1991') ? 404 : 200 }),
    );
  const status = async (path: string, options = {}): Promise<number> => (await send(path, options)).status;
  const repeat = async (times: number, path: string, options = {}): Promise<void> => {
    for (let i = 0; i < times; i++) await send(path, options);
  };
  return { clock, send, status, repeat };
}

const MATRIX = '/api/matrix/15/6/1990';
/** Its answer says what is left to the client, because no cache keeps it. */
const REFUSED = '/api/matrix/30/2/1990';

describe('what is left to a client', () => {
  it.each([
    ['a file', MATRIX, {}, 200, false],
    ['what is computed', '/api/couple/1990-06-15/1990-12-29', {}, 200, false],
    ['a picture', `${MATRIX}.svg`, {}, 200, false],
    ['a known version', '/api/year/1990-06-15/2026', { headers: { 'If-None-Match': '*' } }, 304, false],
    ['a page', '/datos', {}, 200, false],
    ['a name', '/api/name/Ana', {}, 200, true],
    ['a known version of it', '/api/name/Ana', { headers: { 'If-None-Match': '*' } }, 304, true],
    ['a wrong date', REFUSED, {}, 400, true],
    ['a wrong name', '/api/name/---', {}, 400, true],
    ['an unknown path', '/api/nothing', {}, 404, true],
  ])('%s says it if no other client can get it from a cache: %s', async (_, path, init, status, isSaid) => {
    const { headers, status: got } = await setUp().send(path, init);
    const isShared = !/^(?:private,|no-store$)/.test(headers.get('cache-control') ?? '');
    expect([got, isShared, headers.has('ratelimit'), headers.has('ratelimit-policy')]).toEqual([
      status,
      !isSaid,
      isSaid,
      true,
    ]);
  });
});

describe('the limit of the matrix endpoint', () => {
  it('passes 60, refuses the 61st with Retry-After, and passes again after that wait', async () => {
    const { clock, send, status, repeat } = setUp();
    await repeat(60, MATRIX);
    clock.now = 1_500;
    const refused = await send(MATRIX);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      error: 'Too many requests',
      message: expect.stringContaining('https://example.org/datos'),
    });
    expect(refused.headers.get('retry-after')).toBe('59');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    clock.now += 59_000;
    expect(await status(MATRIX)).toBe(200);
  });

  it('names the site’s own address when it is told one', async () => {
    const { send, repeat } = setUp('https://numeros.example');
    await repeat(60, MATRIX);
    expect(await (await send(MATRIX)).json()).toMatchObject({
      message: expect.stringContaining('https://numeros.example/datos'),
    });
  });

  it('counts GET and HEAD, valid or not', async () => {
    const { status, repeat } = setUp();
    await repeat(20, MATRIX);
    await repeat(20, MATRIX, { method: 'HEAD' });
    await repeat(20, '/api/matrix/30/2/2000');
    expect(await status(MATRIX)).toBe(429);
    expect(await status('/api/matrix/30/2/2000')).toBe(429);
  });

  it('does not count other methods, nor preflight', async () => {
    const { send, repeat } = setUp();
    for (const method of ['POST', 'OPTIONS']) await repeat(100, MATRIX, { method });
    expect((await send(REFUSED)).headers.get('ratelimit')).toBe('"matrix";r=59;t=60');
  });

  it('is shared by all that depends on a date', async () => {
    const { send } = setUp();
    const paths = ['/api/couple/1990-06-15/1990-12-29', '/api/year/1990-06-15/2026', `${MATRIX}.svg`, MATRIX];
    for (const path of paths) expect((await send(path)).headers.get('ratelimit-policy')).toBe('"matrix";q=60;w=60');
    const refused = ['/api/couple/x/y', '/api/year/1990-06-15/26', '/api/matrix/x.svg', REFUSED, '/api/name/Ana'];
    const left: unknown[] = [];
    for (const path of refused) left.push((await send(path)).headers.get('ratelimit'));
    expect(left).toEqual([55, 54, 53, 52, 51].map((rest) => `"matrix";r=${rest};t=60`));
  });

  it('is per client, and a client is an IPv6 /64', async () => {
    const { status, repeat } = setUp();
    await repeat(60, MATRIX, { ip: '2001:db8::1' });
    expect(await status(MATRIX, { ip: '2001:db8::2' })).toBe(429);
    expect(await status(MATRIX, { ip: '2001:db8:0:1::1' })).toBe(200);
  });
});

describe('the spam guard', () => {
  it('is shared by all other endpoints at 600 and apart from the matrix', async () => {
    const { send, status, repeat } = setUp();
    await repeat(300, '/api/life-path/7');
    await repeat(300, '/api/nothing');
    const refused = await send('/api');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit-policy')).toBe('"api";q=600;w=60');
    expect(await status(MATRIX)).toBe(200);
  });

  it('covers the dataset, pages and what they load too, and says so on their answers', async () => {
    const { send, status, repeat } = setUp();
    const first = await send('/dataset/matrix.csv');
    expect([first.status, first.headers.get('ratelimit-policy')]).toEqual([200, '"api";q=600;w=60']);
    await repeat(300, '/dataset/matrix.csv');
    await repeat(150, '/datos');
    await repeat(149, '/assets/site.js');
    for (const path of ['/dataset/index.json', '/datos', '/assets/site.js', '/nothing'])
      expect([path, await status(path)]).toEqual([path, 429]);
    expect(await status(MATRIX)).toBe(200);
  });
});
