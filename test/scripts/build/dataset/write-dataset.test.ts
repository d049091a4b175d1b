import { rm } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { matrix } from '../../../../src/endpoints/matrix.ts';
import { contextIn } from '../../../content-fixture.ts';
import { filesOf } from '../../../hash-tree.ts';
import { SITE, yearSite } from '../../../shared-site.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { runProgram } from './program.ts';

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder('write-dataset');
});
afterAll(() => rm(folder, { recursive: true }));

/** An unpacked mirror: the API's files and the others. */
async function unpack(dir: string, name: string): Promise<{ root: string; api: string[]; others: string[] }> {
  const root = path.join(folder, name);
  await fs.ensureDir(root);
  await runProgram('tar', ['xzf', path.join(dir, 'dataset', name)], root);
  const files = await filesOf(root);
  const isApi = (file: string): boolean => file.startsWith('api/');
  return { root, api: files.filter(isApi), others: files.filter((file) => !isApi(file)) };
}
const AROUND = ['LICENSE', 'README.md', '_headers', '_redirects'];
const read = (...parts: string[]): Promise<string> => fs.readFile(path.join(...parts), 'utf8');

async function differing(one: string, other: string, files: readonly string[]): Promise<string[]> {
  const found = files.map(async (file) => ((await read(one, file)) === (await read(other, file)) ? [] : [file]));
  return (await Promise.all(found)).flat();
}

it('packs into the mirror exactly the Spanish files below /api, the host’s rules, the license and the instructions', async () => {
  const { dir } = await yearSite();
  const { root, api, others } = await unpack(dir, 'api-mirror.tar.gz');
  const built = (await filesOf(dir)).filter((name) => /^api\/(?!en[/.])/.test(name));
  expect(built.length).toBeGreaterThan(365);
  expect([api, others]).toEqual([built, AROUND]);
  expect(await differing(root, dir, built)).toEqual([]);
});

it('packs into the English mirror its files and the matrices, which the site computes', async () => {
  const { dir } = await yearSite();
  const { root, api, others } = await unpack(dir, 'api-mirror.en.tar.gz');
  const built = await filesOf(dir);
  const own = built.filter((name) => /^api\/en[/.]/.test(name));
  const matrices = built.filter((name) => /^api\/matrix\/\d/.test(name)).map((name) => name.replace('api/', 'api/en/'));
  expect(matrices).toHaveLength(365);
  expect([api, others]).toEqual([[...own, ...matrices].sort(), AROUND]);
  expect(await differing(root, dir, own)).toEqual([]);
  const body = await read(root, 'api/en/matrix/15/6/1990.json');
  expect(JSON.parse(body)).toEqual(matrix.body(contextIn('en', SITE))({ date: { day: 15, month: 6, year: 1990 } }));
  expect(await read(root, '_redirects')).toContain(
    '/api/en/matrix/:day/:month/:year /api/en/matrix/:day/:month/:year.json 200',
  );
});
