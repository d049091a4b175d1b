import { once } from 'node:events';
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
const ZEROS = Buffer.alloc(2 * BLOCK);
const HEADER = tarHeader();

/** A tar archive (ustar) in one gzip stream, which zlib compresses in a thread of its own. */
export function openMirror(file: string): Mirror {
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(file, { flags: 'wx' }));
  // Thrown to the caller by `flush` or `close`; until then it must not end the process.
  written.catch(() => {});
  let blocks: Buffer[] = [];
  return {
    add({ path, content }) {
      // Copied: the bytes of a file are valid only until the next one is made.
      const bytes = Buffer.from(content);
      blocks.push(entryHeader(path.slice(1), bytes.length), bytes, ZEROS.subarray(0, -bytes.length & (BLOCK - 1)));
    },
    async flush() {
      const chunk = Buffer.concat(blocks);
      blocks = [];
      if (!gzip.write(chunk)) await Promise.race([once(gzip, 'drain'), written]);
    },
    async close() {
      // Two empty blocks end a tar archive.
      blocks.push(ZEROS);
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

function entryHeader(name: string, size: number): Buffer {
  if (name.length > 100) throw new Error(`${name} is too long for a tar header`);
  const header = Buffer.from(HEADER);
  header.write(name, 0);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  let sum = 0;
  for (const byte of header) sum += byte;
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
