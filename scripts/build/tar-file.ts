import { type GzipFile, openGzipFile, toBytes } from './file-sink.ts';

const BLOCK = 512;
/** Fixed, so that the same content gives the same archive. */
const MODIFIED = Date.UTC(2026, 0, 1) / 1000;
const TEMPLATE = headerTemplate();
/** Only this much of a header differs from the template: up to the end of the size field. */
const VARIABLE_BYTES = 136;
const FIXED_SUM = byteSum(TEMPLATE.subarray(VARIABLE_BYTES));
/** Reused, because an archive has 79,000 headers. */
const HEADER = Buffer.alloc(BLOCK);
const EMPTY_BLOCKS = Buffer.alloc(2 * BLOCK);

/** A tar archive (ustar) in one gzip stream. */
export function openTarFile(file: string): GzipFile {
  const gzip = openGzipFile(file);
  return {
    ...gzip,
    add({ path, content }) {
      const bytes = toBytes(content);
      gzip.append(tarHeader(path.slice(1), bytes.length));
      gzip.append(bytes);
      gzip.append(EMPTY_BLOCKS.subarray(0, (BLOCK - (bytes.length % BLOCK)) % BLOCK));
    },
    close() {
      gzip.append(EMPTY_BLOCKS);
      return gzip.close();
    },
  };
}

/** What all entries share: a regular file owned by root, readable by all. The checksum counts its own field as spaces. */
function headerTemplate(): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write('0000644\x000000000\x000000000\0', 100);
  header.write(`${MODIFIED.toString(8).padStart(11, '0')}\0${' '.repeat(8)}0`, 136);
  header.write('ustar\x0000root', 257);
  header.write('root', 297);
  return header;
}

/** Valid until the next call. */
function tarHeader(name: string, size: number): Buffer {
  if (name.length > 100) throw new RangeError(`${name} is too long for a tar header`);
  HEADER.set(TEMPLATE);
  HEADER.write(name, 0);
  HEADER.write(size.toString(8).padStart(11, '0'), 124);
  const sum = FIXED_SUM + byteSum(HEADER.subarray(0, VARIABLE_BYTES));
  HEADER.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return HEADER;
}

function byteSum(bytes: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < bytes.length; i++) sum += bytes[i]!;
  return sum;
}
