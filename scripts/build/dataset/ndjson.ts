import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { MatrixEncoder } from '../../../src/api/matrix-bytes.ts';
import type { CalendarDate } from '../../../src/contract/calendar-date.ts';

/** Few, large pieces: each one crosses to a thread of zlib's and back. */
const CHUNK_BYTES = 262_144;

/**
 * Writes the API's bodies one after the other, each a line, as gzip. zlib compresses in a thread of its own and writes no
 * time and no name into the header, so the same bodies give the same bytes.
 */
export function writeNdjson(
  file: string,
  encode: MatrixEncoder,
  dates: Iterable<CalendarDate>,
  signal?: AbortSignal,
): Promise<void> {
  const output = createWriteStream(file, { flags: 'wx' });
  return pipeline(Readable.from(chunks(encode, dates)), createGzip(), output, signal ? { signal } : {});
}

/** The encoder's bytes are valid only until the next date, so they are copied into a chunk at once. */
function* chunks(encode: MatrixEncoder, dates: Iterable<CalendarDate>): Generator<Uint8Array> {
  let chunk = new Uint8Array(CHUNK_BYTES);
  let length = 0;
  for (const date of dates) {
    const body = encode(date);
    if (length + body.length > CHUNK_BYTES) {
      yield chunk.subarray(0, length);
      chunk = new Uint8Array(CHUNK_BYTES);
      length = 0;
    }
    chunk.set(body, length);
    length += body.length;
  }
  yield chunk.subarray(0, length);
}
