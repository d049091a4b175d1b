import { rm } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashInputs, readDataFiles } from '../../../scripts/build/hash-inputs.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let folder: string;
const at = (name: string): string => path.join(folder, name);
const FILES = [
  ...['src/a.ts', 'src/b/a.ts', 'scripts/c.ts', 'data/arcana.json', 'data/life-path/7.json', 'package.json'],
  ...['package-lock.json', 'tsconfig.json', 'LICENSE', 'README.md'],
];
beforeEach(async () => {
  folder = await temporaryFolder('inputs');
  for (const name of FILES) await fs.outputFile(at(name), name);
});
afterEach(() => rm(folder, { recursive: true }));

async function hashOf(root = folder, settings: unknown = {}): Promise<string> {
  return hashInputs(await readDataFiles(path.join(root, 'data')), settings, root);
}

describe('hashInputs', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a changed source', () => fs.appendFile(at('src/b/a.ts'), ' ')],
    ['an added source', () => fs.outputFile(at('scripts/d.ts'), '')],
    ['a removed source', () => rm(at('src/a.ts'))],
    ['a renamed source', () => fs.move(at('src/a.ts'), at('src/z.ts'))],
    ['other versions of libraries', () => fs.appendFile(at('package-lock.json'), ' ')],
    ['another package.json', () => fs.appendFile(at('package.json'), ' ')],
    ['other options of the compiler', () => fs.appendFile(at('tsconfig.json'), ' ')],
    ['another license', () => fs.appendFile(at('LICENSE'), ' ')],
    ['changed data', () => fs.appendFile(at('data/life-path/7.json'), ' ')],
    ['an added data file', () => fs.outputFile(at('data/x.json'), '')],
  ])('changes with %s', async (_, change) => {
    const before = await hashOf();
    await change();
    expect(await hashOf()).not.toBe(before);
  });

  it('changes with the file that a link in data/ leads to', async () => {
    await fs.outputFile(at('elsewhere.json'), 'one');
    await rm(at('data/arcana.json'));
    await fs.symlink(at('elsewhere.json'), at('data/arcana.json'));
    const before = await hashOf();
    await fs.writeFile(at('elsewhere.json'), 'two');
    expect(await hashOf()).not.toBe(before);
  });

  it('does not depend on the project’s location or on files that no build reads', async () => {
    const before = await hashOf();
    await fs.appendFile(at('README.md'), ' ');
    expect(await hashOf()).toBe(before);
    const copy = await temporaryFolder('inputs-copy');
    await fs.copy(folder, copy);
    expect(await hashOf(copy)).toBe(before);
    await rm(copy, { recursive: true });
  });

  it('changes with the settings', async () => {
    const hashes = [{ site: 'https://a.example' }, { site: 'https://b.example' }, {}].map((s) => hashOf(folder, s));
    expect(new Set(await Promise.all(hashes)).size).toBe(3);
  });
});

describe('readDataFiles', () => {
  it('reads every JSON file by its path with slashes', async () => {
    expect([...(await readDataFiles(at('data')))].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
      ['arcana.json', 'data/arcana.json'],
      ['life-path/7.json', 'data/life-path/7.json'],
    ]);
  });

  it('refuses a file of gigabytes without reading it', async () => {
    await fs.truncate(at('data/arcana.json'), 3 * 1024 ** 3);
    await expect(readDataFiles(at('data'))).rejects.toThrow(
      'data/arcana.json: has 3221225472 bytes; allowed: at most 2000000 in a data file',
    );
  });
});
