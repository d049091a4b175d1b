/** Clients without a valid address share one allowance, so hiding it does not escape the limit. */
const UNKNOWN_CLIENT = 'unknown';
/** The first six groups of an IPv4-mapped IPv6 address, such as `::ffff:203.0.113.7`. */
const MAPPED = '0:0:0:0:0:ffff';

/**
 * The client that a request counts for: an IPv4 address or an IPv6 /64, because one household or machine usually owns all 2^64
 * addresses. A zone (`%eth0`) means something only on the sender's machine and is ignored.
 *
 * @example clientKey('2001:db8:0:1::5') // '2001:db8:0:1'
 */
export function clientKey(ip = ''): string {
  const [address = ''] = ip.split('%', 1);
  if (!address.includes(':')) return address || UNKNOWN_CLIENT;
  const url = `http://[${address}]`;
  if (!URL.canParse(url)) return UNKNOWN_CLIENT;
  // The parser normalizes: lowercase, no leading zeros, an IPv4 part as two groups, zeros as `::`.
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
