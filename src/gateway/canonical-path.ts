/** Leftover escapes after decoding, control characters and backslashes: no path of the site has them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this pattern looks for.
const FORBIDDEN = /%[0-9a-f]{2}|[\0-\x1f\x7f\\]/i;
/** The longest valid path contains a name, with each letter percent-encoded as nine characters. */
const LONGEST_PATH = 4_000;

/**
 * The canonical form of a URL path: decoded once, without empty or dot segments, and re-encoded where a URL needs it. Paths that a
 * static host resolves to the same file have the same canonical path, so rules by path are reliable. `undefined` for what cannot
 * be a path of the site. The result starts with exactly one slash.
 * @example canonicalPath('//x/%2e%2e%2f%70erfil') // '/perfil'
 */
export function canonicalPath(pathname: string): string | undefined {
  if (pathname.length > LONGEST_PATH) return undefined;
  try {
    const decoded = decodeURIComponent(pathname);
    if (FORBIDDEN.test(decoded)) return undefined;
    return encodeURI(withoutDots(decoded)).replace(/[?#]/g, encodeURIComponent);
  } catch {
    // An incomplete escape or half a character cannot be decoded.
    return undefined;
  }
}

function withoutDots(path: string): string {
  const kept: string[] = [];
  const segments = path.split('/').filter((segment) => segment !== '');
  for (const segment of segments) {
    if (segment === '..') kept.pop();
    else if (segment !== '.') kept.push(segment);
  }
  const isFolder = kept.length > 0 && /\/\.{0,2}$/.test(path);
  return `/${kept.join('/')}${isFolder ? '/' : ''}`;
}
