import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATA_DIR } from '../../content-fixture.ts';
import { runScript } from '../../run-script.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { filesOf, hashTree } from '../../tree.ts';

/** The dataset and the website are written by the same code path; without them a build takes a third of the time. */
const YEARS = ['--years', '1990-1990', '--api-only'];
let folder: string;
let out: string;
let data: string;

beforeAll(async () => {
  folder = await temporaryFolder('incremental');
  out = path.join(folder, 'dist');
  data = path.join(folder, 'data');
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await fs.emptyDir(folder);
  await fs.copy(DATA_DIR, data);
  await build(out);
});

async function build(target: string, options = YEARS): Promise<string> {
  const { code, stdout, stderr } = await runScript('build.ts', ['--out', target, '--data', data, ...options]);
  if (code !== 0) throw new Error(stderr);
  return stdout;
}

/** Inode and time of every file: equal means that nobody touched it. */
async function identities(): Promise<Map<string, string>> {
  const files = await filesOf(out);
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => {
        const { ino, mtimeMs } = await stat(path.join(out, file));
        return [file, `${ino} ${mtimeMs}`];
      }),
    ),
  );
}

it('touches no file when nothing changed', async () => {
  const before = await identities();
  const folderTime = (await stat(out)).mtimeMs;
  expect(await build(out)).toContain('Nothing changed since the last build');
  expect(await identities()).toEqual(before);
  expect((await stat(out)).mtimeMs).toBe(folderTime);
});

it('gives the tree of a cold build after one changed word', async () => {
  const file = path.join(data, 'arcana.json');
  const arcana = (await fs.readJson(file)) as Record<string, string>[];
  arcana[16]!.keyword = 'Palabra cambiada';
  await fs.writeJson(file, arcana);
  const everything = ['--years', '1990-1990'];
  expect(await build(out, everything)).toContain('files in');
  expect(await fs.readFile(path.join(out, 'api/arcana/17.json'), 'utf8')).toContain('Palabra cambiada');
  await build(path.join(folder, 'cold'), everything);
  expect(await hashTree(out)).toBe(await hashTree(path.join(folder, 'cold')));
});

it('notices an edit also when the clock was set forward during the last build', async () => {
  await fs.utimes(path.join(out, '.build.json'), 4e9, 4e9);
  await fs.remove(path.join(out, 'api/matrix/15/6/1990.json'));
  expect(await build(out)).toContain('files in');
  expect(await fs.pathExists(path.join(out, 'api/matrix/15/6/1990.json'))).toBe(true);
});

describe('an output that somebody changed', () => {
  it.each<[string, (file: string) => Promise<void>]>([
    [
      'edited, with the same length',
      async (file) => fs.writeFile(file, (await fs.readFile(file, 'utf8')).replace('El', 'Él')),
    ],
    ['deleted', (file) => fs.remove(file)],
    ['emptied', (file) => fs.truncate(file)],
  ])('%s is repaired', async (_, damage) => {
    const whole = await hashTree(out);
    await damage(path.join(out, 'api/matrix/15/6/1990.json'));
    expect(await build(out)).toContain('files in');
    expect(await hashTree(out)).toBe(whole);
  });

  it('loses files that do not belong to it', async () => {
    const whole = await hashTree(out);
    await fs.outputFile(path.join(out, 'api/matrix/15/6/1889.json'), '{}');
    await build(out);
    expect(await hashTree(out)).toBe(whole);
  });

  it('is rebuilt for another site', async () => {
    const { stdout } = await runScript('build.ts', ['--out', out, '--data', data, ...YEARS], {
      SITE_URL: 'https://example.org',
    });
    expect(stdout).toContain('files in');
    expect(await fs.readFile(path.join(out, 'api/index.json'), 'utf8')).not.toContain('localhost');
  });
});
