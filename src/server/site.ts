import path from 'node:path';
import { FastResponse } from 'srvx';
import { CACHE_CONTROL_ERROR } from '../contract/headers.ts';
import { isApiPath } from '../contract/routes.ts';
import { type Build, chooseEncoding, identify, openBuild } from './build-folder.ts';
import { plainResponse } from './plain-response.ts';

/** Answers a canonical path from the folder. */
export type Site = (method: string, pathname: string, asked: Headers) => Response | Promise<Response>;

/** A replaced folder is noticed at the first file that is not found, and after this time at the latest. */
const CHECK_MS = 100;
const MAX_ATTEMPTS = 5;
/** Types that srvx does not know. */
const TYPES: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.ndjson': 'application/x-ndjson; charset=utf-8',
  '.parquet': 'application/vnd.apache.parquet',
  '.sqlite': 'application/vnd.sqlite3',
};
/** What Netlify sends with a file that no rule names: keep it, but ask before showing it again. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
/** `_headers` and `_redirects` tell a host how to serve the rest, and are not served themselves. */
const HOST_FILES = /^\/_(?:headers|redirects)$/i;
const NOT_FOUND_PAGE = '/404.html';
/** Below this, compression saves nothing. */
const MIN_COMPRESSED_BYTES = 1024;

/** The folder as a static host serves it. A new build may replace it at any time: each answer is of one build. */
export async function openSite(dir: string): Promise<Site> {
  let build = await openBuild(dir);
  let checkedAt = performance.now();
  return (method, pathname, asked) => {
    const isFresh = performance.now() - checkedAt <= CHECK_MS;
    return (isFresh && isApiPath(pathname) && build.recall(pathname, asked)) || look(method, pathname, asked);
  };

  async function look(method: string, pathname: string, asked: Headers): Promise<Response> {
    if (method !== 'GET' && method !== 'HEAD') return textResponse(405, 'Method not allowed', { allow: 'GET, HEAD' });
    for (let attempt = 1; ; attempt++) {
      if (performance.now() - checkedAt > CHECK_MS) {
        checkedAt = performance.now();
        if ((await identify(dir)) !== build.id) build = await openBuild(dir);
      }
      const { id } = build;
      const response = await answer(build, method, pathname, asked);
      if (response.status !== 404 || attempt === MAX_ATTEMPTS || (await identify(dir)) === id) return response;
      // It was looked for in a folder that was being replaced.
      checkedAt = -Infinity;
    }
  }
}

async function answer(build: Build, method: string, pathname: string, asked: Headers): Promise<Response> {
  if (isApiPath(pathname)) return (await build.read(pathname, asked)) ?? textResponse(404, 'Not found');
  const { rules } = build;
  const forced = rules.redirectFor(pathname, true);
  const found = forced === undefined ? await find(build, method, pathname, asked) : undefined;
  if (found !== undefined) return compressed(withRules(build, found, pathname), method, asked);
  const rule = forced ?? rules.redirectFor(pathname, false);
  if (rule !== undefined && rule.status >= 300 && rule.status < 400)
    return new FastResponse(null, { status: rule.status, headers: { location: rule.to } });
  const target = rule?.status === 200 ? await find(build, method, rule.to, asked) : undefined;
  return target === undefined ? notFound(build, asked) : withRules(build, target, pathname);
}

async function find(build: Build, method: string, name: string, asked: Headers): Promise<Response | undefined> {
  if (HOST_FILES.test(name)) return undefined;
  const found = await build.find(name, method, asked);
  // The page of `/datos/` is `datos.html` if there is no folder of that name.
  return found ?? (/.\/$/.test(name) ? build.find(name.slice(0, -1), method, asked) : undefined);
}

/** The headers of `_headers`. An error is never stored, whatever they say about the path. */
function withRules(build: Build, response: Response, pathname: string): Response {
  const { headers, status } = response;
  const type = TYPES[path.posix.extname(pathname)];
  if (type !== undefined && headers.has('content-type')) headers.set('content-type', type);
  headers.set('cache-control', DEFAULT_CACHE_CONTROL);
  for (const [name, value] of build.rules.headersFor(pathname)) headers.set(name.toLowerCase(), value);
  if (status >= 400) headers.set('cache-control', CACHE_CONTROL_ERROR);
  return response;
}

/** Text that srvx takes for binary by its ending, or has not read. It keeps its ETag, a weak one, which encodings may share. */
export function compressed(response: Response, method: string, asked: Headers): Response {
  const { headers, status } = response;
  const isText = status === 200 && headers.get('content-type')?.endsWith('charset=utf-8');
  const isLarge = Number(headers.get('content-length') ?? Infinity) >= MIN_COMPRESSED_BYTES;
  if (!isText || !isLarge || headers.has('content-encoding')) return response;
  headers.set('vary', 'Accept-Encoding');
  if (chooseEncoding(asked) === '') return response;
  headers.set('content-encoding', 'gzip');
  headers.delete('content-length');
  headers.delete('accept-ranges');
  const body = method === 'HEAD' ? null : response.body!.pipeThrough(new CompressionStream('gzip'));
  return new FastResponse(body, { headers });
}

async function notFound(build: Build, asked: Headers): Promise<Response> {
  const page = new Headers({ 'accept-encoding': asked.get('accept-encoding') ?? '' });
  const response = await build.read(NOT_FOUND_PAGE, page, 404);
  return response === undefined ? textResponse(404, 'Not found') : withRules(build, response, NOT_FOUND_PAGE);
}

/** For clients that are no browsers; never stored. */
export function textResponse(status: number, words: string, headers: Record<string, string> = {}): Response {
  const common = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': CACHE_CONTROL_ERROR };
  return plainResponse(`${words}\n`, { status, headers: { ...common, ...headers } });
}
