import { describe, expect, it } from 'vitest';
import { type ApiError, type Client, createClient } from '../../src/client/index.ts';
import { createGateway } from '../../src/gateway/gateway.ts';
import { LIMITS } from '../../src/settings/rate-limits.ts';
import { COMPLETE, type Language } from '../../src/words/language.ts';
import { loadContent } from '../content-fixture.ts';
import { SITE } from '../requests/fronts.ts';

const gateway = createGateway({
  limiter: { take: () => ({ allowed: true, remaining: 1, resetSeconds: 1 }) as const },
  limits: LIMITS,
  support: 'help@example.org',
  site: SITE,
  loadContent,
  now: () => 0,
  report: (problem) => {
    throw problem;
  },
});

/** A client of our own gateway, and its requests. */
function setUp(language?: Language, baseUrl = `${SITE}/api`) {
  const asked: string[] = [];
  const send = (async (url: string) => {
    asked.push(url);
    return gateway(new Request(url), '203.0.113.7', () => new Response('{}', { status: 404 }));
  }) as typeof fetch;
  return { asked, client: createClient({ baseUrl, fetch: send, ...(language && { language }) }) };
}

describe('the language of a client', () => {
  it.each([
    [undefined, `${SITE}/api`, `${SITE}/api/year/1990-06-15/2026`, 'El Emperador'],
    ['es', `${SITE}/api`, `${SITE}/api/year/1990-06-15/2026`, 'El Emperador'],
    ['en', `${SITE}/api`, `${SITE}/api/en/year/1990-06-15/2026`, 'The Emperor'],
    ['en', `${SITE}/api//`, `${SITE}/api/en/year/1990-06-15/2026`, 'The Emperor'],
  ] as const)('%s below %s asks for %s', async (language, baseUrl, url, name) => {
    const { client, asked } = setUp(language, baseUrl);
    expect(await client.year('1990-06-15', 2026)).toMatchObject({ name });
    expect(asked).toEqual([url]);
  });

  it('is the first part of the root and of any path', async () => {
    const asked: string[] = [];
    const send = (async (url: string) => {
      asked.push(url);
      return Response.json({ endpoints: {}, api_version: '1.0' });
    }) as typeof fetch;
    const client = createClient({ baseUrl: '/numbers/api', language: 'en', fetch: send });
    await client.index();
    await client.get('/arcana/{number}', { number: 17 });
    expect(asked).toEqual(['/numbers/api/en', '/numbers/api/en/arcana/17']);
  });

  it.each([
    ['fr', '"fr"'],
    ['EN', '"EN"'],
    ['', '""'],
    [null, 'null'],
    [7, '7'],
  ])('is not %j', (language, shown) => {
    expect(() => createClient({ baseUrl: '/api', language: language as never })).toThrow(
      new TypeError(`createClient: language is ${shown}; it must be 'es' or 'en'`),
    );
  });

  const FORM = "'YYYY-MM-DD'";
  it.each<[what: string, ask: (client: Client) => Promise<unknown>, es: string, en: string]>([
    ['a text', (c) => c.matrix('x'), `«x» no es una fecha. Se espera ${FORM}`, `"x" is not a date. Expected ${FORM}`],
    ['a chart', (c) => c.chart('1990-02-30'), 'El 30 de febrero de 1990', 'February 30, 1990 does not exist'],
    ['numbers', (c) => c.numbers('1899-12-31'), 'El año «1899»', 'The year "1899"'],
    ['half a year', (c) => c.year('1990-06-15', 2026.5), 'El año «2026.5»', 'The year "2026.5"'],
    ['a Date', (c) => c.chart(new Date(0) as never), 'Un objeto Date', 'A Date object'],
    ['a pair', (c) => c.couple('1990-06-15', 'x'), 'La segunda fecha', 'The second date'],
    ['a year', (c) => c.year('x', 2026), 'La fecha no es válida.', 'The date is not valid.'],
    ['a day', (c) => c.day('1990-06-15', 'x'), 'El día por el que se pregunta', 'The requested day'],
    ['a name', (c) => c.name('Ana 2'), 'El carácter «2»', 'The character "2"'],
    ['the date of a name', (c) => c.name('Ana', 'x'), '«x» no es', '"x" is not'],
    ['what the API refuses', (c) => c.get('/arcana/{number}', { number: 23 }), 'Los arcanos', 'The major arcana'],
  ])('is that of the message about %s', async (_, ask, es, en) => {
    const messages = COMPLETE.map(async (language) => {
      const { message } = (await ask(setUp(language).client).catch((error: unknown) => error)) as ApiError;
      return message;
    });
    expect(await Promise.all(messages)).toEqual([expect.stringMatching(start(es)), expect.stringMatching(start(en))]);
  });

  it.each([
    ['es', 'No hay conexión con la API.'],
    ['en', 'There is no connection to the API.'],
  ] as const)('%s is that of the message about no connection', async (language, message) => {
    const send = () => Promise.reject(new TypeError('fetch failed'));
    await expect(createClient({ baseUrl: '/api', language, fetch: send }).index()).rejects.toMatchObject({ message });
  });
});

function start(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}
