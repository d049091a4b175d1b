import { isIP } from 'node:net';

/**
 * The address that a request counts for. Any client can send `X-Forwarded-For`, so only the entries that our own proxies added are
 * trusted: with one proxy the last entry, with two the second to last.
 *
 * @example clientAddress('10.0.0.1', new Headers({ 'x-forwarded-for': '198.51.100.9, 203.0.113.7' }), 1) // '203.0.113.7'
 */
export function clientAddress(remote: string | undefined, headers: Headers, proxies: number): string | undefined {
  const forwardedFor = headers.get('x-forwarded-for');
  if (proxies === 0 || !forwardedFor) return remote;
  const chain = forwardedFor.split(',');
  const entry = chain[Math.max(0, chain.length - proxies)]!.trim();
  if (isIP(entry) && !entry.includes('%')) return entry;
  // Strips port and zone: `[2001:db8::1]:443`, `203.0.113.7:443`, `fe80::1%eth0`.
  const [, bracketed] = /^\[([^\]]+)\](?::[0-9]+)?$/.exec(entry) ?? [];
  const address = (bracketed ?? entry.replace(/^([0-9.]+):[0-9]+$/, '$1')).replace(/%.*$/, '');
  // If a proxy forwards something other than an address, its clients count as one.
  return isIP(address) ? address : undefined;
}
