import type { WrittenFile } from './catalogue.ts';

/** `SHA256SUMS`, as `sha256sum -c` reads it. */
export function checksumList(written: readonly WrittenFile[]): string {
  return written.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
}
