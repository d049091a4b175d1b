import path from 'node:path';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

/** `_headers` and `_redirects`, parsed as Netlify does. */
export interface HostRules {
  headersFor(pathname: string): readonly [name: string, value: string][];
  /** Another URL (3xx), or the page of a 404. A file of that name takes precedence. */
  redirectFor(pathname: string): { readonly to: string; readonly status: number } | undefined;
}

interface ParsedRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

export async function readHostRules(dir: string): Promise<HostRules> {
  const headersFiles = [path.join(dir, '_headers')];
  const redirectsFiles = [path.join(dir, '_redirects')];
  // Not `minimal`, so that each rule has its compiled pattern, which the parser's types do not declare.
  const { headers } = await parseAllHeaders({ headersFiles, configHeaders: undefined, minimal: false });
  const { redirects } = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true });
  const rules = (redirects as ParsedRedirect[]).map((rule) => ({ ...rule, pattern: patternOf(rule.from) }));
  return {
    headersFor: (pathname) =>
      (headers as Header[])
        .filter(({ forRegExp }) => forRegExp.test(pathname))
        .flatMap(({ values }) => Object.entries(values) as [string, string][]),
    redirectFor(pathname) {
      for (const { pattern, to, status } of rules) {
        const match = pattern.exec(pathname);
        if (match === null) continue;
        return { status, to: to.replace(/:([a-z]\w*)/gi, (text, name: string) => match.groups?.[name] ?? text) };
      }
      return undefined;
    },
  };
}

/** `:name` is one segment; a final `*` is the rest, called `splat`. */
function patternOf(from: string): RegExp {
  const parts = from.split('/').map((part) => {
    if (part === '*') return '(?<splat>.*)';
    if (part.startsWith(':')) return `(?<${part.slice(1).replace(/\W/g, '_')}>[^/]+)`;
    return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/').replace(/\/$/, '')}/?$`);
}
