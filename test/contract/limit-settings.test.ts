import { describe, expect, it } from 'vitest';
import { readMatrixLimit, readUpstashSettings } from '../../src/contract/limit-settings.ts';
import { OTHER_POLICY } from '../../src/gateway/rate-limit/policies.ts';

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
