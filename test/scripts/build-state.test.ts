import { rm } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeFingerprint, fingerprint, rememberBuild, untouchedBuild } from '../../scripts/build-state.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let folder: string;
const at = (name: string): string => path.join(folder, name);
beforeEach(async () => {
  folder = await temporaryFolder('build-state');
  for (const name of [
    'src/a.ts',
    'src/b/a.ts',
    'scripts/c.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'LICENSE',
    'README.md',
  ])
    await fs.outputFile(at(name), name);
});
afterEach(() => rm(folder, { recursive: true }));

describe('the fingerprint of the code', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a changed source', () => fs.appendFile(at('src/b/a.ts'), ' ')],
    ['an added source', () => fs.outputFile(at('scripts/d.ts'), '')],
    ['a removed source', () => rm(at('src/a.ts'))],
    ['a renamed source', () => fs.move(at('src/a.ts'), at('src/z.ts'))],
    ['other versions of libraries', () => fs.appendFile(at('package-lock.json'), ' ')],
    ['another package.json', () => fs.appendFile(at('package.json'), ' ')],
    ['other options of the compiler', () => fs.appendFile(at('tsconfig.json'), ' ')],
    ['another licence', () => fs.appendFile(at('LICENSE'), ' ')],
  ])('changes with %s', async (_, change) => {
    const before = codeFingerprint(folder);
    await change();
    expect(codeFingerprint(folder)).not.toBe(before);
  });

  it('does not depend on where the project is, nor on what no build reads', async () => {
    const before = codeFingerprint(folder);
    await fs.appendFile(at('README.md'), ' ');
    expect(codeFingerprint(folder)).toBe(before);
    const copy = await temporaryFolder('build-state-copy');
    await fs.copy(folder, copy);
    expect(codeFingerprint(copy)).toBe(before);
    await rm(copy, { recursive: true });
  });

  it('of data changes with the settings', () => {
    const prints = [
      ['https://a.example', undefined],
      ['https://b.example', undefined],
      ['https://a.example', ['api']],
    ].map((settings) => fingerprint([at('src')], settings));
    expect(new Set(prints).size).toBe(3);
  });
});

describe('what the last build was made of', () => {
  it('is remembered while nobody touches its output', async () => {
    await fs.outputFile(at('dist/a'), '');
    expect(await untouchedBuild(at('dist'))).toBeUndefined();
    rememberBuild(at('dist'), 'inputs');
    expect(await untouchedBuild(at('dist'))).toBe('inputs');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the output is gone', () => rm(at('dist'), { recursive: true })],
    ['the note is damaged', () => fs.writeFile(at('.dist-state'), '{')],
    ['the note is gone', () => rm(at('.dist-state'))],
  ])('is unknown when %s', async (_, damage) => {
    await fs.outputFile(at('dist/a'), '');
    rememberBuild(at('dist'), 'inputs');
    await damage();
    expect(await untouchedBuild(at('dist'))).toBeUndefined();
  });
});
