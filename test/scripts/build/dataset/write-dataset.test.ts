import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSite } from '../../../../scripts/build/build-site.ts';
import { writeDataset } from '../../../../scripts/build/dataset.ts';
import { datesOfYears } from '../../../../src/contract/dates-of-years.ts';
import { matrixRows } from '../../../../src/dataset/matrix-rows.ts';
import { content, DATA_DIR } from '../../../content-fixture.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { filesOf } from '../../../tree.ts';
import { runProgram } from './program.ts';

const YEAR = 1990;
const SITE = 'https://example.org';
let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder('write-dataset');
});
afterAll(() => rm(folder, { recursive: true }));

it('refuses a damaged row in one line before anything is written', async () => {
  const empty = path.join(folder, 'damaged');
  await fs.ensureDir(empty);
  const years = { first: YEAR, last: YEAR };
  const dates = [...datesOfYears(YEAR, YEAR)];
  const context = { content, site: SITE, years, dates, folder: empty, log: { write: () => {} }, signal: undefined };
  const rows = matrixRows(dates);
  const planted = rows.with(100, { ...rows[100]!, center: 40 });
  const mirror = { add: () => {}, flush: async () => {}, close: async () => {} };
  await expect(writeDataset(context, mirror, planted)).rejects.toThrow(
    'dataset: row 101 (1990-04-11): center is 40; allowed: 1 to 22',
  );
  expect(await readdir(empty)).toEqual([]);
});

it('stops when the build is interrupted, and leaves nothing', async () => {
  const controller = new AbortController();
  const outDir = path.join(folder, 'interrupted');
  const log = { write: () => controller.abort() };
  const years = { first: 1990, last: 1999 };
  const built = buildSite({ dataDir: DATA_DIR, outDir, site: SITE, years, log, signal: controller.signal });
  await expect(built).rejects.toMatchObject({ name: 'AbortError' });
  expect((await readdir(folder)).filter((name) => name.includes('interrupted'))).toEqual([]);
});

it('packs into the mirror exactly the files below /api, the host’s rules, the licence and the instructions', async () => {
  const outDir = path.join(folder, 'site');
  const mirror = path.join(folder, 'mirror');
  const years = { first: YEAR, last: YEAR };
  await buildSite({ dataDir: DATA_DIR, outDir, site: SITE, years, log: { write: () => {} } });
  await fs.ensureDir(mirror);
  await runProgram('tar', ['xzf', path.join(outDir, 'dataset/api-mirror.tar.gz')], mirror);
  const api = (await filesOf(outDir)).filter((name) => name.startsWith('api/'));
  expect(api.length).toBeGreaterThan(365);
  expect(await filesOf(mirror)).toEqual([...api, 'LICENSE', 'README.md', '_headers', '_redirects'].sort());
  for (const name of api)
    expect(await readFile(path.join(mirror, name), 'utf8')).toBe(await readFile(path.join(outDir, name), 'utf8'));
});
