/** Clients without a readable address share one allowance; hiding it does not escape the limit. */
const UNKNOWN_CLIENT = 'unknown';
/** The first six groups of an IPv4 address on a socket of IPv6, such as `::ffff:203.0.113.7`. */
const MAPPED = '0:0:0:0:0:ffff';

/**
 * The client that a request counts for. An IPv4 address is one client; for IPv6 it is the /64, because one household or
 * machine usually owns all 2^64 addresses of it. A zone (`%eth0`) only has meaning on the sender's machine and is ignored.
 *
 * @example clientKey('2001:db8:0:1::5') // '2001:db8:0:1'
 */
export function clientKey(ip = ''): string {
  const [address = ''] = ip.split('%', 1);
  if (!address.includes(':')) return address || UNKNOWN_CLIENT;
  const url = `http://[${address}]`;
  if (!URL.canParse(url)) return UNKNOWN_CLIENT;
  // The parser writes every spelling in one way: lower case, no leading zeros, an IPv4 part as two groups, zeros as `::`.
  const [head, tail] = new URL(url).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head!.length - (tail?.length ?? 0)).fill('0');
  const groups = [...head!, ...zeros, ...(tail ?? [])];
  if (groups.slice(0, 6).join(':') !== MAPPED) return groups.slice(0, 4).join(':');
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
}
