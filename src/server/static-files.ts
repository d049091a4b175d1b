import { FastResponse } from 'srvx';
import { datedPage, requestedDates } from '../gateway/dated-page.ts';
import { isApiPath } from '../http/api-path.ts';
import { BUILD_HEADER, CACHE_CONTROL_ERROR } from '../http/headers.ts';
import { chooseEncoding, compress, isText } from './compress.ts';
import { type Build, identify, openBuild } from './opened-build.ts';

/** Answers a canonical path from the folder. */
export type StaticFiles = (method: string, pathname: string, asked: Headers) => Promise<Response>;

/** A replaced folder is noticed at the first missing file, or after this time at the latest. */
const CHECK_MS = 100;
const MAX_ATTEMPTS = 5;
/** Netlify's default for files without a rule: cache, but revalidate. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
/** `_headers` and `_redirects` configure the host and are not served themselves. */
const HOST_FILES = /^\/_(?:headers|redirects)\/?$/i;
const NOT_FOUND_PAGE = '/404.html';

/** Serves the folder like a static host. A new build may replace it at any time: each response comes from one build and names it. */
export async function openSite(
  dir: string,
): Promise<{ files: StaticFiles; buildName: () => Promise<string | undefined> }> {
  let build = await openBuild(dir);
  let checkedAt = performance.now();
  return { files, buildName: async () => (await current()).name };

  async function current(): Promise<Build> {
    if (performance.now() - checkedAt > CHECK_MS) {
      checkedAt = performance.now();
      if ((await identify(dir)) !== build.id) build = await openBuild(dir);
    }
    return build;
  }

  async function files(method: string, pathname: string, asked: Headers): Promise<Response> {
    if (method !== 'GET' && method !== 'HEAD') return textResponse(405, 'Method not allowed', { allow: 'GET, HEAD' });
    for (let attempt = 1; ; attempt++) {
      const asking = await current();
      const response = await answer(asking, method, pathname, asked);
      if (asking.name !== undefined) response.headers.set(BUILD_HEADER, asking.name);
      if (response.status !== 404 || attempt === MAX_ATTEMPTS || (await identify(dir)) === asking.id) return response;
      // The folder was being replaced during the lookup.
      checkedAt = -Infinity;
    }
  }
}

async function answer(build: Build, method: string, pathname: string, asked: Headers): Promise<Response> {
  if (isApiPath(pathname)) return (await build.read(pathname, asked)) ?? textResponse(404, 'Not found');
  const found = await find(build, method, pathname, asked);
  if (found !== undefined) return withRules(build, found, pathname);
  // Rewrites (200) are all below /api.
  const { to = NOT_FOUND_PAGE, status = 404 } = build.rules.redirectFor(pathname) ?? {};
  return status === 404 ? notFound(build, asked, to) : new FastResponse(null, { status, headers: { location: to } });
}

async function find(build: Build, method: string, name: string, asked: Headers): Promise<Response | undefined> {
  if (HOST_FILES.test(name)) return undefined;
  const found = await findTextOrFile(build, method, name, asked);
  // `/datos/` is `datos.html` if there is no folder of that name.
  return found ?? (/.\/$/.test(name) ? findTextOrFile(build, method, name.slice(0, -1), asked) : undefined);
}

/** Compressed text from memory, everything else from disk. */
async function findTextOrFile(
  build: Build,
  method: string,
  name: string,
  asked: Headers,
): Promise<Response | undefined> {
  const packed = chooseEncoding(asked) !== '' && !asked.has('range') ? await build.read(name, asked) : undefined;
  return packed ?? build.find(name, method, asked);
}

/** Applies `_headers`. Errors are never cached, whatever it says about the path. */
function withRules(build: Build, response: Response, pathname: string): Response {
  const { headers, status } = response;
  headers.set('cache-control', DEFAULT_CACHE_CONTROL);
  for (const [name, value] of build.rules.headersFor(pathname)) headers.set(name.toLowerCase(), value);
  const type = headers.get('content-type');
  // A 304 has no type.
  if (!type || isText(type)) headers.set('vary', 'Accept-Encoding');
  if (status >= 400) headers.set('cache-control', CACHE_CONTROL_ERROR);
  return response;
}

async function notFound(build: Build, asked: Headers, file: string): Promise<Response> {
  const page = new Headers({ 'accept-encoding': asked.get('accept-encoding') ?? '' });
  const response = await build.read(file, page, 404);
  return response === undefined ? textResponse(404, 'Not found') : withRules(build, response, file);
}

/** A plain text response, never cached. */
export function textResponse(status: number, text: string, headers: Record<string, string> = {}): Response {
  const common = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': CACHE_CONTROL_ERROR };
  return new FastResponse(`${text}\n`, { status, headers: { ...common, ...headers } });
}

/** A page with its dates in it, like netlify/edge-functions/dated-page.ts. */
export async function answerDatedPage(
  files: StaticFiles,
  path: string,
  request: Request,
  asked: Headers,
): Promise<Response> {
  const address = requestedDates(request, new Date().getFullYear());
  if (address === undefined) return files(request.method, path, asked);
  // The whole page: no conditions, range or compression.
  const page = await files('GET', path, new Headers());
  const dated = await datedPage(page, address, asked);
  if (dated === page) return page;
  const headers = { ...Object.fromEntries(dated.headers), vary: 'Accept-Encoding' };
  if (dated.status !== 200) return new FastResponse(null, { status: dated.status, headers });
  // A weak ETag, which all encodings may share.
  const [bytes, used] = await compress(new Uint8Array(await dated.arrayBuffer()), chooseEncoding(asked));
  return new FastResponse(bytes, { headers: used === '' ? headers : { ...headers, 'content-encoding': used } });
}
