import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { FastResponse, type ServerRequest } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { AgingMap } from '../gateway/aging-map.ts';
import { BUILD_HEADER, matchesEtag } from '../http/headers.ts';
import { chooseEncoding, compress, type Encoding, mayBeCompressed } from './compress.ts';
import { type HostRules, readHostRules } from './host-rules.ts';

export interface Build {
  readonly id: string;
  /** Its name in `_headers`; an unpacked mirror has none. */
  readonly name: string | undefined;
  readonly rules: HostRules;
  readonly find: FindFile;
  readonly read: ReadText;
}

/** Between the two renames of a replacement, the folder is missing: for microseconds, or milliseconds on a busy disk. */
const GAP_MS = 2_000;
const RETRY_MS = 2;

export async function openBuild(dir: string): Promise<Build> {
  const id = await identify(dir);
  const rules = await readHostRules(dir);
  // The build may have been replaced while its rules were read.
  if ((await identify(dir)) !== id) return openBuild(dir);
  const serveFile = staticMiddleware({ dir, compress: false });
  const find: FindFile = async (name, method, headers) =>
    serveFile({ method, url: name, headers } as ServerRequest, () => undefined as never);

  const [, name] = rules.headersFor('/').find(([header]) => header.toLowerCase() === BUILD_HEADER.toLowerCase()) ?? [];
  return { id, name, rules, find, read: textsInMemory(find, rules) };
}

/** Identifies a build's folder, even if the file system reuses an inode. Waits while there is no folder. */
export async function identify(dir: string): Promise<string> {
  const deadline = performance.now() + GAP_MS;
  for (;;) {
    try {
      const { dev, ino, birthtimeNs } = await stat(dir, { bigint: true });
      return `${dev}:${ino}:${birthtimeNs}`;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/** A file with conditions and ranges, as srvx serves it from disk; `undefined` if there is none. */
type FindFile = (name: string, method: string, asked: Headers) => Promise<Response | undefined>;

/** A text from memory, compressed if the caller accepts it, or a 304; `undefined` if it is not text or too large. */
type ReadText = (name: string, asked: Headers, status?: number) => Promise<Response | undefined>;

/** Room for about 20,000 matrix bodies and all texts of a site. */
const CACHE_BYTES = 96 * 1024 * 1024;
/** Overhead of an entry: key, headers, objects. */
const ENTRY_OVERHEAD_BYTES = 1024;
const WHOLE = new Headers();

interface Stored {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: { readonly etag: string } & Record<string, string>;
}

/** Caches responses as sent. */
function textsInMemory(find: FindFile, rules: HostRules): ReadText {
  /** `null` for anything that is not text. */
  const stored = new AgingMap<Stored | null>(CACHE_BYTES);
  const loading = new Map<string, Promise<Stored | null | undefined>>();

  async function load(name: string, encoding: Encoding, key: string): Promise<Stored | null | undefined> {
    const text = await readText(name, encoding);
    if (text !== undefined) stored.set(key, text, ENTRY_OVERHEAD_BYTES + (text?.bytes.length ?? 0));
    return text;
  }

  async function readText(name: string, encoding: Encoding): Promise<Stored | null | undefined> {
    // HEAD first: a GET would open the file, which then has to be read to its end.
    const head = await find(name, 'HEAD', WHOLE);
    if (head === undefined) return undefined;
    const type = ruledType(rules, name) ?? head.headers.get('content-type')!;
    if (!mayBeCompressed(type, Number(head.headers.get('content-length')))) return null;
    const file = await find(name, 'GET', WHOLE);
    if (file === undefined) return undefined;
    const [bytes, used] = await compress(new Uint8Array(await file.arrayBuffer()), encoding);
    // From the content, unlike srvx's own ETag: an unpacked mirror's files all have the same time and often the same size.
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const headers = { 'content-type': file.headers.get('content-type')!, etag, vary: 'Accept-Encoding' };
    return { bytes, headers: used === '' ? headers : { ...headers, 'content-encoding': used } };
  }

  return async (name, asked, status = 200) => {
    const encoding = chooseEncoding(asked);
    const key = `${encoding} ${name}`;
    let text = stored.get(key);
    if (text === undefined) {
      // Concurrent requests share one read and one compression.
      const task = loading.get(key) ?? load(name, encoding, key).finally(() => loading.delete(key));
      loading.set(key, task);
      text = await task;
    }
    if (!text) return undefined;
    const { bytes, headers } = text;
    if (matchesEtag(asked.get('if-none-match'), headers.etag))
      return new FastResponse(null, { status: 304, headers: { etag: headers.etag, vary: 'Accept-Encoding' } });
    return new FastResponse(bytes, { status, headers });
  };
}

/** The type that `_headers` sets for a file, which may have no extension. */
function ruledType(rules: HostRules, name: string): string | undefined {
  return rules.headersFor(name).findLast(([header]) => header.toLowerCase() === 'content-type')?.[1];
}
