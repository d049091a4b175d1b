import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serviceIndex } from '../../src/api/service-index.ts';
import { ERROR_TEXTS, type ErrorText } from '../../src/client/api-error.ts';
import { ApiError, createClient, type RequestOptions } from '../../src/client/index.ts';
import { filesInMemory, gatewayInMemory } from '../api/service-in-memory.ts';
import { contextOf } from '../content-fixture.ts';
import { freePort } from '../free-port.ts';

const SITE = 'https://example.org';
const BASE = `${SITE}/api`;

/** A fetch that returns prepared responses in turn and records its requests. */
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

const DATE = { day: 15, month: 6, year: 1990 };
const INDEX = serviceIndex(contextOf(SITE));
const [gateway, files] = [gatewayInMemory({ site: SITE }), filesInMemory(SITE)];
/** The API's own answer. */
const answerOf = async (url: string): Promise<object> =>
  (await (await gateway(new Request(url), '203.0.113.7', files)).json()) as object;

type Call = (client: ReturnType<typeof createClient>, options?: RequestOptions) => Promise<unknown>;
const CALLS: readonly (readonly [string, Call, string])[] = [
  ['index', (c, o) => c.index(o), BASE],
  ['lifePaths', (c, o) => c.lifePaths(o), `${BASE}/life-path`],
  ['lifePath', (c, o) => c.lifePath(7, o), `${BASE}/life-path/7`],
  ['arcana', (c, o) => c.arcana(o), `${BASE}/arcana`],
  ['arcanum', (c, o) => c.arcanum(17, o), `${BASE}/arcana/17`],
  ['matrix of an object', (c, o) => c.matrix({ day: 5, month: 6, year: 1990 }, o), `${BASE}/matrix/5/6/1990`],
  ['matrix of a text', (c, o) => c.matrix('1990-06-05', o), `${BASE}/matrix/5/6/1990`],
  ['calendar', (c, o) => c.calendar(1990, o), `${BASE}/calendar/1990`],
  ['chart', (c, o) => c.chart('1990-06-15', o), `${BASE}/chart/15/6/19`],
  [
    'couple, the earlier date first',
    (c, o) => c.couple({ day: 29, month: 12, year: 1990 }, '1990-06-15', o),
    `${BASE}/couple/1990-06-15/1990-12-29`,
  ],
  ['year', (c, o) => c.year('1990-06-15', 2026, o), `${BASE}/year/1990-06-15/2026`],
  ['numbers', (c, o) => c.numbers('1990-06-15', o), `${BASE}/numbers/1990-06-15`],
  ['day', (c, o) => c.day('1990-06-15', { ...DATE, day: 5 }, o), `${BASE}/day/1990-06-15/1990-06-05`],
  ['name', (c, o) => c.name(' José Pi', undefined, o), `${BASE}/name/Jos%C3%A9%20Pi`],
  ['statistics', (c, o) => c.statistics(o), `${BASE}/statistics`],
];
/** By their address. */
const ANSWERS = Object.fromEntries(
  await Promise.all(CALLS.map(async ([, , url]) => [url, await answerOf(url)] as const)),
);
/** Calls whose responses have the same form as others. */
const MORE_CALLS: typeof CALLS = [
  ['name and date', (c, o) => c.name('José Pi', '1990-06-15', o), `${BASE}/name/Jos%C3%A9%20Pi/1990-06-15`],
  ['get of a list', (c, o) => (o ? c.get('/arcana', {}, o) : c.get('/arcana')), `${BASE}/arcana`],
  [
    'get of parameters',
    (c, o) => c.get('/year/{date}/{year}', { date: '1990-06-15', year: 2026 }, o),
    `${BASE}/year/1990-06-15/2026`,
  ],
];

// Even after a failure: the test runner's timeouts need the real clock.
afterEach(() => {
  vi.useRealTimers();
});

describe('addresses', () => {
  it.each([...CALLS, ...MORE_CALLS])('%s', async (_, call, url) => {
    const answer = await answerOf(url);
    const { send, asked } = fakeFetch(json(answer));
    expect(await call(createClient({ baseUrl: `${BASE}/`, fetch: send }))).toEqual(answer);
    expect(asked).toEqual([url]);
  });

  it.each([...CALLS, ...MORE_CALLS])('%s can be aborted', async (_, call) => {
    const { send, asked } = fakeFetch(json({}));
    const reason = new Error('changed my mind');
    const answer = call(createClient({ baseUrl: BASE, fetch: send }), { signal: AbortSignal.abort(reason) });
    await expect(answer).rejects.toBe(reason);
    expect(asked).toEqual([]);
  });
});

describe('errors', () => {
  // What is said of every other mistake, in either language, is in languages.test.ts.
  it.each<[unknown, string, string]>([
    [
      '15/6/1990',
      "«15/6/1990» no es una fecha. Se espera 'YYYY-MM-DD', por ejemplo '",
      '"15/6/1990" is not a date. Ex',
    ],
    ['', "«» no es una fecha. Se espera 'YYYY-MM-DD', por ejemplo '1990-06-15', o {", '"" is not a date. Expected'],
    [null, '«null» no es una fecha.', '"null" is not a date. Expected'],
    [undefined, '«undefined» no es una fecha.', '"undefined" is not a date.'],
    [19900615, '«19900615» no es una fecha.', '"19900615" is not a date.'],
    [new Date(0), 'Un objeto Date es un instante: ', 'A Date object is an instant: its day depends on'],
    [{ day: 31, month: 4, year: 1990 }, 'El 31 de abril de 1990 no existe', 'April 31, 1990 does not'],
  ])('the date %j is refused without a request or a path of the API: %s, %s', async (date, message, reason) => {
    const { send, asked } = fakeFetch(json({}));
    const answer = createClient({ baseUrl: BASE, fetch: send }).chart(date as string);
    const error = (await answer.catch((caught: unknown) => caught)) as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, error: 'Invalid date', reason: expect.stringContaining(reason) });
    const said = error.message;
    expect([said.slice(0, message.length), said.includes('/api'), asked]).toEqual([message, false, []]);
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
      reason: 'No such number; valid numbers are 1, 2.',
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
      reason: expect.stringMatching(REASONS['Unexpected answer']),
    });
  });
});

describe('a response to a different request', () => {
  it.each(CALLS)('%s: every other response of the API is recognized', async (_, call, url) => {
    const others = [...Object.entries(ANSWERS), ['a list', []], ['an object', {}]] as const;
    for (const [address, body] of others.filter(([name]) => name !== url)) {
      // Two lists have the same form, and so do two objects of one kind.
      if (Array.isArray(body) && body.length > 0 && Array.isArray(ANSWERS[url])) continue;
      const { send } = fakeFetch(json(body));
      const answer = call(createClient({ baseUrl: BASE, fetch: send })).then(() => `${address} passed`);
      await expect(answer).rejects.toMatchObject({ name: 'ApiError', status: 200, error: 'Unexpected answer' });
    }
  });

  it.each([
    undefined,
    {},
    { baseUrl: undefined },
    { baseUrl: 7 },
    { baseUrl: '' },
    { baseUrl: 'example.org/api' },
    { baseUrl: 'https://example.org/api?x' },
  ])('createClient(%j) is refused with a line that names baseUrl', (options) => {
    expect(() => createClient(options as never)).toThrow(
      /^createClient: baseUrl is .*; it must be the address of an API without a query, such as/,
    );
  });

  it.each([undefined, null, 7])('a name that is %j is refused', async (name) => {
    const { send, asked } = fakeFetch(json(INDEX));
    const answer = createClient({ baseUrl: BASE, fetch: send }).name(name as never);
    await expect(answer).rejects.toMatchObject({ status: 400, error: 'Invalid name' });
    expect(asked).toEqual([]);
  });

  it.each([0, -1, Number.NaN, '10'])('a deadline of %j is refused', (timeoutMs) => {
    expect(() => createClient({ baseUrl: BASE, timeoutMs: timeoutMs as number })).toThrow(
      /^createClient: timeoutMs is/,
    );
  });
});

/** Never responds or never ends its body, and either listens to its signal or ignores it. */
function silent(part: 'head' | 'body', listens: boolean): typeof fetch {
  return ((_: string, { signal }: RequestInit) => {
    const never = new Promise<never>((_resolve, reject) => {
      if (listens) signal!.addEventListener('abort', () => reject(signal!.reason as Error));
    });
    const body = new ReadableStream({ pull: () => never });
    return part === 'head' ? never : Promise.resolve(new Response(body));
  }) as typeof fetch;
}

const SILENT = [
  ['head', true],
  ['head', false],
  ['body', true],
  ['body', false],
] as const;

it.each(SILENT)('the caller can abort during the %s (a fetch that listens: %s)', async (part, listens) => {
  const controller = new AbortController();
  const client = createClient({ baseUrl: BASE, fetch: silent(part, listens) });
  const answer = client.matrix('1990-06-15', { signal: controller.signal });
  setTimeout(() => controller.abort(), 5);
  await expect(answer).rejects.toBe(await rejection(controller.signal));
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

function rejection(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(signal.reason)));
}

describe('the deadline', () => {
  it.each(SILENT)('ends a silent %s (a fetch that listens: %s) after ten seconds', async (part, listens) => {
    vi.useFakeTimers();
    const answer = createClient({ baseUrl: BASE, fetch: silent(part, listens) })
      .index()
      .catch((reason: unknown) => reason);
    let isOver = false;
    void answer.then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    // Checked before awaiting: with a fake clock, a wrong deadline would hang.
    expect(isOver).toBe(true);
    expect(await answer).toMatchObject({ name: 'TimeoutError', message: `${BASE} did not answer within 10000 ms` });
  });

  it('is what timeoutMs says, and leaves neither a timer nor a listener behind', async () => {
    const answer = createClient({ baseUrl: BASE, fetch: silent('head', true), timeoutMs: 5 }).index();
    await expect(answer).rejects.toMatchObject({ name: 'TimeoutError', message: `${BASE} did not answer within 5 ms` });
    vi.useFakeTimers();
    const { signal } = new AbortController();
    await createClient({ baseUrl: BASE, fetch: fakeFetch(json(INDEX)).send, timeoutMs: Infinity }).index({ signal });
    expect([vi.getTimerCount(), getEventListeners(signal, 'abort')]).toEqual([0, []]);
  });
});

/** They end up in the logs of the client's users. */
describe('messages name the path by its template', () => {
  const huge = new Response(' '.repeat(1024 * 1024 + 1));
  it.each([...CALLS, ...MORE_CALLS])('of %s', async (_, call, url) => {
    for (const fetch of [
      fakeFetch(new Response('Bad gateway', { status: 502 })).send,
      fakeFetch(huge).send,
      silent('head', true),
    ]) {
      const { message } = (await call(createClient({ baseUrl: BASE, fetch, timeoutMs: 5 })).catch(
        (e: unknown) => e,
      )) as Error;
      expect(message).toMatch(/^https:\/\/example\.org\/api[a-z{}/-]* (?:answered|did not answer)/);
      if (/\d|%/.test(url)) expect(message).not.toContain(url);
    }
  });
});

describe('without an answer', () => {
  const broken = new TypeError('terminated');
  const breaksOff = new ReadableStream({ pull: (controller) => controller.error(broken) });
  const NONE = { name: 'ApiError', status: 0, error: 'No answer', message: 'No hay conexión con la API.' };

  it.each<[string, () => Promise<Response>]>([
    ['cannot be made', () => Promise.reject(broken)],
    ['breaks in the middle of a body', async () => new Response(breaksOff)],
  ])('a connection that %s is an ApiError with its cause', async (_, send) => {
    const error = await createClient({ baseUrl: BASE, fetch: send as typeof fetch })
      .index()
      .catch((caught: unknown) => caught as ApiError);
    expect(error).toMatchObject({ ...NONE, reason: expect.stringMatching(REASONS['No answer']) });
    expect((error as ApiError).cause).toBe(broken);
  });

  it('a connection refused by the platform’s own fetch is an ApiError too, without personal data', async () => {
    const answer = createClient({ baseUrl: `http://127.0.0.1:${await freePort()}/api` }).name('Ana', '1990-06-15');
    await expect(answer).rejects.toMatchObject({ ...NONE, cause: { cause: { code: 'ECONNREFUSED' } } });
  });
});

it('a body may arrive in pieces of any size', async () => {
  const record = { archetype: '«Ñandú» — “é” 🌟' };
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  const send = (async () =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
          controller.close();
        },
      }),
    )) as typeof fetch;
  expect(await createClient({ baseUrl: BASE, fetch: send }).lifePath(7)).toEqual(record);
});

it('a body is read only up to 1 MB', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 64 * 1024;
      controller.enqueue(new Uint8Array(64 * 1024).fill(32));
    },
  });
  const send = (async () => new Response(endless)) as typeof fetch;
  await expect(createClient({ baseUrl: BASE, fetch: send }).index()).rejects.toMatchObject({
    name: 'ApiError',
    error: 'Unexpected answer',
    message: `${BASE} answered more than 1048576 bytes`,
  });
  expect(sent).toBeLessThan(2 * 1024 * 1024);
});

describe('the limit', () => {
  it.each([
    ['7', 7],
    ['60', 60],
    ['Thu, 01 Jan 2026 00:00:09 GMT', 9],
    ['-5', 1],
    ['0.5', 1],
  ])('is waited out for as long as the API says: %s', async (wait, seconds) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    const { send, asked } = fakeFetch(refused(wait), json(INDEX));
    const answer = createClient({ baseUrl: BASE, fetch: send }).index();
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    expect(await answer).toEqual(INDEX);
  });

  it.each([
    ['61', {}, 61],
    ['99999999999', {}, 99_999_999_999],
    ['8', { maxWaitSeconds: 7 }, 8],
    ['7', { waitOnLimit: false }, 7],
  ])('of %s s is not waited out with %j', async (wait, options, retryAfterSeconds) => {
    const { send, asked } = fakeFetch(refused(wait));
    const answer = createClient({ baseUrl: BASE, fetch: send, ...options }).index();
    await expect(answer).rejects.toMatchObject({ status: 429, retryAfterSeconds });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['an answer that is no 429', () => json(INDEX)],
    ['a wait longer than any timer', () => refused('99999999999')],
  ] as const)('with maxWaitSeconds: Infinity, %s is asked for once', async (_, answered) => {
    vi.useFakeTimers();
    const { send, asked } = fakeFetch(answered(), json(INDEX));
    const answer = createClient({ baseUrl: BASE, fetch: send, maxWaitSeconds: Infinity }).index();
    // A delay too long for a timer would have ended by now.
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveLength(1);
    await vi.runAllTimersAsync();
    expect(await answer).toEqual(INDEX);
  });

  it('is waited for only once, without leaving a listener behind', async () => {
    vi.useFakeTimers();
    const { signal } = new AbortController();
    const { send, asked } = fakeFetch(refused(), refused());
    const answer = createClient({ baseUrl: BASE, fetch: send })
      .index({ signal })
      .catch((reason: unknown) => reason);
    await vi.runAllTimersAsync();
    expect(await answer).toMatchObject({ status: 429, retryAfterSeconds: 7 });
    expect([asked.length, getEventListeners(signal, 'abort')]).toEqual([2, []]);
  });

  it('can be aborted while waiting', async () => {
    const { send, asked } = fakeFetch(refused());
    const controller = new AbortController();
    const answer = createClient({ baseUrl: BASE, fetch: send }).index({ signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toHaveLength(1);
  });

  it.each(SILENT)('can be aborted after the wait, during the %s (a fetch that listens: %s)', async (part, listens) => {
    const controller = new AbortController();
    const retried = silent(part, listens);
    let count = 0;
    const send = ((url: string, init: RequestInit) => {
      if (++count === 1) return Promise.resolve(refused('0'));
      setTimeout(() => controller.abort(), 5);
      return retried(url, init);
    }) as typeof fetch;
    const answer = createClient({ baseUrl: BASE, fetch: send, timeoutMs: 2_000 }).index({ signal: controller.signal });
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(count).toBe(2);
  });
});

/** What each reason must mention. */
const REASONS: Readonly<Record<ErrorText, RegExp>> = {
  'Invalid date': /^The date must exist/,
  'Invalid name': /^A name has 1 to 100 characters/,
  'Number not found': /^No such number; valid numbers are 1, 2\.$/,
  'Arcanum not found': /^No such number; valid numbers are 1, 2\.$/,
  'Chart not found': /^No date has these three numbers/,
  'Not found': /^Nothing was found at this path/,
  'Method not allowed': /read-only/,
  'Too many requests': /wait 7 seconds/,
  'Internal error': /^The API failed/,
  'Unexpected answer': /not from this API/,
  'Invalid option': /^A picture takes detail=simple or full/,
  'No answer': /^The API cannot be reached/,
};

it.each(ERROR_TEXTS)('%s of the API has its own reason in English', async (error) => {
  const headers = { 'Retry-After': '7' };
  const { send } = fakeFetch(json({ error, message: 'No.', valid_numbers: [1, 2] }, { status: 418, headers }));
  const asked = createClient({ baseUrl: BASE, fetch: send }).get('/numbers', {});
  await expect(asked).rejects.toMatchObject({ error, reason: expect.stringMatching(REASONS[error]) });
  await expect(asked).rejects.toMatchObject({ reason: expect.stringMatching(/\.$/) });
});
