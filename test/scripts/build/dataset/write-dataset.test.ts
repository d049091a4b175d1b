import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSite } from '../../../../scripts/build/build-site.ts';
import { DATA_DIR } from '../../../content-fixture.ts';
import { filesOf, hashTree } from '../../../hash-tree.ts';
import { SITE, yearSite } from '../../../shared-site.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { runProgram } from './program.ts';

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder('write-dataset');
});
afterAll(() => rm(folder, { recursive: true }));

it('stops when the build is interrupted, and leaves nothing', async () => {
  const controller = new AbortController();
  const outDir = path.join(folder, 'interrupted');
  const log = { write: () => controller.abort() };
  const years = { first: 1990, last: 1990 };
  const built = buildSite({ dataDir: DATA_DIR, outDir, site: SITE, years, log, signal: controller.signal });
  await expect(built).rejects.toMatchObject({ name: 'AbortError' });
  expect((await readdir(folder)).filter((name) => name.includes('interrupted'))).toEqual([]);
});

it('packs into the mirror exactly the files below /api, the host’s rules, the licence and the instructions', async () => {
  const { dir } = await yearSite();
  const mirror = path.join(folder, 'mirror');
  await fs.ensureDir(mirror);
  await runProgram('tar', ['xzf', path.join(dir, 'dataset/api-mirror.tar.gz')], mirror);
  const api = (await filesOf(dir)).filter((name) => name.startsWith('api/'));
  expect(api.length).toBeGreaterThan(365);
  expect(await filesOf(mirror)).toEqual([...api, 'LICENSE', 'README.md', '_headers', '_redirects'].sort());
  expect(await hashTree(path.join(mirror, 'api'))).toBe(await hashTree(path.join(dir, 'api')));
});
