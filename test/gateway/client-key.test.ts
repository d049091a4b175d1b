import { describe, expect, it } from 'vitest';
import { clientKey } from '../../src/gateway/client-key.ts';

describe('clientKey', () => {
  it.each<[string | undefined, string, string]>([
    ['203.0.113.7', '203.0.113.7', 'IPv4 as it is'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', 'the /64 of a full address'],
    ['2001:DB8:1:2::6', '2001:db8:1:2', 'upper case'],
    ['2001:0db8:0001:0002::6', '2001:db8:1:2', 'leading zeros'],
    ['2001:db8::1', '2001:db8:0:0', 'zeros left out inside the /64'],
    ['2001:db8:1::3:4:5:6', '2001:db8:1:0', 'zeros left out across its border'],
    ['::1', '0:0:0:0', 'loopback'],
    ['::', '0:0:0:0', 'the empty address'],
    ['fe80::1%eth0', 'fe80:0:0:0', 'a zone'],
    ['203.0.113.77%z1', '203.0.113.77', 'a zone that IPv4 has not'],
    ['%', 'unknown', 'nothing but a zone'],
    ['::ffff:203.0.113.7', '203.0.113.7', 'IPv4 mapped into IPv6'],
    ['::FFFF:203.0.113.7', '203.0.113.7', 'the same in upper case'],
    ['::ffff:cb00:7107', '203.0.113.7', 'the same in hexadecimal'],
    ['::FFFF:CB00:7107', '203.0.113.7', 'that in upper case'],
    ['::ffff:7f00:1', '127.0.0.1', 'that without leading zeros'],
    ['::ffff:0:1', '0.0.0.1', 'that with a group of zeros'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7', 'the same with all zeros'],
    ['0000:0000:0000:0000:0000:ffff:cb00:7107', '203.0.113.7', 'the same in full'],
    ['0:0::ffff:203.0.113.7', '203.0.113.7', 'the same with some zeros'],
    ['::ffff:203.0.113.7%eth0', '203.0.113.7', 'the same with a zone'],
    ['::203.0.113.7', '0:0:0:0', 'the old form without ffff, which nobody may use'],
    ['::ffff:0:203.0.113.7', '0:0:0:0', 'ffff in another place'],
    ['0:0:0:1::ffff:cb00:7107', '0:0:0:1', 'ffff after other groups'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0', 'another embedded IPv4'],
    ['1:2::3:4:5:203.0.113.7', '1:2:0:3', 'an embedded IPv4, which is two groups wide'],
    ['a::ffff:203.0.113.7', 'a:0:0:0', 'an IPv4 at the end of another address'],
    ['::ffff:203.0.113.7.9', 'unknown', 'a mapped address with a part too many'],
    ['1:2:3', 'unknown', 'too few groups'],
    ['1:2:3::', '1:2:3:0', 'zeros left out at the end'],
    ['1::2:3:4:5:6:7', '1:0:2:3', 'one group of zeros left out'],
    [undefined, 'unknown', 'no address'],
    ['', 'unknown', 'an empty address'],
  ])('%s is %s (%s)', (ip, key) => {
    expect(clientKey(ip)).toBe(key);
  });
});
