import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFolder } from '../../scripts/replace-folder.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Larger than any process id that Linux gives. */
const DEAD_PID = 4_194_305;
let folder: string;
let target: string;
beforeEach(async () => {
  folder = await temporaryFolder('replace');
  target = path.join(folder, 'dist');
  await fs.outputFile(path.join(target, 'a'), 'old');
});
afterEach(() => rm(folder, { recursive: true }));

const read = (): Promise<string> => fs.readFile(path.join(target, 'a'), 'utf8');

it('shows the old content until the commit and only the new content after it', async () => {
  const replacement = replaceFolder(target);
  await fs.outputFile(path.join(replacement.staging, 'a'), 'new');
  expect(await read()).toBe('old');
  replacement.commit();
  replacement.discard();
  expect(await read()).toBe('new');
  expect(await readdir(folder)).toEqual(['dist']);
});

it('leaves the old content when it is discarded', async () => {
  const replacement = replaceFolder(target);
  await fs.outputFile(path.join(replacement.staging, 'a'), 'new');
  replacement.discard();
  expect(await read()).toBe('old');
  expect(await readdir(folder)).toEqual(['dist']);
});

it('brings the old content back when a process died between the two renames', async () => {
  await fs.rename(target, path.join(folder, `.dist-old-${DEAD_PID}`));
  await fs.outputFile(path.join(folder, `.dist-new-${DEAD_PID}`, 'a'), 'half');
  replaceFolder(target).discard();
  expect(await read()).toBe('old');
  expect(await readdir(folder)).toEqual(['dist']);
});

it('does not touch the folders of a process that still runs', async () => {
  const other = `.dist-new-${process.ppid}`;
  await fs.ensureDir(path.join(folder, other));
  replaceFolder(target).discard();
  expect((await readdir(folder)).sort()).toEqual([other, 'dist']);
});
