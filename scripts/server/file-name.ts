import path from 'node:path';

/** They tell a host how to serve the rest, and are not served themselves. */
const HOST_FILES = new Set(['/_headers', '/_redirects']);

/**
 * The name below the served folder that a URL path means, decoded and without `..`; `undefined` for what can be no file of
 * it. The result always starts with a slash and never leaves the folder.
 *
 * @example fileName('/dataset/a%20b.csv') // '/dataset/a b.csv'
 */
export function fileName(pathname: string): string | undefined {
  const decoded = decode(pathname);
  if (decoded === undefined || /[\0\\]/.test(decoded)) return undefined;
  const name = path.posix.normalize(`/${decoded}`);
  const hidden = name.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
  return hidden || HOST_FILES.has(name.toLowerCase()) ? undefined : name;
}

/** A page's address has no `.html` at the end, and a folder stands for its index. */
export function candidates(name: string): readonly string[] {
  if (name.endsWith('/')) return name === '/' ? ['/index.html'] : [`${name}index.html`, `${name.slice(0, -1)}.html`];
  return [name, `${name}.html`, `${name}/index.html`];
}

function decode(pathname: string): string | undefined {
  if (!pathname.includes('%')) return pathname;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
