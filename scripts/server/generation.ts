import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { AgingMap } from '../../src/gateway/aging-map.ts';
import type { PlainHeaders } from '../../src/gateway/answers.ts';
import type { Encoding } from './accept-encoding.ts';
import { contentType } from './content-types.ts';
import { createGate } from './gate.ts';
import { type HostRules, readHostRules } from './host-rules.ts';
import { type StoredFile, storeFile } from './stored-file.ts';

/** A file too large for memory: it is sent as it is, from the disk. */
export interface LargeFile {
  readonly etag: string;
  readonly size: number;
  readonly headers: PlainHeaders;
  readonly validators: PlainHeaders;
  /** Both ends included. */
  stream(start: number, end: number): Promise<Readable>;
}

/** Everything that one build of the folder holds. */
export interface Generation {
  readonly id: string;
  readonly rules: HostRules;
  /** The file of that name below the folder; `undefined` if there is none. */
  find(name: string, encoding: Encoding): Promise<StoredFile | LargeFile | undefined>;
  /** The same, but only if it is in memory. */
  known(name: string, encoding: Encoding): StoredFile | undefined;
}

/** The folder was replaced while it was read; what was read may be of either build. */
export class ReplacedError extends Error {
  override readonly name = 'ReplacedError';
}

/** Room for the bodies of some 20,000 matrices. */
const CACHE_BYTES = 64 * 1024 * 1024;
/** What an entry costs besides its body: the key, the headers, the objects. */
const ENTRY_OVERHEAD_BYTES = 1024;
const MAX_IN_MEMORY_BYTES = 1024 * 1024;
/** Far below any system's limit of open files, far above what a disk does at once. */
const MAX_OPEN_FILES = 64;
const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP']);

/** `identify` tells whether the folder is still the same. */
export async function openGeneration(dir: string, identify: () => Promise<string>): Promise<Generation> {
  const id = await identify();
  const gate = createGate(MAX_OPEN_FILES);
  // By name alone: putting the encoding into the key would make a new string for every request.
  const cache = new AgingMap<Partial<Record<Encoding, StoredFile>>>(CACHE_BYTES);
  const loading = new Map<string, Promise<StoredFile | LargeFile | undefined>>();

  /** Whatever the disk said counts only if the folder was still this one afterwards. */
  async function ofThisBuild<T>(reading: Promise<T>): Promise<T> {
    const result = await reading;
    if ((await identify()) !== id) throw new ReplacedError(`${dir} was replaced`);
    return result;
  }

  async function load(name: string, encoding: Encoding): Promise<StoredFile | LargeFile | undefined> {
    const read = await ofThisBuild(gate(() => readSmall(path.join(dir, name))));
    if (read === undefined) return undefined;
    if (!Buffer.isBuffer(read)) return largeFile(name, read, (start, end) => streamLarge(name, start, end));
    const file = await storeFile(name, read, encoding);
    const variants = { ...cache.get(name), [encoding]: file };
    cache.set(name, variants, weightOf(Object.values(variants)));
    return file;
  }

  async function streamLarge(name: string, start: number, end: number): Promise<Readable> {
    const handle = await open(path.join(dir, name)).catch(() => undefined);
    try {
      await ofThisBuild(Promise.resolve());
    } catch (error) {
      await handle?.close();
      throw error;
    }
    if (handle === undefined) throw new Error(`${name} cannot be read`);
    return handle.createReadStream({ start, end });
  }

  return {
    id,
    rules: await ofThisBuild(readHostRules(dir)),
    known: (name, encoding) => cache.get(name)?.[encoding],
    async find(name, encoding) {
      const known = cache.get(name)?.[encoding];
      if (known !== undefined) return known;
      // Many callers of one file at once read it once.
      const key = `${encoding} ${name}`;
      const running = loading.get(key) ?? load(name, encoding).finally(() => loading.delete(key));
      loading.set(key, running);
      return running;
    },
  };
}

function weightOf(variants: readonly StoredFile[]): number {
  return variants.reduce((sum, { body }) => sum + body.length + ENTRY_OVERHEAD_BYTES, 0);
}

interface LargeStat {
  readonly size: number;
  readonly mtimeMs: number;
}

/** The bytes of a file, or only its size if it is large. */
async function readSmall(file: string): Promise<Buffer | LargeStat | undefined> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file);
    const found = await handle.stat();
    if (!found.isFile()) return undefined;
    return found.size > MAX_IN_MEMORY_BYTES ? { size: found.size, mtimeMs: found.mtimeMs } : await handle.readFile();
  } catch (error) {
    if (NOT_THERE.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  } finally {
    await handle?.close();
  }
}

function largeFile(name: string, { size, mtimeMs }: LargeStat, stream: LargeFile['stream']): LargeFile {
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const validators = { etag };
  const headers = { ...validators, 'content-type': contentType(name), 'content-length': String(size) };
  return { etag, size, validators, headers, stream };
}
