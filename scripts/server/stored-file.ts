import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PlainHeaders } from '../../src/gateway/answers.ts';
import type { Encoding } from './accept-encoding.ts';
import { contentType, isCompressible } from './content-types.ts';

/** A file in memory, in the encoding that it travels in, with everything that does not depend on the request. */
export interface StoredFile {
  readonly etag: string;
  readonly body: Buffer;
  /** Of a 200. */
  readonly headers: PlainHeaders;
  /** Of a 304: what a cache needs to renew its copy. */
  readonly validators: PlainHeaders;
}

const compress = {
  // Of a matrix, quality 5 makes 665 bytes in 0.3 ms and quality 11 makes 613 in 9 ms; the first caller waits for it.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: async (bytes: Buffer) => bytes,
} as const;

export async function storeFile(name: string, bytes: Buffer, encoding: Encoding): Promise<StoredFile> {
  const type = contentType(name);
  const compressible = isCompressible(type);
  const used = compressible ? encoding : 'identity';
  const body = await compress[used](bytes);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  // Two encodings are two representations, and a strong validator tells them apart.
  const etag = used === 'identity' ? `"${hash}"` : `"${hash}-${used}"`;
  const validators = { etag, ...(compressible ? { vary: 'Accept-Encoding' } : {}) };
  return {
    etag,
    body,
    validators,
    headers: {
      ...validators,
      'content-type': type,
      'content-length': String(body.length),
      ...(used === 'identity' ? {} : { 'content-encoding': used }),
    },
  };
}
