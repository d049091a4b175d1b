const HOST_PATTERN = /^[a-z0-9._-]+(?::[0-9]{1,5})?$|^\[[0-9a-f:.]+\](?::[0-9]{1,5})?$/i;
const UNKNOWN = 'http://localhost';

/** Real clients name a few hosts; a hostile one must not fill the memory with its own. */
const MAX_REMEMBERED = 100;
const remembered = new Map<string, string>();

/** The address that a `Host` header stands for. What is no host is not repeated to anybody. */
export function originOf(host: string): string {
  const known = remembered.get(host);
  if (known !== undefined) return known;
  const origin = HOST_PATTERN.test(host) && URL.canParse(`http://${host}`) ? `http://${host}` : UNKNOWN;
  if (remembered.size < MAX_REMEMBERED) remembered.set(host, origin);
  return origin;
}
