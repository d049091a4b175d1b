import { execFileSync } from 'node:child_process';
import nodeFs from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fs from 'fs-extra';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  allEnded,
  inputsOfBuild,
  MARKER_FILE,
  replaceFolder,
  requireReplaceable,
} from '../../../scripts/build/output-folder.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** Larger than any process id in Linux. */
const DEAD_PID = 4_194_305;
let folder: string;
let target: string;
const at = (name: string): string => path.join(folder, name);
const inTarget = (name: string): string => path.join(target, name);
const read = (): Promise<string> => readFile(inTarget('a'), 'utf8');
const write = (text: string) => (staging: string) => fs.outputFile(path.join(staging, 'a'), text);

beforeEach(async () => {
  folder = await temporaryFolder('output');
  target = at('dist');
  await replaceFolder(target, 'first', write('old'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('replaceFolder', () => {
  it('shows the old content while the new one is written, and then only the new one', async () => {
    await replaceFolder(target, 'second', async (staging) => {
      await write('new')(staging);
      expect(await read()).toBe('old');
    });
    expect(await read()).toBe('new');
    expect(await readdir(folder)).toEqual(['dist']);
  });

  it('leaves the old content, and nothing else, when writing fails', async () => {
    const failed = replaceFolder(target, 'second', async (staging) => {
      await write('new')(staging);
      throw new Error('half-way');
    });
    await expect(failed).rejects.toThrow('half-way');
    expect(await read()).toBe('old');
    expect(await readdir(folder)).toEqual(['dist']);
  });

  it('leaves nothing when one of several tasks fails while another is still writing', async () => {
    let later = Promise.resolve();
    const failed = replaceFolder(target, 'second', (staging) => {
      later = nextTurn().then(() => fs.outputFile(path.join(staging, 'later/a'), 'new'));
      return allEnded([later, Promise.reject(new Error('half-way'))]);
    });
    await expect(failed).rejects.toThrow('half-way');
    await later;
    expect(await readdir(folder)).toEqual(['dist']);
  });

  it('restores the old content when a process died between the two renames', async () => {
    await fs.rename(target, at(`.dist-old-${DEAD_PID}`));
    await fs.outputFile(at(`.dist-new-${DEAD_PID}/a`), 'half');
    const seen = replaceFolder(target, 'second', async () => {
      throw new Error(await read());
    });
    await expect(seen).rejects.toThrow('old');
    expect(await readdir(folder)).toEqual(['dist']);
  });

  it('refuses to run in parallel with another build, and does not touch its folders', async () => {
    const other = `.dist-new-${process.ppid}`;
    await fs.ensureDir(at(other));
    await expect(replaceFolder(target, 'second', write('new'))).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/dist: is being built by process [0-9]+; wait for it, or delete .*\.dist-new-/),
    });
    expect(await read()).toBe('old');
    expect((await readdir(folder)).sort()).toEqual([other, 'dist']);
  });

  it('accepts a folder with regular expression characters in its name', async () => {
    await replaceFolder(at('a+b (1)'), 'first', write('new'));
    expect(await readFile(at('a+b (1)/a'), 'utf8')).toBe('new');
  });

  it.each(['ENOSPC', 'EROFS', 'EBUSY'])('reports the disk error %s in one line', async (code) => {
    const failed = replaceFolder(target, 'second', () => {
      throw Object.assign(new Error(`${code}: that is what the disk says, write`), { code });
    });
    await expect(failed).rejects.toMatchObject({
      name: 'UserError',
      message: `${target}: cannot be written, and was left as it was: ${code}: that is what the disk says, write`,
    });
  });
});

describe('what cannot be removed', () => {
  const old = `.dist-old-${process.pid}`;
  beforeEach(() => {
    vi.spyOn(nodeFs, 'rmSync').mockImplementation(() => {
      throw Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM' });
    });
    syncBuiltinESMExports();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  const refused = (problem: string) => ({
    name: 'UserError',
    message: `${target}: ${problem}: ${at(old)} cannot be removed; delete it yourself: EPERM: operation not permitted`,
  });

  it('is the build before, next to the new one', async () => {
    const replaced = replaceFolder(target, 'second', write('new'));
    await expect(replaced).rejects.toMatchObject(refused('is the new build, but the old one remains'));
    expect([await read(), inputsOfBuild(target)]).toEqual(['new', 'second']);
    expect((await readdir(folder)).sort()).toEqual([old, 'dist']);
  });

  it('is what an earlier build left, and nothing is built', async () => {
    await fs.ensureDir(at(old));
    await expect(replaceFolder(target, 'second', write('new'))).rejects.toMatchObject(
      refused('is unchanged, but an earlier build left files'),
    );
    expect([await read(), inputsOfBuild(target)]).toEqual(['old', 'first']);
  });
});

describe('requireReplaceable', () => {
  it.each<[string, string, () => Promise<unknown>]>([
    ['a folder that is not there', 'new', async () => {}],
    ['an empty folder', 'empty', () => fs.ensureDir(at('empty'))],
    ['an earlier build', 'dist', async () => {}],
  ])('accepts %s', async (_, name, make) => {
    await make();
    expect(() => requireReplaceable(at(name))).not.toThrow();
  });

  it.each<[string, string, () => Promise<unknown>, string]>([
    [
      'a folder with somebody’s files',
      'home',
      () => fs.outputFile(at('home/letter'), ''),
      'is not empty and was not made by this build',
    ],
    [
      'somebody’s website',
      'home',
      () => fs.outputFile(at('home/index.html'), ''),
      'is not empty and was not made by this build',
    ],
    ['a file', 'file', () => fs.outputFile(at('file'), ''), 'is not a folder'],
    ['a link to a build', 'link', () => fs.symlink(target, at('link')), 'is a symbolic link'],
    ['a link to nothing', 'link', () => fs.symlink(at('nothing'), at('link')), 'is a symbolic link'],
  ])('refuses %s', async (_, name, make, problem) => {
    await make();
    expect(() => requireReplaceable(at(name))).toThrow(`--out: ${at(name)} ${problem}`);
  });

  it('refuses a mount point', () => {
    const mounts = execFileSync('cat', ['/proc/mounts'], { encoding: 'utf8' }).split('\n');
    const mount = mounts.map((line) => line.split(' ')[1]!).find((place) => place === '/dev/shm' || place === '/proc');
    expect(() => requireReplaceable(mount!)).toThrow('is a mount point, which cannot be replaced as a whole');
  });
});

describe('inputsOfBuild', () => {
  it('is what the folder was built from', async () => {
    expect(inputsOfBuild(target)).toBe('first');
    await replaceFolder(target, 'second', write('new'));
    expect(inputsOfBuild(target)).toBe('second');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the folder is gone', () => rm(target, { recursive: true })],
    ['the marker is damaged', () => fs.writeFile(inTarget(MARKER_FILE), '{')],
    ['the marker is gone', () => rm(inTarget(MARKER_FILE))],
  ])('is unknown when %s', async (_, change) => {
    await change();
    expect(inputsOfBuild(target)).toBeUndefined();
  });
});
