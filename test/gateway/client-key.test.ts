import { expect, it } from 'vitest';
import { clientKey } from '../../src/gateway/client-key.ts';

it.each<[key: string, of: string, addresses: (string | undefined)[]]>([
  ['203.0.113.7', 'IPv4, with a zone that it has not', ['203.0.113.7', '203.0.113.7%z1']],
  ['203.0.113.7', 'IPv4 mapped into IPv6', ['::ffff:203.0.113.7', '::FFFF:203.0.113.7', '::ffff:203.0.113.7%eth0']],
  ['203.0.113.7', 'the same in hexadecimal', ['::ffff:cb00:7107', '::FFFF:CB00:7107']],
  ['203.0.113.7', 'the same with some zeros', ['0:0:0:0:0:ffff:203.0.113.7', '0:0::ffff:203.0.113.7']],
  ['203.0.113.7', 'the same in full', ['0000:0000:0000:0000:0000:ffff:cb00:7107']],
  ['127.0.0.1', 'that without leading zeros', ['::ffff:7f00:1']],
  ['0.0.0.1', 'that with a group of zeros', ['::ffff:0:1']],
  ['2001:db8:1:2', 'the /64 of an address', ['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::6', '2001:0db8:0001:0002::6']],
  ['2001:db8:0:0', 'zeros left out inside the /64', ['2001:db8::1']],
  ['2001:db8:1:0', 'zeros left out across its border', ['2001:db8:1::3:4:5:6']],
  ['1:2:3:0', 'zeros left out at the end', ['1:2:3::']],
  ['1:0:2:3', 'one group of zeros left out', ['1::2:3:4:5:6:7']],
  ['fe80:0:0:0', 'a zone', ['fe80::1%eth0']],
  ['0:0:0:0', 'loopback and the empty address', ['::1', '::']],
  ['0:0:0:0', 'the old form without ffff, and ffff in another place', ['::203.0.113.7', '::ffff:0:203.0.113.7']],
  ['0:0:0:1', 'ffff after other groups', ['0:0:0:1::ffff:cb00:7107']],
  ['64:ff9b:0:0', 'another embedded IPv4', ['64:ff9b::203.0.113.7']],
  ['1:2:0:3', 'an embedded IPv4, which is two groups wide', ['1:2::3:4:5:203.0.113.7']],
  ['a:0:0:0', 'an IPv4 at the end of another address', ['a::ffff:203.0.113.7']],
  ['unknown', 'what is no address', ['%', '::ffff:203.0.113.7.9', '1:2:3', undefined, '']],
])('%s is the key of %s: %j', (key, _, addresses) => {
  expect(addresses.map(clientKey)).toEqual(addresses.map(() => key));
});
