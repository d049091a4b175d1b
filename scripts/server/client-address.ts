import { isIP } from 'node:net';

/**
 * Whose request it is. `X-Forwarded-For` can be written by anybody, so only the entries that the own proxies added are
 * believed: with one proxy the last entry, with two the last but one.
 *
 * @example clientAddress('10.0.0.1', '198.51.100.9, 203.0.113.7', 1) // '203.0.113.7'
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string | undefined {
  if (proxies === 0 || !forwardedFor) return remote;
  const chain = forwardedFor.includes(',') ? forwardedFor.split(',') : [forwardedFor];
  const address = withoutPort(chain[Math.max(0, chain.length - proxies)]!.trim());
  // A proxy that passes on something else than an address hides its clients: they count together.
  return isIP(address.includes('%') ? address.split('%', 1)[0]! : address) ? address : undefined;
}

/** `[2001:db8::1]:443`, `203.0.113.7:443` and plain addresses. */
function withoutPort(entry: string): string {
  if (!entry.includes(':')) return entry;
  const [, bracketed] = /^\[([^\]]+)\](?::[0-9]+)?$/.exec(entry) ?? [];
  return bracketed ?? entry.replace(/^([0-9.]+):[0-9]+$/, '$1');
}
