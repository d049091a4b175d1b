import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { API_ROOT } from '../../src/contract/routes.ts';
import type { Answer, StaticFile } from '../../src/gateway/answers.ts';
import type { Guard } from '../../src/gateway/guard.ts';
import type { Ready } from '../../src/gateway/when-ready.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { clientAddress } from './client-address.ts';
import { knows, type ServedBody } from './file-answer.ts';
import { fileName } from './file-name.ts';
import type { LargeFile } from './generation.ts';
import { originOf } from './origin-of.ts';
import { answerPage, text } from './page-answer.ts';
import type { SiteFolder } from './site-folder.ts';
import type { StoredFile } from './stored-file.ts';

export interface SiteServerOptions {
  readonly folder: SiteFolder;
  readonly guard: Guard<Buffer>;
  /** How many proxies stand before this server. */
  readonly proxies: number;
  /** The site's own address, if it is known; else the one that a request was sent to. */
  readonly origin: string | undefined;
  readonly report: (error: unknown) => void;
  readonly isStopping: () => boolean;
}

export const HEALTH_PATH = '/healthz';

/** A client that sends its request by drops is cut off; an idle connection outlives the usual balancer's 60 s. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};

/** The API behind its gateway, and the rest of the folder as a static host would serve it. */
export function createSiteServer(options: SiteServerOptions): Server {
  const { report, isStopping } = options;
  const fail = (error: unknown): Answer<ServedBody> => {
    report(error);
    return text(500, 'Internal error');
  };
  return createServer(TIMEOUTS, (request, response) => {
    const made = answer(options, request);
    if (made instanceof Promise)
      made
        .catch(fail)
        .then((late) => send(response, late, isStopping()))
        .catch(report);
    else send(response, made, isStopping());
  });
}

function answer(options: SiteServerOptions, request: IncomingMessage): Ready<Answer<ServedBody>> {
  const { folder, isStopping } = options;
  const url = addressOf(request, options.origin);
  const { pathname } = url;
  if (pathname === HEALTH_PATH) {
    if (isStopping()) return text(503, 'stopping');
    return folder.read(async () => text(200, 'ok'));
  }
  if (isApi(pathname)) return answerApi(options, request, url);
  const method = request.method ?? 'GET';
  return folder.read((generation) => answerPage(generation, pathname, { method, headers: request.headers }));
}

function answerApi(
  { folder, guard, proxies }: SiteServerOptions,
  request: IncomingMessage,
  url: Address,
): Ready<Answer<Buffer>> {
  const { headers, socket, method = 'GET' } = request;
  const address = clientAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), proxies);
  const encoding = chooseEncoding(headers['accept-encoding']?.toString());
  return guard({ method, url, headers: new ReadHeaders(headers) }, address, (name) => {
    // What is in memory is there at once, and nearly all that is asked for is in memory.
    const known = folder.current()?.known(name, encoding);
    if (known !== undefined) return asStatic(known, headers['if-none-match']);
    return folder.read(async (generation) => asStatic(await generation.find(name, encoding), headers['if-none-match']));
  });
}

function asStatic(file: StoredFile | LargeFile | undefined, ifNoneMatch: string | undefined): StaticFile<Buffer> {
  if (file === undefined || !('body' in file)) return { status: 404, headers: {}, body: null };
  if (knows(ifNoneMatch, file.etag)) return { status: 304, headers: file.validators, body: null };
  return { status: 200, headers: file.headers, body: file.body };
}

/** Node's headers as the gateway reads them; a class, because an object with a function of its own is dear to make. */
class ReadHeaders {
  readonly #headers: IncomingHttpHeaders;

  constructor(headers: IncomingHttpHeaders) {
    this.#headers = headers;
  }

  get(name: string): string | null {
    return this.#headers[name]?.toString() ?? null;
  }
}

/** Also `//api`, `/%61pi` and `/API`: no other spelling may lead to the API's files around its gateway. */
function isApi(pathname: string): boolean {
  if (pathname.startsWith(`${API_ROOT}/`)) return true;
  const name = (
    pathname.includes('%') || pathname.includes('//') ? (fileName(pathname) ?? pathname) : pathname
  ).toLowerCase();
  return name === API_ROOT || name.startsWith(`${API_ROOT}/`);
}

type Address = Pick<URL, 'pathname' | 'origin'>;

/** Nothing in it to decode, resolve or cut off: such a target is its own path. */
const PLAIN_TARGET = /^(?:\/[\w~-][\w.~-]*)+$/;

/** Where the request was sent to. Nearly all targets are plain, and the URL parser costs as much as all of the routing. */
function addressOf({ url = '/', headers: { host = '' } }: IncomingMessage, known: string | undefined): Address {
  const origin = known ?? originOf(host);
  if (PLAIN_TARGET.test(url)) return { pathname: url, origin };
  const target = url.startsWith('/') ? url : URL.canParse(url) ? new URL(url).pathname : '/';
  return new URL(`${origin}${target}`);
}

function send(response: ServerResponse, { status, headers, body }: Answer<ServedBody>, stopping: boolean): void {
  if (stopping) response.setHeader('connection', 'close');
  if (typeof body === 'string') response.setHeader('content-length', Buffer.byteLength(body));
  response.writeHead(status, headers);
  if (body === null) response.end();
  else if (typeof body === 'string' || Buffer.isBuffer(body)) response.end(body);
  // A caller who goes away in the middle is nobody's mistake.
  else pipeline(body, response, () => {});
}
