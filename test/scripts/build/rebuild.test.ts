import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATA_DIR } from '../../content-fixture.ts';
import { runBuild } from '../../run-script.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { filesOf, hashTree } from '../../tree.ts';

/** The dataset and the website are written by the same code path; without them a build takes a third of the time. */
const YEARS = ['--years', '1990-1990', '--api-only'];
let folder: string;
let out: string;
let data: string;
let whole: string;

/** Every test leaves the tree of a fresh build behind, because repairing it is what is tested. */
beforeAll(async () => {
  folder = await temporaryFolder('incremental');
  out = path.join(folder, 'dist');
  data = path.join(folder, 'data');
  await fs.copy(DATA_DIR, data);
  await build(out);
  whole = await hashTree(out);
});
afterAll(() => rm(folder, { recursive: true }));

async function build(target: string, env: Record<string, string> = {}): Promise<string> {
  const { code, stdout, stderr } = await runBuild(['--out', target, '--data', data, ...YEARS], env);
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

it('notices an edit also when the clock was set forward during the last build', async () => {
  await fs.utimes(path.join(out, '.build.json'), 4e9, 4e9);
  await fs.remove(path.join(out, 'api/matrix/15/6/1990.json'));
  expect(await build(out)).toContain('files in');
  expect(await hashTree(out)).toBe(whole);
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
    await damage(path.join(out, 'api/matrix/15/6/1990.json'));
    expect(await build(out)).toContain('files in');
    expect(await hashTree(out)).toBe(whole);
  });

  it('loses files that do not belong to it', async () => {
    await fs.outputFile(path.join(out, 'api/matrix/15/6/1889.json'), '{}');
    await build(out);
    expect(await hashTree(out)).toBe(whole);
  });
});

it('is rebuilt for another site, and for one changed word as a cold build would be', async () => {
  expect(await build(out, { SITE_URL: 'https://example.org' })).toContain('files in');
  expect(await fs.readFile(path.join(out, 'api/index.json'), 'utf8')).not.toContain('localhost');
  const file = path.join(data, 'arcana/17.json');
  await fs.writeJson(file, { ...(await fs.readJson(file)), keyword: 'Palabra cambiada' });
  expect(await build(out)).toContain('files in');
  expect(await fs.readFile(path.join(out, 'api/arcana/17.json'), 'utf8')).toContain('Palabra cambiada');
  await build(path.join(folder, 'cold'));
  expect(await hashTree(out)).toBe(await hashTree(path.join(folder, 'cold')));
});
