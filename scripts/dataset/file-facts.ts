import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { DatasetFile, WrittenFile } from '../../src/dataset/catalogue.ts';

/** The mirror has 58 MB; in pieces of the usual size reading it takes three times as long. */
const CHUNK_BYTES = 1_048_576;

/** Size and checksum of a file as it is on the disk. */
export async function fileFacts(folder: string, file: DatasetFile): Promise<WrittenFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path.join(folder, file.name), { highWaterMark: CHUNK_BYTES })) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { ...file, bytes, sha256: hash.digest('hex') };
}
