import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import fs from 'fs-extra';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTarFile } from '../../../scripts/build/tar-file.ts';
import { filesOf } from '../../hash-tree.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { runProgram } from './dataset/program.ts';

let folder: string;
const at = (name: string): string => path.join(folder, name);
beforeEach(async () => {
  folder = await temporaryFolder('mirror');
});
afterEach(() => rm(folder, { recursive: true }));

async function pack(name: string, files: readonly (readonly [string, string | Uint8Array])[]): Promise<Buffer> {
  const mirror = openTarFile(at(name));
  for (const [file, content] of files) {
    mirror.add({ path: `/${file}`, content });
    await mirror.flush();
  }
  await mirror.close();
  return readFile(at(name));
}

it('is unpacked by tar into the same files', async () => {
  const sizes = [0, 1, 511, 512, 513, 3_000_000];
  const files = sizes.map((size) => [`api/${size}/file.bin`, randomBytes(size)] as const);
  await pack('a.tar.gz', [...files, ['texto.json', '«ñ»\n']]);
  await fs.ensureDir(at('out'));
  await runProgram('tar', ['xzf', at('a.tar.gz')], at('out'));
  for (const [name, content] of files) expect((await readFile(at(`out/${name}`))).equals(content)).toBe(true);
  expect(await readFile(at('out/texto.json'), 'utf8')).toBe('«ñ»\n');
  expect(await filesOf(at('out'))).toHaveLength(7);
});

it('gives the same bytes every time, with one owner, mode and time', async () => {
  const files = [
    ['b', 'two'],
    ['a', 'one'],
  ] as const;
  expect((await pack('1.tar.gz', files)).equals(await pack('2.tar.gz', files))).toBe(true);
  const listed = await runProgram('tar', ['tvzf', at('1.tar.gz'), '--utc'], folder);
  expect(listed.toString()).toBe(
    '-rw-r--r-- root/root         3 2026-01-01 00:00 b\n-rw-r--r-- root/root         3 2026-01-01 00:00 a\n',
  );
});

it('copies what it is given, and ends with two empty blocks', async () => {
  const bytes = Buffer.from('first');
  const mirror = openTarFile(at('a.tar.gz'));
  mirror.add({ path: '/a', content: bytes });
  bytes.write('other');
  await mirror.close();
  const tar = gunzipSync(await readFile(at('a.tar.gz')));
  expect(tar.subarray(512, 517).toString()).toBe('first');
  expect([tar.length, tar.subarray(1024).every((byte) => byte === 0)]).toEqual([2048, true]);
});

it('refuses a name that a tar header cannot hold', () => {
  const mirror = openTarFile(at('a.tar.gz'));
  expect(() => mirror.add({ path: `/${'a'.repeat(101)}`, content: '' })).toThrow('too long for a tar header');
});

it('throws the reason of a disk error, whenever it comes', async () => {
  for (let files = 0; files < 40; files++) {
    const mirror = openTarFile(at('nowhere/a.tar.gz'));
    const packed = (async () => {
      mirror.add({ path: '/a', content: '' });
      for (let i = 0; i < files; i++) {
        await mirror.flush();
        await nextTurn();
        mirror.add({ path: '/a', content: 'a'.repeat(30_000) });
      }
      await mirror.close();
    })();
    await expect(packed).rejects.toMatchObject({ code: 'ENOENT' });
  }
});
