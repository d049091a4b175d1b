import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib, { inflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deflateAtOnce } from '../../../scripts/dataset/deflate-at-once.ts';
import { nativeCrc32 } from '../../../scripts/dataset/native-crc32.ts';
import { openZip } from '../../../scripts/dataset/zip-file.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** The one that yazl uses. */
const checksum = createRequire(import.meta.url)('buffer-crc32') as { unsigned: (content: Buffer) => number };

let folder: string;
beforeEach(async () => { folder = await temporaryFolder('zip'); });
afterEach(() => rm(folder, { recursive: true }));

it.each([0, 1, 2_000, 2_048, 2_049, 100_000])('compresses %i bytes at once, as small as zlib does later', async (length) => {
  const content = Buffer.from('{"arcana":17,"name":"La Estrella"},'.repeat(length / 35 + 1)).subarray(0, length);
  const later = await promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.deflateRaw)(content, { level: 9 });
  const undo = deflateAtOnce(9);
  let atOnce: Buffer | undefined;
  zlib.deflateRaw(content, { level: 9 }, (_, result) => { atOnce = result; });
  undo();
  expect(inflateRawSync(atOnce!).equals(content)).toBe(true);
  expect(atOnce!.length).toBe(later.length);
});

it.each(['', 'a', 'La Estrella ⭐', 'x'.repeat(100_000)])('takes the same checksum from zlib: %.20s', (text) => {
  const content = Buffer.from(text);
  const slow = checksum.unsigned(content);
  const undo = nativeCrc32();
  const quick = checksum.unsigned(content);
  undo();
  expect(quick).toBe(slow);
});

it('leaves zlib and the checksum as they were, also when the archive is given up', async () => {
  const { deflateRaw } = zlib;
  const { unsigned } = checksum;
  for (const end of ['close', 'abort'] as const) {
    const zip = openZip(path.join(folder, `${end}.zip`));
    await zip.add('a.json', Buffer.from('{}\n'));
    if (end === 'close') await zip.close();
    zip.abort();
    expect(zlib.deflateRaw).toBe(deflateRaw);
    expect(checksum.unsigned).toBe(unsigned);
  }
});

it('takes a copy of what it is given', async () => {
  const bytes = Buffer.from('first');
  const zip = openZip(path.join(folder, 'copy.zip'));
  await zip.add('first.txt', bytes);
  bytes.write('other');
  await zip.add('other.txt', bytes);
  await zip.close();
  zip.abort();
  const archive = await readFile(path.join(folder, 'copy.zip'));
  expect(contentAt(archive, 0)).toEqual(['first.txt', 'first']);
  expect(contentAt(archive, archive.indexOf('PK\u0003\u0004', 4, 'latin1'))).toEqual(['other.txt', 'other']);
});

it('fails when the archive is already there', async () => {
  const file = path.join(folder, 'twice.zip');
  for (const _ of [1, 2]) {
    const zip = openZip(file);
    const closed = zip.add('a.txt', Buffer.from('a')).then(() => zip.close()).finally(() => zip.abort());
    if (_ === 1) await closed;
    else await expect(closed).rejects.toThrow(/EEXIST/);
  }
});

/** Name and content of the entry whose local header stands at an offset. */
function contentAt(archive: Buffer, offset: number): [name: string, content: string] {
  const [compressed, nameLength] = [archive.readUInt32LE(offset + 18), archive.readUInt16LE(offset + 26)];
  const start = offset + 30 + nameLength + archive.readUInt16LE(offset + 28);
  return [archive.toString('utf8', offset + 30, offset + 30 + nameLength), inflateRawSync(archive.subarray(start, start + compressed)).toString()];
}
