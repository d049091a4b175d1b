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
  const groups = groupsOf(address.toLowerCase());
  return mappedAddress(groups) ?? groups.slice(0, 4).join(':');
}

/** The IPv4 address of `::ffff:203.0.113.7`, however it is spelled: by those, clients of IPv4 are known on a socket of IPv6. */
function mappedAddress(groups: readonly string[]): string | undefined {
  const [, high, low] = /^0:0:0:0:0:ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(groups.join(':')) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.');
}

/** Without leading zeros, those that were left out put back, and an IPv4 part at the end as the two groups that it stands for. */
function groupsOf(address: string): string[] {
  const hex = address.replace(
    /(?<=:)([0-9]{1,3})\.([0-9]{1,3})\.([0-9]{1,3})\.([0-9]{1,3})$/,
    (_, ...bytes: string[]) => `${pair(bytes[0]!, bytes[1]!)}:${pair(bytes[2]!, bytes[3]!)}`,
  );
  const [head = '', tail] = hex.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    groups.push(...new Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after);
  }
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}

function pair(high: string, low: string): string {
  return (Number(high) * 256 + Number(low)).toString(16);
}
