import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFileSink } from '../../../scripts/dataset/file-sink.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await temporaryFolder('sink');
  file = path.join(folder, 'sink.bin');
});
afterEach(() => rm(folder, { recursive: true }));

const MEGABYTE = 1_048_576;

it.each([
  ['nothing', []],
  ['small pieces', [1, 2, 3]],
  ['an empty piece', [1, 0, 1]],
  ['exactly a buffer', [MEGABYTE]],
  ['a piece that fills the buffer', [MEGABYTE - 1, 1, 1]],
  ['a piece that no longer fits', [MEGABYTE - 1, 2]],
  ['a piece larger than the buffer, between small ones', [5, 3 * MEGABYTE, 5]],
])('writes %s in order', (_, lengths) => {
  const pieces = lengths.map((length) => randomBytes(length));
  const sink = openFileSink(file);
  for (const piece of pieces) sink.write(piece);
  expect(sink.ended).toBe(false);
  sink.end();
  expect(sink.ended).toBe(true);
  expect(readFileSync(file).equals(Buffer.concat(pieces))).toBe(true);
  sink.close();
});

it('takes a copy of what it is given', () => {
  const sink = openFileSink(file);
  const piece = Buffer.from('first');
  sink.write(piece);
  piece.write('other');
  sink.end();
  sink.close();
  expect(readFileSync(file, 'utf8')).toBe('first');
});

it('leaves a file that is there as it is', async () => {
  await writeFile(file, 'in the way');
  expect(() => openFileSink(file)).toThrow(/EEXIST.*sink\.bin/);
  expect(readFileSync(file, 'utf8')).toBe('in the way');
});

it('can be closed twice, and then takes no more', () => {
  const sink = openFileSink(file);
  sink.close();
  sink.close();
  expect(() => {
    sink.write(new Uint8Array(2 * MEGABYTE));
  }).toThrow('sink.bin is closed');
  sink.write(new Uint8Array(1));
  expect(() => {
    sink.end();
  }).toThrow('sink.bin is closed');
  expect(sink.ended).toBe(false);
});
