import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATA_DIR } from '../content-fixture.ts';
import { runScript } from '../run-script.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { filesOf, hashTree } from '../tree.ts';

const YEARS = ['--years', '1990-1991'];
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

async function build(target: string): Promise<string> {
  const { code, stdout, stderr } = await runScript('build.ts', ['--out', target, '--data', data, ...YEARS]);
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

async function editArcana(change: (arcana: Record<string, string>[]) => void): Promise<void> {
  const file = path.join(data, 'arcana.json');
  const arcana = (await fs.readJson(file)) as Record<string, string>[];
  change(arcana);
  await fs.writeJson(file, arcana);
}

const isApi = (file: string): boolean => file.startsWith('api/');

async function touchedFiles(before: Map<string, string>): Promise<string[]> {
  const after = await identities();
  return [...after].filter(([file, identity]) => before.get(file) !== identity).map(([file]) => file);
}

it('touches no file when nothing changed', async () => {
  const before = await identities();
  const folderTime = (await stat(out)).mtimeMs;
  expect(await build(out)).toContain('Nothing changed since the last build');
  expect(await identities()).toEqual(before);
  expect((await stat(out)).mtimeMs).toBe(folderTime);
});

describe('one changed word', () => {
  it('in a keyword rewrites only the files that hold it, and gives the tree of a cold build', async () => {
    const before = await identities();
    await editArcana((arcana) => {
      arcana[16]!.keyword = 'Palabra cambiada';
    });
    await build(out);
    // Pages name their assets by content, so they change with a file that they only link to; the API has no such links.
    const touched = (await touchedFiles(before)).filter(isApi);
    const holding = [];
    for (const file of [...before.keys()].filter(isApi)) {
      if ((await fs.readFile(path.join(out, file), 'utf8')).includes('Palabra cambiada')) holding.push(file);
    }
    expect(touched).toEqual(holding);
    expect(touched.length).toBeGreaterThan(100);
    await build(path.join(folder, 'cold'));
    expect(await hashTree(out)).toBe(await hashTree(path.join(folder, 'cold')));
  });

  it('in a description rewrites the record and leaves every matrix alone', async () => {
    const before = await identities();
    await editArcana((arcana) => {
      arcana[16]!.description += ' Fin.';
    });
    await build(out);
    const touched = (await touchedFiles(before)).filter(isApi);
    expect(touched).toEqual(['api/arcana/17.json', 'api/openapi.json']);
  });
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
