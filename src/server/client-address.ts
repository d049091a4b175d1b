import { isIP } from 'node:net';

/**
 * The address that a request counts for. `X-Forwarded-For` can be written by any client, so only the entries that our own
 * proxies added are trusted: with one proxy the last entry, with two the last but one.
 *
 * @example clientAddress('10.0.0.1', new Headers({ 'x-forwarded-for': '198.51.100.9, 203.0.113.7' }), 1) // '203.0.113.7'
 */
export function clientAddress(remote: string | undefined, headers: Headers, proxies: number): string | undefined {
  const forwardedFor = headers.get('x-forwarded-for');
  if (proxies === 0 || !forwardedFor) return remote;
  const chain = forwardedFor.split(',');
  const entry = chain[Math.max(0, chain.length - proxies)]!.trim();
  if (isIP(entry) && !entry.includes('%')) return entry;
  // `[2001:db8::1]:443`, `203.0.113.7:443`, `fe80::1%eth0` and plain addresses: without port and zone.
  const [, bracketed] = /^\[([^\]]+)\](?::[0-9]+)?$/.exec(entry) ?? [];
  const address = (bracketed ?? entry.replace(/^([0-9.]+):[0-9]+$/, '$1')).replace(/%.*$/, '');
  // A proxy that forwards something other than an address hides its clients, so they count as one.
  return isIP(address) ? address : undefined;
}
