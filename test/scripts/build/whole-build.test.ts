import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedApiFiles } from '../../../src/api/api-files.ts';
import { matrixRenderer } from '../../../src/api/matrix-body.ts';
import { datesOfYears } from '../../../src/contract/dates-of-years.ts';
import { apiPath, fileOf } from '../../../src/contract/routes.ts';
import { DATASET_FILES } from '../../../src/dataset/catalogue.ts';
import { allChartNumbers } from '../../../src/domain/chart-numbers.ts';
import { content } from '../../content-fixture.ts';
import { runScript } from '../../run-script.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { filesOf, hashTree } from '../../tree.ts';

const WHOLE_TREE_MS = 240_000;
/** What the dataset's part may take; the printed peak is that of the whole build so far. */
const MEMORY_MB = 300;
let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder('whole-build');
});
afterAll(() => rm(folder, { recursive: true }));

const out = (name: string): string => path.join(folder, name);

describe('the whole tree', () => {
  it('is the same in two time zones that skip or shift days, byte for byte', { timeout: WHOLE_TREE_MS }, async () => {
    const apia = await runScript('build.ts', ['--out', out('apia')], {
      TZ: 'Pacific/Apia',
      SITE_URL: 'https://example.org',
    });
    const caracas = await runScript('build.ts', ['--out', out('caracas')], {
      TZ: 'America/Caracas',
      SITE_URL: 'https://example.org/',
    });
    expect([apia.code, caracas.code]).toEqual([0, 0]);
    expect(apia.stdout).toContain('for https://example.org (SITE_URL)');
    expect(await hashTree(out('caracas'))).toBe(await hashTree(out('apia')));
    for (const { stderr } of [apia, caracas]) {
      const [, files, megabytes] =
        /^Dataset: (\d+) files, .* s, peak memory of the build ([0-9.]+) MB$/m.exec(stderr) ?? [];
      expect(Number(files)).toBe(DATASET_FILES.length);
      expect(Number(megabytes)).toBeLessThanOrEqual(MEMORY_MB);
    }
  });

  it('has exactly one file of the API per date, the fixed ones and the dataset', {
    timeout: WHOLE_TREE_MS,
  }, async () => {
    const matrices = [...datesOfYears()].map(({ day, month, year }) =>
      fileOf(apiPath.matrix(day, month, year)).slice(1),
    );
    const fixed = [...fixedApiFiles(content, '')].map((file) => file.path.slice(1));
    const charts = Array.from(allChartNumbers(), ({ a, b, c }) => fileOf(apiPath.chart(a, b, c)).slice(1));
    const dataset = DATASET_FILES.map(({ name }) => `dataset/${name}`);
    const built = (await filesOf(out('apia'))).filter((file) => /^(?:api|dataset)\//.test(file));
    expect(built).toEqual([...matrices, ...charts, ...fixed, ...dataset].sort());
  });

  it('holds the rendered bodies, minified with a final newline', { timeout: WHOLE_TREE_MS }, async () => {
    const render = matrixRenderer(content, 'https://example.org');
    for (const date of datesOfYears(1990, 1999)) {
      const file = out(`apia${fileOf(apiPath.matrix(date.day, date.month, date.year))}`);
      expect(await readFile(file, 'utf8')).toBe(`${JSON.stringify(render(date))}\n`);
    }
  });
});

it('npm run verify finds no fault in a fresh build', { timeout: WHOLE_TREE_MS }, async () => {
  const { code, stdout } = await runScript('verify.ts', ['--dir', out('apia')]);
  expect([code, stdout.replace(/[0-9.]+ s/, '… s')]).toEqual([0, '79020 bodies checked in … s: no fault\n']);
});
