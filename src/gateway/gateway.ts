import type { StaticFile } from './answers.ts';
import { createGuard, type GatewayDependencies } from './guard.ts';

/**
 * Fetches a static file by GET with the request's headers. HEAD too is a GET here: `netlify dev` gives an answer without a
 * body an ETag of its own, and a cache that compares the two would throw its copy away.
 */
export type FileFetcher = (file: string, request: Request) => Promise<Response>;

export type Gateway = (request: Request, ip: string | undefined, fetchFile: FileFetcher) => Promise<Response>;

/** The guard for platforms that speak Request and Response. A file that is sent whole stays the Response that it is. */
export function createGateway(dependencies: GatewayDependencies): Gateway {
  const guard = createGuard<Response>(dependencies);
  return async (request, ip, fetchFile) => {
    const { method } = request;
    const asked = { method, url: addressOf(request.url), headers: request.headers };
    const { status, headers, body } = await guard(asked, ip, async (name) => {
      const file = await fetchFile(name, request);
      return file.status === 200 && method !== 'HEAD' ? { status: 200, headers: {}, body: file } : withoutBody(file);
    });
    if (body instanceof Response) return dressed(body, headers);
    // Headers one by one: given to the constructor, they take Deno twice as long.
    const answer = new Response(body, { status });
    setHeaders(answer.headers, headers);
    return answer;
  };
}

/** A request's address is already normalised; cutting it is a tenth of the work of parsing it again. */
function addressOf(url: string): { pathname: string; origin: string } {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const end = url.slice(start).search(/[?#]/);
  return { origin: url.slice(0, start), pathname: end === -1 ? url.slice(start) : url.slice(start, start + end) };
}

/** They describe one connection, not the content, and must not travel on. */
const HOP_BY_HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding'];

/** What nobody reads is given back, so that its connection is free again. */
async function withoutBody({ status, headers, body }: Response): Promise<StaticFile<Response>> {
  await body?.cancel();
  const kept = [...headers].filter(([name]) => !HOP_BY_HOP_HEADERS.includes(name));
  return { status, headers: Object.fromEntries(kept), body: null };
}

/** The file under the contract's headers. */
function dressed(file: Response, headers: Readonly<Record<string, string>>): Response {
  let answer = file;
  try {
    dropHopByHop(answer.headers);
  } catch {
    // An answer that comes straight from the network cannot be changed, only copied.
    answer = new Response(file.body, file);
    dropHopByHop(answer.headers);
  }
  setHeaders(answer.headers, headers);
  return answer;
}

function dropHopByHop(headers: Headers): void {
  for (const name of HOP_BY_HOP_HEADERS) headers.delete(name);
}

function setHeaders(target: Headers, headers: Readonly<Record<string, string>>): void {
  for (const name in headers) target.set(name, headers[name]!);
}
