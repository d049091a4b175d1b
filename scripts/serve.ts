import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import path from 'node:path';
import { FastResponse, serve } from 'srvx';
import type { ServiceIndex } from '../src/api/service-index.ts';
import { loadPublished } from '../src/content/load-published.ts';
import { createGateway } from '../src/gateway/gateway.ts';
import { answerOembed } from '../src/gateway/oembed.ts';
import type { RateLimiter } from '../src/gateway/rate-limit/sliding-window.ts';
import { createService, logText } from '../src/gateway/service.ts';
import { DATED_PAGES } from '../src/http/published-paths.ts';
import { isMcpPath, OEMBED_PATH } from '../src/http/site-path.ts';
import { createMcpGateway } from '../src/mcp/mcp-gateway.ts';
import { createHttpHandler } from '../src/mcp/server.ts';
import { clientAddress, limitConnections, TIMEOUTS } from '../src/server/connections.ts';
import { logRequests, reportOnce } from '../src/server/logs.ts';
import { openRedisStore } from '../src/server/redis-store.ts';
import { answerDatedPage, openSite, textResponse } from '../src/server/static-files.ts';
import { readServerSettings, type ServerSettings } from '../src/settings/settings.ts';
import { PUBLISHED } from '../src/words/language.ts';
import { PACKAGE_VERSION } from '../src/words/npm-package.ts';
import { folderOfUser, ROOT, readArguments, runCommand, UserError } from './command/run-command.ts';

/** In every build and every mirror. */
const INDEX = 'api/index.json';
const HEALTH_PATH = /^\/healthz(?:\?|$)/;
const log = (problem: unknown): void => console.error(logText(problem));
/** The rest of the connection can no longer be trusted. */
const CLOSE = { connection: 'close' };

await runCommand(async (signal) => {
  const { dir = path.join(ROOT, 'dist') } = readArguments(
    process.argv.slice(2),
    { dir: { type: 'string' } },
    '--dir <folder>',
  );
  const settings = { ...readServerSettings(process.env), dir: folderOfUser(dir) };
  // Otherwise any folder, even a whole repository, would be served.
  if (!existsSync(path.join(settings.dir, INDEX))) {
    const what = existsSync(settings.dir)
      ? 'no build and no unpacked mirror (api/index.json is missing)'
      : 'no such folder';
    throw new UserError(`${settings.dir}: ${what}; run npm run build first, or name another with --dir`);
  }
  const site = settings.site ?? addressOf(settings.dir);
  const redis = settings.redis === undefined ? undefined : await openRedisStore(settings.redis, log, signal);
  try {
    signal.throwIfAborted();
    await serveFolder({ ...settings, site }, redis?.limiter, signal);
  } finally {
    // Even if startup is interrupted: an open connection would keep the process alive.
    redis?.close();
  }
  console.log('Stopped.');
  // Stopping on request is not a failure.
  process.exitCode = 0;
});

/** Serves until the signal fires and everything accepted is answered. */
async function serveFolder(
  settings: ServerSettings & { readonly dir: string; readonly site: string },
  store: RateLimiter | undefined,
  signal: AbortSignal,
): Promise<void> {
  const { dir, host, port, proxies, logsRequests, site } = settings;
  const { publisher } = await loadPublished(PUBLISHED[0]);
  const service = await createService(publisher, settings, {
    now: Date.now,
    report: reportOnce(log, Date.now),
    Response: FastResponse,
    store,
    warmUp: true,
  });
  const gateway = createGateway({ ...service, loadContent: loadPublished });
  const handle = createHttpHandler({ ...service, publisher, loadContent: loadPublished, version: PACKAGE_VERSION });
  const mcp = createMcpGateway({ ...service, handle });
  const { files, buildName } = await openSite(dir);
  signal.throwIfAborted();
  const server = serve({
    manual: true,
    silent: true,
    gracefulShutdown: false,
    hostname: host,
    port,
    node: TIMEOUTS,
    fetch(request) {
      const { url = '', headers: sent, headersDistinct } = request.runtime!.node!.req as IncomingMessage;
      // srvx throws if it has to normalize a path for such a host; no response depends on the host.
      if (!URL.canParse(`http://${sent.host}`)) delete sent.host;
      // RFC 9112: Node uses the first one, but a proxy in front may have used another.
      if ((headersDistinct.host?.length ?? 0) > 1)
        return textResponse(400, 'More than one Host header; allowed: one', CLOSE);
      // A proxy may send an absolute URL.
      const target = url.replace(/^[a-z]+:\/\/[^/?]*/i, '');
      if (HEALTH_PATH.test(target)) return signal.aborted ? textResponse(503, 'stopping') : healthy(buildName);
      const address = clientAddress(request.ip, request.headers, proxies);
      if (isMcpPath(target))
        return mcp(request, address, (file) => files('GET', file, new Headers())).then(closeIfUnread);
      return gateway(request, address, (file, headers) => {
        const page = file.replace(/\/$/, '');
        if (page === OEMBED_PATH) return answerOembed(request, site, publisher);
        if (DATED_PAGES.includes(page)) return answerDatedPage(files, page, request, headers);
        return files(request.method, file, headers);
      });
    },
  });
  const node = server.node!.server as Server;
  const stop = limitConnections(node, { isProxied: proxies > 0 });
  if (logsRequests) logRequests(node, (line) => process.stdout.write(line));
  await Promise.resolve(server.serve()).catch((cause: NodeJS.ErrnoException) => {
    throw new UserError(
      `HOST and PORT: ${host}:${port} cannot be used (${cause.code}); choose others, e.g. PORT=${port + 1} npm run serve`,
      { cause },
    );
  });
  console.log(
    `Serving ${path.relative(process.cwd(), dir) || '.'} on http://${host.includes(':') ? `[${host}]` : host}:${port}`,
  );
  if (!signal.aborted) await once(signal, 'abort');
  await stop();
}

/** Node does not read the rest of a partly read body, so the connection would hang. */
function closeIfUnread(response: Response): Response {
  if (response.status === 413) response.headers.set('connection', 'close');
  return response;
}

/** The version of the code and the build in the folder. */
async function healthy(buildName: () => Promise<string | undefined>): Promise<Response> {
  const build = await buildName().catch(() => undefined);
  return textResponse(200, `ok\nversion ${PACKAGE_VERSION}${build ? `\nbuild ${build}` : ''}`);
}

/** The base address of a build's links, so that links in computed responses lead to the same site. */
function addressOf(dir: string): string {
  const file = path.join(dir, INDEX);
  try {
    return new URL((JSON.parse(readFileSync(file, 'utf8')) as ServiceIndex).endpoints.index!).origin;
  } catch (cause) {
    throw new UserError(`${file}: not the index of a build; run npm run build again, or name another with --dir`, {
      cause,
    });
  }
}
