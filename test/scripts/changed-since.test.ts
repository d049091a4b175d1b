import { chmod, rename, rm, symlink, truncate, utimes } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changedSince } from '../../scripts/changed-since.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Longer than the steps in which Linux counts the time of files. */
const TICK_MS = 25;
let folder: string;
const at = (name: string): string => path.join(folder, name);
const check = (): Promise<boolean> => changedSince(at('dist'), at('state'));

beforeEach(async () => {
  folder = await temporaryFolder('changed-since');
  await fs.outputFile(at('dist/a/b/1.json'), '{}');
  await fs.outputFile(at('dist/a/2.json'), '{}');
  // Below the depth where the search is cut, in both halves of it.
  for (const day of [1, 2, 3]) await fs.outputFile(at(`dist/api/matrix/${day}/6/1990.json`), '{}');
  await fs.outputFile(at('state'), '');
  await new Promise((resolve) => setTimeout(resolve, TICK_MS));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

describe.each([
  ['with find', undefined],
  ['without find', '/nowhere'],
])('%s', (_, searchPath) => {
  beforeEach(() => {
    if (searchPath) vi.stubEnv('PATH', searchPath);
  });

  it('sees that nothing changed, however often it is read', async () => {
    await fs.readFile(at('dist/a/b/1.json'));
    expect(await check()).toBe(false);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a file written again', () => fs.writeFile(at('dist/a/b/1.json'), '[]')],
    [
      'a file written again that hides it',
      async () => {
        const { atime, mtime } = await fs.stat(at('dist/a/2.json'));
        await fs.writeFile(at('dist/a/2.json'), '[]');
        await utimes(at('dist/a/2.json'), atime, mtime);
      },
    ],
    ...[1, 2, 3].map((day): [string, () => Promise<unknown>] => [
      `matrix ${day} written again`,
      () => fs.writeFile(at(`dist/api/matrix/${day}/6/1990.json`), '[]'),
    ]),
    ['a deleted matrix', () => rm(at('dist/api/matrix/2/6/1990.json'))],
    ['a deleted folder of matrices', () => rm(at('dist/api/matrix/3'), { recursive: true })],
    ['an emptied file', () => truncate(at('dist/a/b/1.json'))],
    ['a deleted file', () => rm(at('dist/a/b/1.json'))],
    ['an added file', () => fs.outputFile(at('dist/a/3.json'), '')],
    ['an added folder', () => fs.ensureDir(at('dist/a/c'))],
    ['a renamed file', () => rename(at('dist/a/2.json'), at('dist/a/3.json'))],
    [
      'an old file moved in',
      async () => {
        await rename(at('state'), at('dist/a/state'));
        await fs.outputFile(at('state'), '');
      },
    ],
    ['a link that leads nowhere', () => symlink('nowhere', at('dist/a/link'))],
    ['other rights', () => chmod(at('dist/a/2.json'), 0o600)],
  ])('sees %s', async (_, change) => {
    const { atime, mtime } = await fs.stat(at('state'));
    await change();
    await utimes(at('state'), atime, mtime);
    expect(await check()).toBe(true);
  });

  it('fails for a folder that is not there', async () => {
    await rm(at('dist'), { recursive: true });
    await expect(check()).rejects.toThrow(/ENOENT/);
  });
});
