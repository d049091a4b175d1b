import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import fs from 'fs-extra';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDataset } from '../../../scripts/dataset/write-dataset.ts';
import { buildApi } from '../../../scripts/parts/api.ts';
import { buildDataset } from '../../../scripts/parts/dataset.ts';
import { buildHostRules } from '../../../scripts/parts/host-rules.ts';
import { FIXED_PATHS } from '../../../src/contract/routes.ts';
import { matrixRows } from '../../../src/dataset/matrix-rows.ts';
import { filesOf } from '../../tree.ts';
import { datasetContext } from './dataset-context.ts';
import { hasProgram, runProgram } from './program.ts';

const YEAR = 1990;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'write-dataset-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a damaged row', () => {
  it('is refused in one line before anything is written', async () => {
    const empty = path.join(folder, 'damaged');
    await fs.ensureDir(empty);
    const context = datasetContext(empty, YEAR, YEAR);
    const rows = matrixRows(context.dates);
    const planted = rows.with(100, { ...rows[100]!, center: 40 });
    await expect(writeDataset(context, planted)).rejects.toMatchObject({
      name: 'BuildError',
      message: 'dataset: row 101 (1990-04-11): center is 40; allowed: 1 to 22',
    });
    expect(await readdir(empty)).toEqual([]);
  });
});

describe('an interrupted build', () => {
  it('stops and lets go of its files', async () => {
    const controller = new AbortController();
    const target = path.join(folder, 'interrupted');
    const context = datasetContext(target, 1990, 1999);
    const log = { write: () => controller.abort() };
    await expect(buildDataset({ ...context, log, signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    await rm(target, { recursive: true });
    expect(await fs.pathExists(target)).toBe(false);
  });
});

describe.runIf(hasProgram('unzip', '-v'))('the mirror, unpacked (needs the program unzip)', () => {
  let site: string;
  let mirror: string;
  let server: Server;
  let url: string;

  beforeAll(async () => {
    site = path.join(folder, 'site');
    mirror = path.join(folder, 'mirror');
    const context = datasetContext(site, YEAR, YEAR);
    for (const build of [buildApi, buildHostRules]) await build(context);
    await buildDataset(context);
    await runProgram('unzip', ['-q', path.join(site, 'dataset/api-mirror.zip'), '-d', mirror], folder);
    server = createServer(sirv(mirror, { extensions: ['json'], etag: true }));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  });
  afterAll(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );

  it('has exactly the files below /api, the host’s rules, the licence and the instructions', async () => {
    const api = (await filesOf(site)).filter((name) => name.startsWith('api/'));
    expect(api.length).toBeGreaterThan(365);
    expect(await filesOf(mirror)).toEqual([...api, 'LICENSE', 'README.md', '_headers', '_redirects'].sort());
    for (const name of api)
      expect(await readFile(path.join(mirror, name), 'utf8')).toBe(await readFile(path.join(site, name), 'utf8'));
  });

  it('answers like the API from a plain static server', async () => {
    const dates = datasetContext(site, YEAR, YEAR).dates.map(
      ({ day, month, year }) => `/api/matrix/${day}/${month}/${year}`,
    );
    for (const route of [...FIXED_PATHS, ...dates]) {
      const response = await fetch(`${url}${route}`);
      const file = path.join(site, route === '/api' ? '/api/index.json' : `${route}.json`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/json');
      expect(await response.text()).toBe(await readFile(file, 'utf8'));
    }
    expect((await fetch(`${url}/api/matrix/30/2/1990`)).status).toBe(404);
  });

  it('carries one fixed time and no owner', async () => {
    const lines = (await runProgram('unzip', ['-ZTs', path.join(site, 'dataset/api-mirror.zip')], folder))
      .toString()
      .split('\n')
      .filter((line) => line.startsWith('-'));
    expect(lines.length).toBeGreaterThan(365);
    expect(lines.filter((line) => !line.startsWith('-rw-r--r--') || !line.includes('19800101.120000'))).toEqual([]);
  });
});
