import { describe, expect, it } from 'vitest';
import { OTHER_POLICY } from '../../src/gateway/rate-limit/policies.ts';
import {
  checkLimitSettings,
  host,
  port,
  readMatrixLimit,
  readUpstashSettings,
  redisUrl,
  siteUrl,
  supportContact,
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
    'example.org',
    'ftp://example.org',
    'https://example.org/path',
    'https://example.org/?x',
    'https://user@example.org',
    'https://:secret@example.org',
    'https://example.org/#x',
    'https://example.\norg',
    'xhttp://example.org',
  ])('refuses %s by name, with what is allowed', (SITE_URL) => {
    expect(() => siteUrl({ SITE_URL })).toThrow(/^SITE_URL: "[^"]*" .*; allowed: an http or https address/);
  });
});

describe('port', () => {
  it.each([
    ['1', 1],
    ['65535', 65_535],
    [undefined, 8888],
  ])('%s is %i', (PORT, expected) => expect(port({ PORT })).toBe(expected));

  it.each(['0', '65536', 'http', '80.5', '-1'])('refuses %s', (PORT) => {
    expect(() => port({ PORT })).toThrow(/PORT: ".*" is not a port; allowed/);
  });
});

describe('host', () => {
  it.each([
    [undefined, '127.0.0.1'],
    ['', '127.0.0.1'],
    ['0.0.0.0', '0.0.0.0'],
  ])('%s is %s', (HOST, expected) => expect(host({ HOST })).toBe(expected));
});

describe('checkLimitSettings', () => {
  it.each([
    [undefined, 60],
    ['7', 7],
  ])('%s is %i', (RATE_LIMIT_PER_MINUTE, limit) => expect(checkLimitSettings({ RATE_LIMIT_PER_MINUTE })).toBe(limit));

  it('refuses a limit that is none, and half of a store', () => {
    expect(() => checkLimitSettings({ RATE_LIMIT_PER_MINUTE: 'x' })).toThrow(/^RATE_LIMIT_PER_MINUTE/);
    expect(() => checkLimitSettings({ UPSTASH_REDIS_REST_URL: 'https://example.org' })).toThrow(/UPSTASH_REDIS_REST_/);
  });
});

describe('supportContact', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['http://example.org/help', 'http://example.org/help'],
    [' help@example.org ', 'help@example.org'],
    ['https://example.org/help', 'https://example.org/help'],
  ])('%j is %j', (SUPPORT_CONTACT, contact) => expect(supportContact({ SUPPORT_CONTACT })).toBe(contact));

  it.each([
    'help',
    'help@',
    'a b@example.org',
    'ftp://example.org',
    'help@example.org or call',
    'x https://example.org',
  ])('refuses %j', (SUPPORT_CONTACT) =>
    expect(() => supportContact({ SUPPORT_CONTACT })).toThrow(/^SUPPORT_CONTACT: ".*" is no contact; allowed: /),
  );
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
    '127.0.0.1:6379',
    'https://user:secret@example.org',
    'redis:/127.0.0.1',
    'x-redis://127.0.0.1',
    'redis://127.0.0.1/1/2',
    'redis://127.0.0.1/first',
    'redis://',
  ])('refuses %s without repeating it', (REDIS_URL) => {
    expect(() => redisUrl({ REDIS_URL })).toThrow(/^REDIS_URL is not the address of a Redis; allowed: redis:/);
    expect(() => redisUrl({ REDIS_URL })).not.toThrow(/secret/);
  });

  it('refuses two stores', () => {
    const env = { REDIS_URL: 'redis://127.0.0.1', UPSTASH_REDIS_REST_URL: 'https://example.org' };
    expect(() => redisUrl(env)).toThrow(
      /^REDIS_URL and UPSTASH_REDIS_REST_URL are two stores .* allowed: one of them$/,
    );
  });
});

describe('readMatrixLimit', () => {
  it.each([
    [undefined, 60],
    ['', 60],
    ['1', 1],
    ['5000', 5000],
    ['100000', 100_000],
  ])('%j is %d', (text, limit) => {
    expect(readMatrixLimit(text)).toBe(limit);
  });

  it.each(['0', '-1', '1.5', '1e3', 'many', ' 60', '100001'])('refuses %j and says what is allowed', (text) => {
    expect(() => readMatrixLimit(text)).toThrow(
      /RATE_LIMIT_PER_MINUTE: ".*" .*allowed: a whole number from 1 to 100000/,
    );
  });
});

it('the spam guard of the other endpoints is 600 per minute', () => {
  expect(OTHER_POLICY).toMatchObject({ limit: 600, windowSeconds: 60 });
});

const read = (url?: string, token?: string) =>
  readUpstashSettings((name) => ({ UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token })[name]);

describe('readUpstashSettings', () => {
  it('is off without the variables', () => {
    expect([read(), read('', '')]).toEqual([undefined, undefined]);
  });

  it('takes both, without the space that copying adds', () => {
    expect(read(' https://eu1-example.upstash.io\n', 'abc= ')).toEqual({
      url: 'https://eu1-example.upstash.io',
      token: 'abc=',
    });
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
    ['https://example.org', 'se cret', /^UPSTASH_REDIS_REST_TOKEN has a character that no token has/],
  ])('%s and "%s" are refused', (url, token, message) => {
    expect(() => read(url, token)).toThrow(message);
    expect(() => read(url, token)).not.toThrow(/se ?cret/);
  });
});
