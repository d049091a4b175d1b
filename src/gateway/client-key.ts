/** Clients without a readable address share one allowance; hiding it does not escape the limit. */
const UNKNOWN_CLIENT = 'unknown';

/**
 * The client that a request counts for. An IPv4 address is one client; of IPv6 it is the /64, because one household or
 * machine usually owns all 2^64 addresses of it. A zone (`%eth0`) is the sender's own note and no part of the address.
 *
 * @example clientKey('2001:db8:0:1::5') // '2001:db8:0:1'
 */
export function clientKey(ip: string | undefined): string {
  if (!ip) return UNKNOWN_CLIENT;
  const address = ip.includes('%') ? ip.slice(0, ip.indexOf('%')) : ip;
  if (!address.includes(':')) return address || UNKNOWN_CLIENT;
  const lower = address.toLowerCase();
  const mapped = /^::ffff:([0-9]{1,3}(?:\.[0-9]{1,3}){3})$/.exec(lower);
  return mapped ? mapped[1]! : firstFourGroups(lower);
}

function firstFourGroups(address: string): string {
  const [head = '', tail] = address.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    // A dotted IPv4 part at the end stands for two groups.
    const width = after.length + (after.at(-1)?.includes('.') ? 1 : 0);
    const zeros = Math.max(0, 8 - groups.length - width);
    groups.push(...new Array<string>(zeros).fill('0'), ...after);
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
