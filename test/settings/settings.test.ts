import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/settings/rate-limits.ts';
import {
  EDGE_VARIABLES,
  host,
  readServerSettings,
  readServiceSettings,
  redisUrl,
  SETTING_NAMES,
  siteUrl,
} from '../../src/settings/settings.ts';

describe('siteUrl', () => {
  it.each<[Record<string, string>, string, string]>([
    [{}, 'http://localhost:8888', 'default'],
    [{ PORT: '9000' }, 'http://localhost:9000', 'default'],
    [{ URL: 'https://site.netlify.app' }, 'https://site.netlify.app', 'URL'],
    [
      { SITE_URL: 'https://example.org', URL: 'https://site.netlify.app', PORT: '9000' },
      'https://example.org',
      'SITE_URL',
    ],
    [{ SITE_URL: 'https://example.org/' }, 'https://example.org', 'SITE_URL'],
    [{ SITE_URL: 'http://example.org:8080' }, 'http://example.org:8080', 'SITE_URL'],
    [{ SITE_URL: '' }, 'http://localhost:8888', 'default'],
  ])('%j is %s from %s', (env, site, from) => {
    expect(siteUrl(env)).toEqual({ site, from });
  });

  it.each([
    ...['example.org', 'ftp://example.org', 'https://example.org/path', 'https://example.org/?x'],
    ...['https://user@example.org', 'https://:secret@example.org', 'https://example.org/#x', 'https://example.\norg'],
    ...['xhttp://example.org', 'https://a{b', ' https://example.org', 'https://example.org ', 'https://'],
    ...['//example.org', 'javascript:alert(1)'],
  ])('refuses %s by name, with what is allowed', (SITE_URL) => {
    expect(() => siteUrl({ SITE_URL })).toThrow(/^SITE_URL: "[^"]*" .*; allowed: an http or https address/);
  });
});

// Values just inside and outside of both bounds, and values that only look like numbers.
it.each<[name: string, key: string, what: string, min: number, max: number]>([
  ['PORT', 'port', 'port', 1, 65_535],
  ['TRUST_PROXY', 'proxies', 'number of proxies', 0, 10],
  ['REQUEST_LOG', 'logsRequests', 'switch', 0, 1],
  ['RATE_LIMIT_PER_MINUTE', 'limits', 'limit', 1, 100_000],
])('%s, which is %s, is a %s: a whole number from %i to %i', (name, key, what, min, max) => {
  const read = (value: string): unknown => readServerSettings({ [name]: value })[key as 'port'];
  const meant = (n: number): unknown => ({ logsRequests: n === 1, limits: { ...LIMITS, matrix: n } })[key] ?? n;
  for (const n of [min, min + 1, max]) expect(read(String(n))).toEqual(meant(n));
  for (const value of [
    ...[min - 1, max + 1].map(String),
    '0.5',
    '1.0',
    '1e0',
    '0x1',
    '+1',
    ' 1',
    '1 ',
    'true',
    '1234567',
  ])
    expect(() => read(value)).toThrow(
      `${name}: "${value}" is not a ${what}; allowed: a whole number from ${min} to ${max}`,
    );
});

it('each variable sets its own property', () => {
  const env = {
    ...{ SITE_URL: 'https://example.org/', SUPPORT_CONTACT: 'help@example.org', PORT: '9000', HOST: '::1' },
    ...{ TRUST_PROXY: '2', REQUEST_LOG: '1', RATE_LIMIT_PER_MINUTE: '7', REDIS_URL: 'redis://store:6379' },
  };
  expect(readServerSettings(env)).toEqual({
    ...{ site: 'https://example.org', support: 'help@example.org', port: 9000, host: '::1' },
    ...{ proxies: 2, logsRequests: true, limits: { ...LIMITS, matrix: 7 }, redis: 'redis://store:6379' },
    upstash: undefined,
  });
});

it('the edge gets the settings that it reads, and a server reads every setting', () => {
  const namesRead = (read: (env: object) => unknown): string[] => {
    const names = new Set<string>();
    read(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
    return [...names].sort();
  };
  expect(namesRead(readServiceSettings)).toEqual([...EDGE_VARIABLES].sort());
  expect(namesRead((env) => readServerSettings({ ...env, __proto__: env } as never))).toEqual(
    [...SETTING_NAMES].sort(),
  );
});

it.each([
  [undefined, '127.0.0.1'],
  ['', '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
])('host: %s is %s', (HOST, expected) => expect(host({ HOST })).toBe(expected));

describe('readServiceSettings', () => {
  it.each<[Record<string, string | undefined>, object]>([
    [{}, { limits: LIMITS, site: undefined, support: undefined, upstash: undefined }],
    // Netlify's `URL` is for the build; the edge reads the site from the build.
    [{ SITE_URL: '', URL: 'https://example.org' }, { site: undefined }],
    [{ SITE_URL: 'https://example.org/', URL: 'https://other.example' }, { site: 'https://example.org' }],
    [{ RATE_LIMIT_PER_MINUTE: '' }, { limits: LIMITS }],
    [{ SUPPORT_CONTACT: '' }, { support: undefined }],
    [{ SUPPORT_CONTACT: ' help@example.org ' }, { support: 'help@example.org' }],
    [{ SUPPORT_CONTACT: 'http://example.org/help' }, { support: 'http://example.org/help' }],
    [{ SUPPORT_CONTACT: 'https://example.org/help' }, { support: 'https://example.org/help' }],
    [{ UPSTASH_REDIS_REST_URL: '', UPSTASH_REDIS_REST_TOKEN: '' }, { upstash: undefined }],
    // Strips the space that copying may add.
    [
      { UPSTASH_REDIS_REST_URL: ' https://eu1-example.upstash.io\n', UPSTASH_REDIS_REST_TOKEN: 'abc= ' },
      { upstash: { url: 'https://eu1-example.upstash.io', token: 'abc=' } },
    ],
  ])('reads %j', (env, expected) => expect(readServiceSettings(env)).toMatchObject(expected));

  it.each([
    ...['0', '-1', '1.5', '1e3', 'many', ' 60', '100001'].map((RATE_LIMIT_PER_MINUTE) => ({ RATE_LIMIT_PER_MINUTE })),
    ...[
      ...['help', 'help@', 'a b@example.org', 'ftp://example.org', 'help@example.org or call', 'x https://example.org'],
      ...['a@b.c"><script>', 'https://example.org/<b>', 'help@example..org', 'help@example', '@example.org'],
      ...[
        'a@b@example.org',
        'mailto:help',
        'mailto:a@b.c',
        'http://',
        'https://:',
        'https://#x',
        'https://@/x',
        'https://x:99999999',
        'https://example.org/a b',
      ],
    ].map((SUPPORT_CONTACT) => ({ SUPPORT_CONTACT })),
  ])(
    'refuses %j by name, with what is allowed; where it cannot, it reports the mistake and takes the default',
    (env) => {
      const [[name, value]] = Object.entries(env) as [[string, string]];
      const allowed =
        name === 'SUPPORT_CONTACT' ? 'an email address or a web address' : 'a whole number from 1 to 100000';
      const what = name === 'SUPPORT_CONTACT' ? 'a valid contact' : 'a limit';
      const message = `${name}: "${value}" is not ${what}; allowed: ${allowed}`;
      expect(() => readServiceSettings(env)).toThrow(message);
      const reported: unknown[] = [];
      expect(readServiceSettings(env, (error) => reported.push((error as Error).message))).toEqual(
        readServiceSettings({}),
      );
      expect(reported).toEqual([message]);
    },
  );

  it('an unusable URL is refused, or reported and replaced by the build’s', () => {
    const env = { SITE_URL: 'https://example.org/path' };
    const message = 'SITE_URL: "https://example.org/path" cannot be used';
    expect(() => readServiceSettings(env)).toThrow(message);
    const reported: string[] = [];
    expect(readServiceSettings(env, (error) => reported.push(String(error)))).toEqual(readServiceSettings({}));
    expect(reported).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    [
      'https://example.org',
      '',
      /^UPSTASH_REDIS_REST_TOKEN is missing, but UPSTASH_REDIS_REST_URL is set; allowed: both or neither$/,
    ],
    [
      '',
      'secret',
      /^UPSTASH_REDIS_REST_URL is missing, but UPSTASH_REDIS_REST_TOKEN is set; allowed: both or neither$/,
    ],
    ['example.org', 'secret', /^UPSTASH_REDIS_REST_URL: "example.org" is not an address; allowed: the https address/],
    ['redis://example.org:6379', 'secret', /^UPSTASH_REDIS_REST_URL: "redis:.*" is not an address/],
    ['rediss://default:secret@example.org:6379', 'x', /^UPSTASH_REDIS_REST_URL: "…@example.org:6379" is not/],
    ['default:secret@example.org:6379', 'x', /^UPSTASH_REDIS_REST_URL: "…@example.org:6379" is not/],
    ['rediss:/default:se\ncret@example.org', 'x', /^UPSTASH_REDIS_REST_URL: "…@example.org" is not/],
    ['https://default:secret@example.org', 'x', /^UPSTASH_REDIS_REST_URL: "…@example.org" is not an address/],
    ['https://secret@example.org', 'x', /^UPSTASH_REDIS_REST_URL: "…@example.org" is not an address/],
    ['https://example.org', 'se cret', /^UPSTASH_REDIS_REST_TOKEN has a character not allowed in tokens/],
  ])('refuses the store %s with the token "%s", which it never repeats', (url, token, message) => {
    const read = () => readServiceSettings({ UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token });
    expect(read).toThrow(message);
    expect(read).not.toThrow(/cret/);
  });

  it('reports each of several mistakes', () => {
    const reported: unknown[] = [];
    readServiceSettings({ RATE_LIMIT_PER_MINUTE: '0', UPSTASH_REDIS_REST_TOKEN: 'x' }, (error) => reported.push(error));
    expect(reported).toHaveLength(2);
  });
});

describe('redisUrl', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    [' redis://127.0.0.1:6379/12 ', 'redis://127.0.0.1:6379/12'],
    ['redis://127.0.0.1:6379', 'redis://127.0.0.1:6379'],
    ['rediss://user:secret@example.org:6380/2', 'rediss://user:secret@example.org:6380/2'],
    ['redis://example.org:6379?family=6', 'redis://example.org:6379?family=6'],
  ])('%j is %j', (REDIS_URL, url) => expect(redisUrl({ REDIS_URL })).toBe(url));

  it.each([
    ...['127.0.0.1:6379', 'https://user:secret@example.org', 'redis:/127.0.0.1', 'x-redis://127.0.0.1'],
    ...['redis://127.0.0.1/1/2', 'redis://127.0.0.1/first', 'redis://'],
  ])('refuses %s without repeating it', (REDIS_URL) => {
    expect(() => redisUrl({ REDIS_URL })).toThrow(/^REDIS_URL is not a Redis URL; allowed: redis:/);
    expect(() => redisUrl({ REDIS_URL })).not.toThrow(/secret/);
  });

  it('refuses two stores', () => {
    const env = { REDIS_URL: 'redis://127.0.0.1', UPSTASH_REDIS_REST_URL: 'https://example.org' };
    expect(() => redisUrl(env)).toThrow(
      /^REDIS_URL and UPSTASH_REDIS_REST_URL are two stores .* allowed: one of them$/,
    );
  });
});

describe('what a message repeats of a value', () => {
  it.each([
    [{ SUPPORT_CONTACT: 'help\u0007@example.org' }, '"help\\u{7}@example.org"'],
    [{ RATE_LIMIT_PER_MINUTE: '6\u001b' }, '"6\\u{1b}"'],
    [{ UPSTASH_REDIS_REST_URL: '\u001b', UPSTASH_REDIS_REST_TOKEN: 'x' }, '"\\u{1b}"'],
    [{ SUPPORT_CONTACT: 'x'.repeat(500) }, `"${'x'.repeat(100)}…"`],
  ])('of %j is %s', (env, quoted) => expect(() => readServiceSettings(env)).toThrow(quoted));

  it('of SITE_URL neither', () =>
    expect(() => siteUrl({ SITE_URL: 'https://a\u001bb' })).toThrow('"https://a\\u{1b}b"'));
});
