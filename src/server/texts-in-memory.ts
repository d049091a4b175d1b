import { createHash } from 'node:crypto';
import { FastResponse } from 'srvx';
import { AgingMap } from '../gateway/aging-map.ts';
import { isApiPath } from '../http/api-path.ts';
import { matchesEtag } from '../http/headers.ts';
import { chooseEncoding, compress, type Encoding, mayBeCompressed } from './compress.ts';
import type { HostRules } from './host-rules.ts';

/** A file with conditions and ranges, as srvx serves it from the disk; `undefined` if there is none. */
export type FindFile = (name: string, method: string, asked: Headers) => Promise<Response | undefined>;

export interface Texts {
  /** A text from memory, if it is there already. */
  recall(name: string, asked: Headers): Response | undefined;
  /** A text from memory, compressed if the caller accepts it, or 304; `undefined` if it is not a text or too large. */
  read(name: string, asked: Headers, status?: number): Promise<Response | undefined>;
}

/** Room for the bodies of some 20,000 matrices. */
const API_CACHE_BYTES = 64 * 1024 * 1024;
/** Separate, so that matrices never push out a large text, which would be compressed again. All texts of a site fill a tenth. */
const SITE_CACHE_BYTES = 32 * 1024 * 1024;
/** What an entry costs besides its body: the key, the headers, the objects. */
const ENTRY_OVERHEAD_BYTES = 1024;
/** Larger texts are compressed one at a time, so that threads are left for reading files. */
const LARGE_BYTES = 256 * 1024;
const WHOLE = new Headers();

interface Stored {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Record<string, string>;
  readonly etag: string;
}

/** Keeps what was asked for, as it was sent. */
export function textsInMemory(find: FindFile, rules: HostRules): Texts {
  /** `null` for anything that is not a text. */
  const stored = {
    api: new AgingMap<Stored | null>(API_CACHE_BYTES),
    site: new AgingMap<Stored | null>(SITE_CACHE_BYTES),
  };
  const loading = new Map<string, Promise<void>>();
  let lastLarge: Promise<unknown> = Promise.resolve();
  const cacheOf = (name: string): AgingMap<Stored | null> => (isApiPath(name) ? stored.api : stored.site);

  /** However many ask at once, a text is read and compressed once. */
  function load(name: string, encoding: Encoding): Promise<void> {
    const key = `${encoding} ${name}`;
    const task = loading.get(key) ?? loadText(name, encoding).finally(() => loading.delete(key));
    loading.set(key, task);
    return task;
  }

  async function loadText(name: string, encoding: Encoding): Promise<void> {
    // Without a body first, because a file that was opened has to be read to its end.
    const head = await find(name, 'HEAD', WHOLE);
    if (head === undefined) return;
    const size = Number(head.headers.get('content-length'));
    const type = ruledType(rules, name) ?? head.headers.get('content-type')!;
    const isLarge = size >= LARGE_BYTES;
    const text = !mayBeCompressed(type, size)
      ? null
      : isLarge
        ? inTurn(() => readText(name, encoding))
        : readText(name, encoding);
    const body = await text;
    const weight = ENTRY_OVERHEAD_BYTES + (body?.bytes.length ?? 0);
    if (body !== undefined) cacheOf(name).set(`${encoding} ${name}`, body, weight);
  }

  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const done = lastLarge.then(task);
    lastLarge = done.catch(() => {});
    return done;
  }

  async function readText(name: string, encoding: Encoding): Promise<Stored | undefined> {
    const file = await find(name, 'GET', WHOLE);
    if (file === undefined) return undefined;
    const [bytes, used] = await compress(new Uint8Array(await file.arrayBuffer()), encoding);
    // By content, unlike srvx' own: the files of an unpacked mirror all have the same time and often the same size.
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const headers: Record<string, string> = {
      'content-type': file.headers.get('content-type')!,
      etag,
      vary: 'Accept-Encoding',
    };
    if (used !== '') headers['content-encoding'] = used;
    return { bytes, etag, headers };
  }

  function recall(name: string, asked: Headers, status = 200): Response | undefined {
    const body = cacheOf(name).get(`${chooseEncoding(asked)} ${name}`);
    if (!body) return undefined;
    const { bytes, headers, etag } = body;
    if (matchesEtag(asked.get('if-none-match'), etag))
      return new FastResponse(null, { status: 304, headers: { etag, vary: 'Accept-Encoding' } });
    return new FastResponse(bytes, { status, headers });
  }

  return {
    recall,
    async read(name, asked, status) {
      const encoding = chooseEncoding(asked);
      if (cacheOf(name).get(`${encoding} ${name}`) === undefined) await load(name, encoding);
      return recall(name, asked, status);
    },
  };
}

/** The type that `_headers` gives a file, which may have no extension. */
function ruledType(rules: HostRules, name: string): string | undefined {
  return rules.headersFor(name).findLast(([header]) => header.toLowerCase() === 'content-type')?.[1];
}
