import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerRequest } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { matchesEtag } from '../contract/etag.ts';
import { AgingMap } from '../gateway/rate-limit/aging-map.ts';
import { type HostRules, readHostRules } from './host-rules.ts';
import { plainResponse } from './plain-response.ts';

/** One build of the served folder. */
export interface Build {
  readonly id: string;
  readonly rules: HostRules;
  /** A file with conditions, ranges and compression, as srvx serves it; `undefined` if there is none. */
  find(name: string, method: string, asked: Headers): Promise<Response | undefined>;
  /** The same, if it is in memory already. */
  recall(name: string, asked: Headers): Response | undefined;
  /** A whole file from memory, or 304 when the caller has it: for small files that are asked for often. */
  read(name: string, asked: Headers, status?: number): Promise<Response | undefined>;
}

/** Between the two renames that replace it, the folder is missing: microseconds, on a busy disk milliseconds. */
const GAP_MS = 2_000;
const RETRY_MS = 2;
/** Room for the bodies of some 20,000 matrices. */
const CACHE_BYTES = 64 * 1024 * 1024;
/** What an entry costs besides its body: the key, the headers, the objects. */
const ENTRY_OVERHEAD_BYTES = 1024;

interface Stored {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Record<string, string>;
  readonly etag: string;
}

export async function openBuild(dir: string): Promise<Build> {
  const id = await identify(dir);
  const rules = await readHostRules(dir);
  // The rules may be of the next build by now, or of none.
  if ((await identify(dir)) !== id) return openBuild(dir);
  const serveFile = staticMiddleware({ dir });
  const stored = new AgingMap<Stored>(CACHE_BYTES);

  const find: Build['find'] = async (name, method, headers) =>
    serveFile({ method, url: name, headers } as ServerRequest, () => undefined as unknown as Response);

  async function load(name: string, encoding: string): Promise<Stored | undefined> {
    const file = await find(name, 'GET', new Headers({ 'Accept-Encoding': encoding }));
    if (file === undefined) return undefined;
    const bytes = new Uint8Array(await file.arrayBuffer());
    // By content, unlike srvx' own: the files of an unpacked mirror all have the same time and often the same size.
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const { 'accept-ranges': _, 'last-modified': __, ...headers } = Object.fromEntries(file.headers);
    const body = { bytes, etag, headers: { ...headers, etag } };
    stored.set(`${encoding} ${name}`, body, bytes.length + ENTRY_OVERHEAD_BYTES);
    return body;
  }

  function recall(name: string, asked: Headers, status = 200): Response | undefined {
    const body = stored.get(`${chooseEncoding(asked)} ${name}`);
    if (body === undefined) return undefined;
    const { bytes, headers, etag } = body;
    if (matchesEtag(asked.get('if-none-match'), etag))
      return plainResponse(null, { status: 304, headers: { etag, vary: 'Accept-Encoding' } });
    return plainResponse(bytes, { status, headers });
  }

  return {
    id,
    rules,
    find,
    recall,
    async read(name, asked, status) {
      return recall(name, asked, status) ?? ((await load(name, chooseEncoding(asked))) && recall(name, asked, status));
    },
  };
}

const ENCODINGS = { br: /\bbr\b(?!\s*;\s*q=0)/i, gzip: /\bgzip\b(?!\s*;\s*q=0)/i } as const;

/** Brotli before gzip. One with a weight below 1 may be passed over, but never one chosen that is ruled out. */
export function chooseEncoding(asked: Headers): 'br' | 'gzip' | '' {
  const accepted = asked.get('accept-encoding') ?? '';
  return ENCODINGS.br.test(accepted) ? 'br' : ENCODINGS.gzip.test(accepted) ? 'gzip' : '';
}

/** Tells one build's folder from the next, even when the file system uses an inode again. Waits while there is none. */
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
