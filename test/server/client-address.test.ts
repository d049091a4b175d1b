import { describe, expect, it } from 'vitest';
import { clientAddress } from '../../src/server/client-address.ts';

describe('clientAddress', () => {
  it.each<[string | null, number, string | undefined, string]>([
    ['198.51.100.9', 0, '10.0.0.1', 'nobody is believed by default'],
    [null, 1, '10.0.0.1', 'a proxy that says nothing'],
    ['203.0.113.7', 1, '203.0.113.7', 'what the proxy saw'],
    ['198.51.100.9, 203.0.113.7', 1, '203.0.113.7', 'what the client made up is left alone'],
    ['198.51.100.9, 203.0.113.7, 192.0.2.1', 2, '203.0.113.7', 'two proxies'],
    ['203.0.113.7', 2, '203.0.113.7', 'fewer entries than proxies'],
    ['203.0.113.7:4711', 1, '203.0.113.7', 'a port'],
    ['[2001:db8::1]:443', 1, '2001:db8::1', 'a port after IPv6'],
    ['2001:db8::1', 1, '2001:db8::1', 'plain IPv6'],
    ['fe80::1%eth0', 1, 'fe80::1', 'a zone'],
    ['203.0.113.77%z1', 1, '203.0.113.77', 'a zone that IPv4 has not'],
    ['203.0.113.77%z1, 203.0.113.7', 2, '203.0.113.77', 'a zone behind two proxies'],
    ['unknown', 1, undefined, 'no address'],
    ['203.0.113.7, ', 1, undefined, 'an empty entry'],
  ])('%s behind %i is %s (%s)', (forwarded, proxies, expected) => {
    expect(
      clientAddress('10.0.0.1', new Headers(forwarded === null ? {} : { 'x-forwarded-for': forwarded }), proxies),
    ).toBe(expected);
  });
});
