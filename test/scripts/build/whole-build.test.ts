import { beforeAll, describe, expect, it } from 'vitest';
import { datesOfYears } from '../../../src/calendar/dates.ts';
import { DATASET_FILES } from '../../../src/dataset/catalog.ts';
import { apiPath, fileOf } from '../../../src/http/api-path.ts';
import { allChartNumbers } from '../../../src/method/chart-numbers.ts';
import { fixedFiles } from '../../bodies.ts';
import { contextsOf } from '../../content-fixture.ts';
import { filesOf } from '../../hash-tree.ts';
import { runScript } from '../../run-script.ts';
import { type SharedSite, SITE, wholeSite } from '../../shared-site.ts';

/** The most memory that a build may take. It takes 200 with Node 20 and 22, and 25 more with newer ones. */
const MEMORY_MB = 240;
let whole: SharedSite;
beforeAll(async () => {
  whole = await wholeSite();
});

describe('the whole tree', () => {
  it('is built for the address of SITE_URL, in little memory', () => {
    expect(whole.stdout).toContain(`for ${SITE} (SITE_URL)`);
    const [, files] = /^Dataset: (\d+) files, [0-9.]+ MB$/m.exec(whole.stderr) ?? [];
    expect(Number(files)).toBe(DATASET_FILES.length);
    const [, megabytes] = /^\d+ files in [0-9.]+ s, peak memory ([0-9.]+) MB$/m.exec(whole.stdout) ?? [];
    expect(Number(megabytes)).toBeLessThanOrEqual(MEMORY_MB);
  });

  it('has exactly one file of the API per date, the fixed ones and the dataset', async () => {
    const matrices = [...datesOfYears()].map(({ day, month, year }) =>
      fileOf(apiPath('/matrix/{day}/{month}/{year}', { day, month, year })).slice(1),
    );
    const fixed = Object.values(contextsOf(SITE))
      .flatMap((context) => fixedFiles(context))
      .map((file) => file.path.slice(1));
    const charts = Array.from(allChartNumbers(), ({ a, b, c }) =>
      fileOf(apiPath('/chart/{a}/{b}/{c}', { a, b, c })).slice(1),
    ).flatMap((file) => [file, file.replace('api/', 'api/en/')]);
    const dataset = DATASET_FILES.map(({ name }) => `dataset/${name}`);
    const built = (await filesOf(whole.dir)).filter((file) => /^(?:api|dataset)\//.test(file));
    expect(built).toEqual([...matrices, ...charts, ...fixed, ...dataset].sort());
  });
});

it('npm run verify finds no fault in a fresh build', async () => {
  const { code, stdout } = await runScript('verify', ['--dir', whole.dir]);
  expect([code, stdout.replace(/[0-9.]+ s/, '… s')]).toEqual([0, '85020 bodies checked in … s: no fault\n']);
});
