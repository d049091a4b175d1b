import path from 'node:path';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import type { PlainHeaders } from '../../src/gateway/answers.ts';

/** Where a path leads: another file of the folder (200, 404) or another address (301, 302 …). */
export interface Redirect {
  readonly to: string;
  readonly status: number;
}

/** `_headers` and `_redirects`, read as Netlify reads them. */
export interface HostRules {
  headersFor(pathname: string): PlainHeaders;
  /** A forced rule goes before a file of that name, the others come after it. */
  redirectFor(pathname: string, forced: boolean): Redirect | undefined;
}

interface ParsedRedirect {
  readonly from: string;
  readonly to: string;
  readonly status?: number;
  readonly force?: boolean;
}

export async function readHostRules(dir: string): Promise<HostRules> {
  const { headers: found } = await parseAllHeaders({
    headersFiles: [path.join(dir, '_headers')],
    configHeaders: undefined,
    minimal: false,
  });
  // Not `minimal`: then each rule has its pattern ready, which the parser's types leave open.
  const headers = found as Header[];
  const parsed = await parseAllRedirects({
    redirectsFiles: [path.join(dir, '_redirects')],
    configRedirects: [],
    minimal: true,
  });
  const redirects = (parsed.redirects as ParsedRedirect[]).map((rule) => ({ ...rule, pattern: patternOf(rule.from) }));
  return {
    headersFor(pathname) {
      const matching = headers.filter(({ forRegExp }) => forRegExp.test(pathname));
      return Object.fromEntries(
        matching.flatMap(({ values }) =>
          Object.entries(values).map(([name, value]) => [name.toLowerCase(), String(value)]),
        ),
      );
    },
    redirectFor(pathname, forced) {
      for (const { pattern, to, status = 301, force = false } of redirects) {
        const match = force === forced ? pattern.exec(pathname) : null;
        if (match)
          return {
            status,
            to: to.replace(/:([a-z][a-z0-9_]*)/gi, (text, name: string) => match.groups?.[name] ?? text),
          };
      }
      return undefined;
    },
  };
}

/** `:name` is one segment, `*` at the end is everything and called `splat`. */
function patternOf(from: string): RegExp {
  const parts = from
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part === '*') return '(?<splat>.*)';
      return part.startsWith(':')
        ? `(?<${part.slice(1).replace(/\W/g, '_')}>[^/]+)`
        : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    });
  return new RegExp(`^/${parts.join('/')}/?$`);
}
