import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { BodySink } from './body-sink.ts';

/** Fewer, larger calls: each one crosses to a thread of zlib's and back. */
const CHUNK_BYTES = 262_144;

/**
 * A gzip file of all bodies, one after the other. zlib compresses in a thread of its own and writes no time and no name
 * into the header, so the same bodies give the same bytes.
 */
export function openGzip(file: string): BodySink {
  const gzip = createGzip({ level: 9, memLevel: 9 });
  const written = pipeline(gzip, createWriteStream(file, { flags: 'wx' }));
  // Whoever waits sees the failure; a rejection that nobody waits for yet must not end the process.
  written.catch(() => {});
  let pending: Buffer[] = [];
  let size = 0;
  async function flush(): Promise<void> {
    const ready = gzip.write(Buffer.concat(pending));
    pending = [];
    size = 0;
    if (!ready) await Promise.race([once(gzip, 'drain'), written]);
  }
  return {
    async add(_name, content) {
      pending.push(content);
      size += content.length;
      if (size >= CHUNK_BYTES) await flush();
    },
    async close() {
      await flush();
      gzip.end();
      await written;
    },
    abort: () => void gzip.destroy(),
  };
}
