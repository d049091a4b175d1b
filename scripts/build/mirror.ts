import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { OutputFile } from '../../src/api/api-files.ts';

/** An archive that grows file by file while the build writes them. */
export interface Mirror {
  add(file: OutputFile): void;
  /** Waits until the compressor has taken what was added, so that memory stays bounded. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const BLOCK = 512;
/** The same for every file and every build, so that the same content gives the same archive. */
const MODIFIED = Date.UTC(2026, 0, 1) / 1000;
/** Twice what the build adds before it flushes. */
const CHUNK_BYTES = 4_194_304;
const HEADER = tarHeader();

/** A tar archive (ustar) in one gzip stream, which zlib compresses in a thread of its own. */
export function openMirror(file: string): Mirror {
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(file, { flags: 'wx' }));
  // Thrown to the caller by `flush` or `close`; until then it must not end the process.
  written.catch(() => {});
  // One is filled while zlib reads the other.
  let [filling, reading] = [Buffer.alloc(CHUNK_BYTES), Buffer.alloc(CHUNK_BYTES)];
  let length = 0;
  let read = Promise.resolve();
  return {
    add({ path, content }) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const end = length + BLOCK + Math.ceil(bytes.length / BLOCK) * BLOCK;
      if (end > CHUNK_BYTES) throw new RangeError(`${path} does not fit into what is added before a flush`);
      filling.fill(0, length, end);
      writeHeader(filling.subarray(length, length + BLOCK), path.slice(1), bytes.length);
      filling.set(bytes, length + BLOCK);
      length = end;
    },
    async flush() {
      await read;
      [filling, reading] = [reading, filling];
      const chunk = reading.subarray(0, length);
      length = 0;
      read = new Promise((resolve, reject) => gzip.write(chunk, (error) => (error ? reject(error) : resolve())));
    },
    async close() {
      // Two empty blocks end a tar archive.
      filling.fill(0, length, length + 2 * BLOCK);
      length += 2 * BLOCK;
      await this.flush();
      gzip.end();
      await written;
    },
  };
}

/** What all entries share: a plain file of root's, readable by all. The checksum is taken with spaces in its field. */
function tarHeader(): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write('0000644\x000000000\x000000000\0', 100);
  header.write(`${MODIFIED.toString(8).padStart(11, '0')}\0${' '.repeat(8)}0`, 136);
  header.write('ustar\x0000root', 257);
  header.write('root', 297);
  return header;
}

function writeHeader(header: Buffer, name: string, size: number): void {
  if (name.length > 100) throw new RangeError(`${name} is too long for a tar header`);
  HEADER.copy(header);
  header.write(name, 0);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  let sum = 0;
  for (const byte of header) sum += byte;
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
}
