import type { Server } from 'node:http';
import { findTarget } from '../api/router.ts';
import { AgingMap } from '../gateway/aging-map.ts';
import { isApiPath, templatePath } from '../http/api-path.ts';
import { isMcpPath, MCP_PATH } from '../http/site-path.ts';

/** Logs each request when its last byte was sent or the client disconnected (`isAborted`). */
export function logRequests(server: Server, write: (line: string) => void): void {
  server.prependListener('request', ({ method, url = '' }, response) => {
    const [time, started] = [new Date().toISOString(), performance.now()];
    response.once('close', () => {
      const { statusCode: status, writableFinished } = response;
      const ms = Math.round((performance.now() - started) * 10) / 10;
      const isAborted = writableFinished ? undefined : true;
      write(`${JSON.stringify({ time, method, route: routeOf(url, status), status, ms, isAborted })}\n`);
    });
  });
}

/** Replaces unknown paths, which may contain anything. */
const OTHER = '/{other}';

/**
 * The template of a path, without names, dates or other input. The path of a page or download that was found is its own template,
 * because it is a file's name.
 * @example routeOf('/api/matrix/15/6/1990?x=1', 200) // '/api/matrix/{day}/{month}/{year}'
 */
export function routeOf(target: string, status: number): string {
  // A proxy may send an absolute URL; dot segments are resolved as in the gateway.
  const sent = /^(?:[a-z]+:\/\/[^/]*)?(\/[^?#]*)/i.exec(target)?.[1] ?? '';
  const { pathname } = new URL(`http://x${sent}`);
  if (isMcpPath(pathname)) return MCP_PATH;
  if (isApiPath(pathname)) {
    const { path } = findTarget(pathname);
    return path === undefined ? `/api${OTHER}` : templatePath(path);
  }
  return status === 200 || status === 206 || status === 304 ? pathname : OTHER;
}

const PAUSE_MS = 60_000;
const MAX_KNOWN = 1_000;

/**
 * Logs a failure once a minute, however many requests it affects, so that a slow disk does not flood the log. Anything else, such as
 * a store's recovery, is always logged.
 */
export function reportOnce(write: (problem: unknown) => void, now: () => number): (problem: unknown) => void {
  const writtenAt = new AgingMap<number>(MAX_KNOWN);
  return (problem) => {
    if (problem instanceof Error) {
      const since = now() - (writtenAt.get(problem.message) ?? -Infinity);
      // A clock that was set back must not silence it.
      if (since >= 0 && since < PAUSE_MS) return;
      writtenAt.set(problem.message, now(), 1);
    }
    write(problem);
  };
}
