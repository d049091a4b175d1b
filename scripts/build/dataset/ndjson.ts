import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Few, large pieces: each one crosses to a thread of zlib's and back. */
const CHUNK_BYTES = 262_144;

/** The bodies of the API, in order: each is valid until the next one is asked for. */
export interface Bodies<Item> {
  readonly items: Iterable<Item>;
  readonly encode: (item: Item) => Uint8Array;
}

/**
 * Writes the API's bodies one after the other, each a line, as gzip. zlib compresses in a thread of its own and writes no
 * time and no name into the header, so the same bodies give the same bytes.
 */
export async function writeNdjson<Item>(
  file: string,
  { items, encode }: Bodies<Item>,
  { level, signal }: { readonly level?: number; readonly signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const gzip = createGzip({ chunkSize: CHUNK_BYTES, ...(level ? { level } : {}) });
  const written = pipeline(gzip, createWriteStream(file, { flags: 'wx' }), signal ? { signal } : {});
  // With `written`, because a stream that failed may never say that it has taken a chunk.
  const compress = (chunk: Uint8Array): Promise<void> =>
    Promise.race([
      written,
      new Promise<void>((resolve, reject) => gzip.write(chunk, (error) => (error ? reject(error) : resolve()))),
    ]);
  // One is filled while zlib reads the other.
  let [filling, reading] = [Buffer.allocUnsafeSlow(CHUNK_BYTES), Buffer.allocUnsafeSlow(CHUNK_BYTES)];
  let length = 0;
  let read: Promise<void> = Promise.resolve();
  for (const item of items) {
    const body = encode(item);
    if (length + body.length > CHUNK_BYTES) {
      await read;
      [filling, reading] = [reading, filling];
      read = compress(reading.subarray(0, length));
      length = 0;
    }
    filling.set(body, length);
    length += body.length;
  }
  await read;
  gzip.end(filling.subarray(0, length));
  await written;
}
