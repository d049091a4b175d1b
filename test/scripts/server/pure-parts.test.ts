import { describe, expect, it } from 'vitest';
import { chooseEncoding } from '../../../scripts/server/accept-encoding.ts';
import { clientAddress } from '../../../scripts/server/client-address.ts';
import { fileName } from '../../../scripts/server/file-name.ts';
import { createGate } from '../../../scripts/server/gate.ts';
import { originOf } from '../../../scripts/server/origin-of.ts';
import { parseRange } from '../../../scripts/server/parse-range.ts';

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['BR', 'br'],
    ['gzip;q=0.5, identity', 'identity'],
    ['deflate', 'identity'],
    ['gzip;q=wrong', 'identity'],
    [',,;q=', 'identity'],
  ])('%s is %s', (header, encoding) => expect(chooseEncoding(header)).toBe(encoding));
});

describe('clientAddress', () => {
  it.each<[string | undefined, number, string | undefined, string]>([
    ['198.51.100.9', 0, '10.0.0.1', 'nobody is believed by default'],
    [undefined, 1, '10.0.0.1', 'a proxy that says nothing'],
    ['203.0.113.7', 1, '203.0.113.7', 'what the proxy saw'],
    ['198.51.100.9, 203.0.113.7', 1, '203.0.113.7', 'what the client made up is left alone'],
    ['198.51.100.9, 203.0.113.7, 192.0.2.1', 2, '203.0.113.7', 'two proxies'],
    ['203.0.113.7', 2, '203.0.113.7', 'fewer entries than proxies'],
    ['203.0.113.7:4711', 1, '203.0.113.7', 'a port'],
    ['[2001:db8::1]:443', 1, '2001:db8::1', 'a port after IPv6'],
    ['2001:db8::1', 1, '2001:db8::1', 'plain IPv6'],
    ['unknown', 1, undefined, 'no address'],
    ['203.0.113.7, ', 1, undefined, 'an empty entry'],
  ])('%s behind %i is %s (%s)', (forwarded, proxies, expected) => {
    expect(clientAddress('10.0.0.1', forwarded, proxies)).toBe(expected);
  });
});

describe('fileName', () => {
  it.each<[string, string | undefined]>([
    ['/', '/'],
    ['/matriz', '/matriz'],
    ['/camino-de-vida/7/', '/camino-de-vida/7/'],
    ['/a%20b.csv', '/a b.csv'],
    ['/%C3%B1', '/ñ'],
    ['//api//x', '/api/x'],
    ['/a/%2e%2e/b', '/b'],
    ['/%2e%2e/%2e%2e/etc/passwd', '/etc/passwd'],
    ['/..%2f..%2fx', '/x'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/.git/config', undefined],
    ['/a/.env', undefined],
    ['/_headers', undefined],
    ['/_REDIRECTS', undefined],
    ['/x/../_headers', undefined],
    ['/a%00b', undefined],
    ['/a%5c..%5cb', undefined],
    ['/%c0%af', undefined],
    ['/%', undefined],
  ])('%s is %s', (pathname, name) => expect(fileName(pathname)).toBe(name));
});

describe('parseRange', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=0-5000', { start: 0, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=999-999', { start: 999, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [undefined, undefined],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=1-2', undefined],
  ])('%s of 1000 is %j', (header, range) => expect(parseRange(header, 1000)).toEqual(range));
});

describe('originOf', () => {
  it.each([
    ['example.org', 'http://example.org'],
    ['localhost:8888', 'http://localhost:8888'],
    ['[::1]:8888', 'http://[::1]:8888'],
    ['', 'http://localhost'],
    ['a b', 'http://localhost'],
    ['evil.org/x', 'http://localhost'],
    ['1.2.3.999', 'http://localhost'],
    ['example.org:99999', 'http://localhost'],
    ['user@evil.org', 'http://localhost'],
  ])('%s is %s', (host, origin) => expect(originOf(host)).toBe(origin));
});

describe('createGate', () => {
  it('lets so many run at once, and all in the end, whatever some do', async () => {
    const gate = createGate(3);
    let running = 0;
    let most = 0;
    const done = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) =>
        gate(async () => {
          most = Math.max(most, ++running);
          await new Promise((resolve) => setTimeout(resolve, 1));
          running--;
          if (i % 7 === 0) throw new Error('one of them');
          return i;
        }),
      ),
    );
    expect(most).toBe(3);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(42);
  });
});
