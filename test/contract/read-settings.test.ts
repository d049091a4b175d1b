import { describe, expect, it } from 'vitest';
import { port, redisUrl, siteUrl, supportContact } from '../../src/contract/read-settings.ts';

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
  ])('refuses %s by name, with what is allowed', (SITE_URL) => {
    expect(() => siteUrl({ SITE_URL })).toThrow(/^SITE_URL: ".*" .*; allowed: an http or https address/);
  });
});

describe('port', () => {
  it.each(['0', '65536', 'http', '80.5', '-1'])('refuses %s', (PORT) => {
    expect(() => port({ PORT })).toThrow(/PORT: ".*" is not a port; allowed/);
  });
});

describe('supportContact', () => {
  it.each([
    ['', undefined],
    [' help@example.org ', 'help@example.org'],
    ['https://example.org/help', 'https://example.org/help'],
  ])('%j is %j', (SUPPORT_CONTACT, contact) => expect(supportContact({ SUPPORT_CONTACT })).toBe(contact));

  it.each(['help', 'help@', 'a b@example.org', 'ftp://example.org'])('refuses %j', (SUPPORT_CONTACT) =>
    expect(() => supportContact({ SUPPORT_CONTACT })).toThrow(/^SUPPORT_CONTACT: ".*" is no contact; allowed: /),
  );
});

describe('redisUrl', () => {
  it.each([
    ['', undefined],
    ['redis://127.0.0.1:6379', 'redis://127.0.0.1:6379'],
    ['rediss://user:secret@example.org:6380/2', 'rediss://user:secret@example.org:6380/2'],
    ['redis://example.org:6379?family=6', 'redis://example.org:6379?family=6'],
  ])('%j is %j', (REDIS_URL, url) => expect(redisUrl({ REDIS_URL })).toBe(url));

  it.each([
    '127.0.0.1:6379',
    'https://user:secret@example.org',
    'redis:/127.0.0.1',
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
