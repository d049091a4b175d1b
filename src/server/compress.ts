import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | '';

/** Below this, compression saves nothing. */
const MIN_BYTES = 1024;
/** Larger files are sent uncompressed: compressing them would take too much memory. */
const MAX_BYTES = 10 * 1024 * 1024;

const ENCODINGS = { br: /\bbr\b(?!\s*;\s*q=0)/i, gzip: /\bgzip\b(?!\s*;\s*q=0)/i } as const;

/** Brotli before gzip. An encoding with a weight below 1 need not be chosen; one with weight 0 never is. */
export function chooseEncoding(asked: Headers): Encoding {
  const accepted = asked.get('accept-encoding') ?? '';
  return ENCODINGS.br.test(accepted) ? 'br' : ENCODINGS.gzip.test(accepted) ? 'gzip' : '';
}

export function isText(contentType: string): boolean {
  return (
    contentType.endsWith('charset=utf-8') ||
    /^(?:application\/json|application\/xml|image\/svg\+xml)$/.test(contentType)
  );
}

export function mayBeCompressed(contentType: string, size: number): boolean {
  return isText(contentType) && size <= MAX_BYTES;
}

const [brotliBytes, gzipBytes] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Compresses whole bodies on zlib's own threads. Not as a stream to the client: a client that disconnected in the middle of a web
 * stream has crashed the process.
 */
export async function compress(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Promise<[bytes: Uint8Array<ArrayBuffer>, used: Encoding]> {
  if (encoding === '' || bytes.length < MIN_BYTES) return [bytes, ''];
  if (encoding === 'gzip') return [await gzipBytes(bytes), encoding];
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 4, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return [await brotliBytes(bytes, { params }), encoding];
}
