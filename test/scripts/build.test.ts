import fs from 'fs-extra';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datesOfYears } from '../../src/contract/calendar-date.ts';
import { apiPath, fileOf } from '../../src/contract/routes.ts';
import { DATASET_FILES } from '../../src/dataset/catalogue.ts';
import { fixedApiFiles } from '../../src/render/api-files.ts';
import { matrixRenderer } from '../../src/render/matrix.ts';
import { content, DATA_DIR } from '../content-fixture.ts';
import { runScript, startScript } from '../run-script.ts';
import { filesOf, hashTree } from '../tree.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const WHOLE_TREE_MS = 240_000;
/** What the dataset's part may take; the printed peak is that of the whole build so far. */
const MEMORY_MB = 400;
let folder: string;
beforeAll(async () => { folder = await temporaryFolder('build'); });
afterAll(() => rm(folder, { recursive: true }));

const out = (name: string): string => path.join(folder, name);

describe('the whole tree', () => {
  it('is the same in two time zones that skip or shift days, byte for byte', { timeout: WHOLE_TREE_MS }, async () => {
    const apia = await runScript('build.ts', ['--out', out('apia')], { TZ: 'Pacific/Apia', SITE_URL: 'https://example.org' });
    const caracas = await runScript('build.ts', ['--out', out('caracas')], { TZ: 'America/Caracas', SITE_URL: 'https://example.org/' });
    expect([apia.code, caracas.code]).toEqual([0, 0]);
    expect(apia.stdout).toContain('for https://example.org (SITE_URL)');
    expect(await hashTree(out('caracas'))).toBe(await hashTree(out('apia')));
    for (const { stderr } of [apia, caracas]) {
      const [, megabytes] = /^Dataset: 17 files, .* s, peak memory of the build ([0-9.]+) MB$/m.exec(stderr) ?? [];
      expect(Number(megabytes)).toBeLessThanOrEqual(MEMORY_MB);
    }
  });

  it('has exactly one file of the API per date, the fixed ones and the dataset', { timeout: WHOLE_TREE_MS }, async () => {
    const matrices = [...datesOfYears()].map(({ day, month, year }) => fileOf(apiPath.matrix(day, month, year)).slice(1));
    const fixed = [...fixedApiFiles(content, '')].map((file) => file.path.slice(1));
    const dataset = DATASET_FILES.map(({ name }) => `dataset/${name}`);
    const built = (await filesOf(out('apia'))).filter((file) => /^(?:api|dataset)\//.test(file));
    expect(built).toEqual([...matrices, ...fixed, ...dataset].sort());
  });

  it('holds the rendered bodies, minified with a final newline', { timeout: WHOLE_TREE_MS }, async () => {
    const render = matrixRenderer(content, 'https://example.org');
    for (const date of datesOfYears(1990, 1999)) {
      const file = out(`apia${fileOf(apiPath.matrix(date.day, date.month, date.year))}`);
      expect(await readFile(file, 'utf8')).toBe(`${JSON.stringify(render(date))}\n`);
    }
  });
});

describe('a build that does not finish', () => {
  it('leaves the previous output as it was when data is wrong, and says so in one line', async () => {
    await runScript('build.ts', ['--out', out('kept'), '--years', '1990-1990']);
    const before = await hashTree(out('kept'));
    await fs.copy(DATA_DIR, out('data'));
    await fs.writeJson(out('data/arcana.json'), []);
    const failed = await runScript('build.ts', ['--out', out('kept'), '--data', out('data')]);
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Error: data\/arcana\.json: 0\.number: .*\n$/) });
    expect(await hashTree(out('kept'))).toBe(before);
  });

  it.each([['SIGINT', 130], ['SIGTERM', 143]] as const)('leaves nothing behind after %s', { timeout: WHOLE_TREE_MS }, async (signal, code) => {
    const before = await hashTree(out('kept'));
    const { child, done } = startScript('build.ts', ['--out', out('kept')]);
    await new Promise((resolve) => child.stderr!.once('data', resolve));
    child.kill(signal);
    expect((await done).code).toBe(code);
    expect(await hashTree(out('kept'))).toBe(before);
    expect((await readdir(folder)).filter((name) => /^\..*-(new|old)-/.test(name))).toEqual([]);
  });

  it('is repaired by the next one when it was killed', { timeout: WHOLE_TREE_MS }, async () => {
    const { child, done } = startScript('build.ts', ['--out', out('killed')]);
    await new Promise((resolve) => child.stderr!.once('data', resolve));
    const leftover = (await readdir(folder)).find((name) => name.startsWith('.killed-new-'))!;
    process.kill(Number(leftover.split('-').at(-1)), 'SIGKILL');
    await done;
    expect(await fs.pathExists(out('killed'))).toBe(false);
    expect((await runScript('build.ts', ['--out', out('killed'), '--years', '1990-1990'])).code).toBe(0);
    expect((await readdir(folder)).filter((name) => /^\..*-(new|old)-/.test(name))).toEqual([]);
  });
});

describe('wrong arguments', () => {
  it.each([
    [['--years', '1890-1900'], {}, /--years: "1890-1900" is not a range; allowed: 1900-2100/],
    [['--fast'], {}, /Unknown option '--fast'; allowed: --out/],
    [[], { SITE_URL: 'nowhere' }, /SITE_URL: "nowhere" is not an address; allowed/],
  ])('%j %j', async (args, env, message) => {
    expect(await runScript('build.ts', args, env)).toMatchObject({ code: 1, stderr: expect.stringMatching(message) });
  });
});
