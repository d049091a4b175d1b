import { describe, expect, it } from 'vitest';
import { port, siteUrl } from '../../../scripts/command/environment.ts';

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
