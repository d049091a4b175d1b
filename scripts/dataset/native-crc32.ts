import { createRequire } from 'node:module';
import { crc32 } from 'node:zlib';

/** The copy that yazl uses; an `import` would get another one. */
const checksum = createRequire(import.meta.url)('buffer-crc32') as { unsigned: (content: Buffer) => number };

/**
 * Lets yazl take its checksums from zlib instead of a loop over the bytes in JavaScript, which costs it a tenth of the
 * whole archive, and gives back what undoes that.
 */
export function nativeCrc32(): () => void {
  const { unsigned } = checksum;
  checksum.unsigned = (content) => crc32(content);
  return () => {
    checksum.unsigned = unsigned;
  };
}
