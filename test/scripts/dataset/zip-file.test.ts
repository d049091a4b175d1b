import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
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
beforeEach(async () => {
  folder = await temporaryFolder('zip');
});
afterEach(() => rm(folder, { recursive: true }));

it.each([0, 1, 2_000, 2_048, 2_049, 100_000])(
  'compresses %i bytes at once, as small as zlib does later',
  async (length) => {
    const content = Buffer.from('{"arcana":17,"name":"La Estrella"},'.repeat(length / 35 + 1)).subarray(0, length);
    const later = await promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.deflateRaw)(content, { level: 9 });
    const undo = deflateAtOnce(9);
    let atOnce: Buffer | undefined;
    zlib.deflateRaw(content, { level: 9 }, (_, result) => {
      atOnce = result;
    });
    undo();
    expect(inflateRawSync(atOnce!).equals(content)).toBe(true);
    expect(atOnce!.length).toBe(later.length);
  },
);

it.each([0, 1, 2_000, 100_000])('takes the same checksum of %i bytes from zlib', (length) => {
  const content = randomBytes(length);
  const slow = checksum.unsigned(content);
  const undo = nativeCrc32();
  const quick = checksum.unsigned(content);
  undo();
  expect(quick).toBe(slow);
});

it.each(['close', 'abort'] as const)(
  'leaves zlib and the checksum as they were after %s, which may be said again',
  (end) => {
    const { deflateRaw } = zlib;
    const { unsigned } = checksum;
    const zip = openZip(path.join(folder, 'first.zip'));
    zip.add('a.json', Buffer.from('{}\n'));
    zip[end]();
    expect(zlib.deflateRaw).toBe(deflateRaw);
    expect(checksum.unsigned).toBe(unsigned);
    const next = openZip(path.join(folder, 'next.zip'));
    zip.abort();
    next.add('b.json', Buffer.from('{}\n'));
    next.close();
    expect(zlib.deflateRaw).toBe(deflateRaw);
  },
);

it('takes a copy of what it is given', async () => {
  const bytes = Buffer.from('first');
  const zip = openZip(path.join(folder, 'copy.zip'));
  zip.add('first.txt', bytes);
  bytes.write('other');
  zip.add('other.txt', bytes);
  zip.close();
  const archive = await readFile(path.join(folder, 'copy.zip'));
  expect(contentAt(archive, 0)).toEqual(['first.txt', Buffer.from('first')]);
  expect(contentAt(archive, archive.indexOf('PK\u0003\u0004', 4, 'latin1'))).toEqual([
    'other.txt',
    Buffer.from('other'),
  ]);
});

it('fails when the archive is already there', async () => {
  const file = path.join(folder, 'twice.zip');
  await writeFile(file, 'in the way');
  expect(() => openZip(file)).toThrow(/EEXIST.*twice\.zip/);
  expect(await readFile(file, 'utf8')).toBe('in the way');
});

it.each([0, 1, 1_048_575, 1_048_576, 1_048_577, 3_000_000])(
  'holds a file of %i bytes that cannot be compressed',
  async (length) => {
    const content = randomBytes(length);
    const file = path.join(folder, 'sizes.zip');
    const zip = openZip(file);
    zip.add('before.txt', Buffer.from('before'));
    zip.add('large.bin', content);
    zip.add('after.txt', Buffer.from('after'));
    zip.close();
    const archive = await readFile(file);
    const [large, after] = headersOf(archive, ['large.bin', 'after.txt']);
    expect(contentAt(archive, large!)[1].equals(content)).toBe(true);
    expect(contentAt(archive, after!)[1].toString()).toBe('after');
  },
);

/** Where the local headers of these entries stand. Their names are in the directory too, but first here. */
function headersOf(archive: Buffer, names: readonly string[]): number[] {
  return names.map((name) => archive.indexOf(name) - 30);
}

/** Name and content of the entry whose local header stands at an offset. */
function contentAt(archive: Buffer, offset: number): [name: string, content: Buffer] {
  const [compressed, nameLength] = [archive.readUInt32LE(offset + 18), archive.readUInt16LE(offset + 26)];
  const start = offset + 30 + nameLength + archive.readUInt16LE(offset + 28);
  return [
    archive.toString('utf8', offset + 30, offset + 30 + nameLength),
    inflateRawSync(archive.subarray(start, start + compressed)),
  ];
}
