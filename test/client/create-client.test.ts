import { describe, expect, it, vi } from 'vitest';
import { ApiError, createClient } from '../../src/client/index.ts';

const BASE = 'https://example.org/api';

/** A fetch that gives prepared answers in turn and remembers what it was asked. */
function fakeFetch(...answers: Response[]) {
  const asked: string[] = [];
  const send = (async (url: string) => {
    asked.push(url);
    return answers[Math.min(asked.length, answers.length) - 1]!.clone();
  }) as typeof fetch;
  return { send, asked };
}

const json = (body: unknown, init: ResponseInit = {}): Response => new Response(JSON.stringify(body), init);
const refused = (wait = '7'): Response =>
  json({ error: 'Too many requests', message: 'Espera.' }, { status: 429, headers: { 'Retry-After': wait } });

describe('addresses', () => {
  it.each([
    ['index', (c: ReturnType<typeof createClient>) => c.index(), BASE],
    ['lifePaths', (c: ReturnType<typeof createClient>) => c.lifePaths(), `${BASE}/life-path`],
    ['lifePath', (c: ReturnType<typeof createClient>) => c.lifePath(7), `${BASE}/life-path/7`],
    ['arcana', (c: ReturnType<typeof createClient>) => c.arcana(), `${BASE}/arcana`],
    ['arcanum', (c: ReturnType<typeof createClient>) => c.arcanum(17), `${BASE}/arcana/17`],
    [
      'matrix of an object',
      (c: ReturnType<typeof createClient>) => c.matrix({ day: 5, month: 6, year: 1990 }),
      `${BASE}/matrix/5/6/1990`,
    ],
    ['chart', (c: ReturnType<typeof createClient>) => c.chart('1990-06-15'), `${BASE}/chart/15/6/19`],
    [
      'couple, the earlier date first',
      (c: ReturnType<typeof createClient>) => c.couple({ day: 29, month: 12, year: 1990 }, '1990-06-15'),
      `${BASE}/couple/1990-06-15/1990-12-29`,
    ],
    ['year', (c: ReturnType<typeof createClient>) => c.year('1990-06-15', 2026), `${BASE}/year/1990-06-15/2026`],
    ['statistics', (c: ReturnType<typeof createClient>) => c.statistics(), `${BASE}/statistics`],
    ['matrix of a text', (c: ReturnType<typeof createClient>) => c.matrix('1990-06-05'), `${BASE}/matrix/5/6/1990`],
  ])('%s', async (_, call, url) => {
    const { send, asked } = fakeFetch(json({ ok: true }));
    expect(await call(createClient({ baseUrl: `${BASE}/`, fetch: send }))).toEqual({ ok: true });
    expect(asked).toEqual([url]);
  });
});

describe('errors', () => {
  it.each(['1990-02-30', '1899-12-31', '15/6/1990', '', null, undefined, 19900615, {}])(
    'a wrong date %j is refused without a request',
    async (text) => {
      const { send, asked } = fakeFetch(json({}));
      const error = await createClient({ baseUrl: BASE, fetch: send })
        .matrix(text as string)
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ status: 400, error: 'Invalid date' });
      expect(asked).toEqual([]);
    },
  );

  it.each([
    ['15/6/1990', /^«15\/6\/1990» no es una fecha\. Se espera 'YYYY-MM-DD', por ejemplo '1990-06-15', o \{ day: 15/],
    [new Date(0), /^Un objeto Date es un instante: .* Se espera 'YYYY-MM-DD'/],
    [null, /^«null» no es una fecha\. Se espera 'YYYY-MM-DD'/],
    [{ day: 31, month: 4, year: 1990 }, /^El 31 de abril de 1990 no existe/],
  ])('a wrong date %j is explained without a path of the API', async (input, message) => {
    const answer = createClient({ baseUrl: BASE, fetch: fakeFetch(json({})).send }).chart(input as string);
    await expect(answer).rejects.toThrow(message);
    await expect(answer).rejects.not.toThrow(/\/api/);
  });

  it.each([
    [(c: ReturnType<typeof createClient>) => c.couple('1990-06-15', '1990-02-30'), /^La segunda fecha no es válida\./],
    [(c: ReturnType<typeof createClient>) => c.year('1990-06-15', 1899), /^El año «1899»/],
    [(c: ReturnType<typeof createClient>) => c.year('1990-06-15', 2026.5), /^El año «2026\.5»/],
  ])('a wrong pair is refused without a request, by name', async (call, message) => {
    const { send, asked } = fakeFetch(json({}));
    await expect(call(createClient({ baseUrl: BASE, fetch: send }))).rejects.toMatchObject({
      status: 400,
      error: 'Invalid date',
      message: expect.stringMatching(message),
    });
    expect(asked).toEqual([]);
  });

  it('carry the API’s own words', async () => {
    const { send } = fakeFetch(
      json({ error: 'Number not found', valid_numbers: [1, 2], message: 'No.' }, { status: 404 }),
    );
    await expect(createClient({ baseUrl: BASE, fetch: send }).lifePath(7)).rejects.toMatchObject({
      name: 'ApiError',
      status: 404,
      error: 'Number not found',
      message: 'No.',
      validNumbers: [1, 2],
    });
  });

  it.each([
    [200, '<html>'],
    [502, 'Bad gateway'],
    [503, '{}'],
    [200, 'null'],
    [200, '"text"'],
    [500, 'null'],
    [500, '{"error":{"code":7}}'],
    [500, '{"error":"Server error","message":{"code":7}}'],
    [429, '{"error":null}'],
  ])('an answer %d %j that is not the API’s is told apart', async (status, body) => {
    const { send } = fakeFetch(new Response(body, { status }));
    await expect(createClient({ baseUrl: BASE, fetch: send, waitOnLimit: false }).index()).rejects.toMatchObject({
      status,
      error: 'Unexpected answer',
      message: `${BASE} answered ${status} without the API's JSON`,
    });
  });
});

describe('the limit', () => {
  it('is waited out once, for as long as the API says', async () => {
    vi.useFakeTimers();
    const { send, asked } = fakeFetch(refused(), json({ ok: true }));
    const answer = createClient({ baseUrl: BASE, fetch: send }).index();
    await vi.advanceTimersByTimeAsync(6_999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual({ ok: true });
    expect(asked).toHaveLength(2);
    vi.useRealTimers();
  });

  it('is waited out until a date, too', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    const { send, asked } = fakeFetch(refused('Thu, 01 Jan 2026 00:00:09 GMT'), json({ ok: true }));
    const answer = createClient({ baseUrl: BASE, fetch: send }).index();
    await vi.advanceTimersByTimeAsync(8_999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual({ ok: true });
    vi.useRealTimers();
  });

  it.each([
    ['61', {}, 61],
    ['99999999999', {}, 99_999_999_999],
    ['8', { maxWaitSeconds: 7 }, 8],
  ])('of %s s is not waited out with %j: it is longer than allowed', async (wait, options, retryAfterSeconds) => {
    const { send, asked } = fakeFetch(refused(wait));
    const answer = createClient({ baseUrl: BASE, fetch: send, ...options }).index();
    await expect(answer).rejects.toMatchObject({ status: 429, retryAfterSeconds });
    expect(asked).toHaveLength(1);
  });

  it('is waited out only once', async () => {
    vi.useFakeTimers();
    const { send, asked } = fakeFetch(refused(), refused());
    const answer = createClient({ baseUrl: BASE, fetch: send })
      .index()
      .catch((reason: unknown) => reason);
    await vi.runAllTimersAsync();
    expect(await answer).toMatchObject({ status: 429, retryAfterSeconds: 7 });
    expect(asked).toHaveLength(2);
    vi.useRealTimers();
  });

  it('throws at once when waiting is switched off', async () => {
    const { send, asked } = fakeFetch(refused());
    await expect(createClient({ baseUrl: BASE, fetch: send, waitOnLimit: false }).index()).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: 7,
    });
    expect(asked).toHaveLength(1);
  });

  it('can be aborted while waiting', async () => {
    const { send, asked } = fakeFetch(refused());
    const controller = new AbortController();
    const answer = createClient({ baseUrl: BASE, fetch: send }).index({ signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toHaveLength(1);
  });
});
