import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedApiFiles } from '../../../src/api/api-files.ts';
import { matrixRenderer } from '../../../src/api/matrix-body.ts';
import { datesOfYears } from '../../../src/contract/dates-of-years.ts';
import { apiPath, fileOf } from '../../../src/contract/routes.ts';
import { DATASET_FILES } from '../../../src/dataset/catalogue.ts';
import { allChartNumbers } from '../../../src/domain/chart-numbers.ts';
import { content } from '../../content-fixture.ts';
import { runBuild, runScript } from '../../run-script.ts';
import { type SharedSite, SITE, wholeSite, yearSite } from '../../shared-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { filesOf, hashTree } from '../../tree.ts';
import { runProgram } from './dataset/program.ts';

const WHOLE_TREE_MS = 240_000;
/** What the dataset's part may take; the printed peak is that of the whole build so far. */
const MEMORY_MB = 300;
let folder: string;
let whole: SharedSite;
beforeAll(async () => {
  folder = await temporaryFolder('whole-build');
  whole = await wholeSite();
});
afterAll(() => rm(folder, { recursive: true }));

const out = (name: string): string => path.join(folder, name);

describe('the whole tree', () => {
  it('is built for the address of SITE_URL, in little memory', () => {
    expect(whole.stdout).toContain(`for ${SITE} (SITE_URL)`);
    const [, files, megabytes] =
      /^Dataset: (\d+) files, .* s, peak memory of the build ([0-9.]+) MB$/m.exec(whole.stderr) ?? [];
    expect(Number(files)).toBe(DATASET_FILES.length);
    expect(Number(megabytes)).toBeLessThanOrEqual(MEMORY_MB);
  });

  // Of every date, whole-dataset.test.ts compares the tree of Apia with what is computed here.
  it('is the same in two time zones, byte for byte', async () => {
    const args = ['--out', out('apia'), '--years', '1990-1990'];
    expect((await runBuild(args, { TZ: 'Pacific/Apia', SITE_URL: `${SITE}/` })).code).toBe(0);
    expect(await hashTree(out('apia'))).toBe(await hashTree((await yearSite()).dir));
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
    const built = (await filesOf(whole.dir)).filter((file) => /^(?:api|dataset)\//.test(file));
    expect(built).toEqual([...matrices, ...charts, ...fixed, ...dataset].sort());
  });

  it('holds the rendered bodies, minified with a final newline', { timeout: WHOLE_TREE_MS }, async () => {
    const render = matrixRenderer(content, SITE);
    for (const date of datesOfYears(1990, 1999)) {
      const file = path.join(whole.dir, fileOf(apiPath.matrix(date.day, date.month, date.year)));
      expect(await readFile(file, 'utf8')).toBe(`${JSON.stringify(render(date))}\n`);
    }
  });
});

describe('npm run verify', () => {
  const verify = (dir: string) => runScript('verify.ts', ['--dir', dir], { TZ: 'America/Caracas' });

  // These lines and no other: it finds no fault in all the rest of a fresh build.
  it('names every file that was changed by hand, and what is wrong with it', { timeout: WHOLE_TREE_MS }, async () => {
    const changed = out('changed');
    // By links, of which an edit replaces one: the tree is not only ours.
    await runProgram('cp', ['-al', whole.dir, changed], folder);
    const at = (file: string): string => path.join(changed, file);
    const edit = async (file: string, change: (text: string) => string): Promise<void> => {
      const text = await readFile(at(file), 'utf8');
      await fs.remove(at(file));
      await fs.writeFile(at(file), change(text));
    };
    const json = (file: string, change: (body: Record<string, any>) => void): Promise<void> =>
      edit(file, (text) => {
        const body = JSON.parse(text) as Record<string, any>;
        change(body);
        return `${JSON.stringify(body)}\n`;
      });
    await json('/api/matrix/1/1/1990.json', ({ matrix }) => {
      matrix.soul = matrix.center;
    });
    await json('/api/matrix/2/1/1990.json', (body) => {
      delete body.license;
    });
    await json('/api/matrix/3/1/1990.json', (body) => {
      body.built = 'today';
    });
    await fs.remove(at('/api/matrix/4/1/1990.json'));
    await fs.outputFile(at('/api/matrix/30/2/1990.json'), '{}\n');
    await json('/api/matrix/5/1/1990.json', ({ input }) => {
      input.day = 6;
    });
    await json('/api/life-path/7.json', (body) => {
      body.source_url = 'https://example.org/nowhere';
    });
    await json('/api/life-path/8.json', (body) => {
      body.love += ' 2026-11-15T10:00';
    });
    await edit('/api/arcana/1.json', (text) => text.replace(',', ', '));
    await edit('/api/schema/matrix.json', (text) =>
      text.replace('"additionalProperties":false', '"additionalProperties":true'),
    );
    await json('/api/life-path/9.json', (body) => {
      body.love += '\uFFFD';
    });
    await edit('/dataset/matrix.csv', (text) => text.replace('1990-01-01', '1990-01-02'));
    await json('/api/statistics.json', ({ life_paths }) => {
      life_paths[11].dates = 395;
    });
    await fs.remove(at('/arcanos/3.html'));
    await edit('/_headers', (text) => text.replace('nosniff', 'sniff'));
    await fs.outputFile(at('/notes.txt'), '');

    const { code, stdout, stderr } = await verify(changed);
    const lines = stderr
      .split('\n')
      .filter((line) => line.startsWith('/'))
      .sort();
    expect(code).toBe(1);
    expect(lines).toEqual([
      '/_headers does not hold the rules of this code',
      '/api/arcana/1.json is not minified JSON with a final newline',
      '/api/arcana/3.json links to a page that does not exist: https://example.org/arcanos/3',
      '/api/life-path/7.json links to a page that does not exist: https://example.org/nowhere',
      '/api/life-path/8.json holds a time stamp: 2026-11-15T10:00',
      '/api/life-path/9.json holds a control or replacement character',
      '/api/matrix/1/1/1990.json matrix.soul.arcana is 6, but the method gives 1',
      "/api/matrix/2/1/1990.json breaks its schema: (body) must have required property 'license'",
      '/api/matrix/3/1/1990.json breaks its schema: (body) must NOT have additional properties (built)',
      "/api/matrix/30/2/1990.json breaks its schema: (body) must have required property 'input'",
      '/api/matrix/30/2/1990.json does not belong here',
      '/api/matrix/4/1/1990.json is missing',
      '/api/matrix/5/1/1990.json answers 6/1/1990 instead of its own date',
      '/api/schema/matrix.json is not the schema of this code',
      '/api/statistics.json life_paths has 8155,3661,8156,5690,8159,7766,8158,8159,8156,4492,2468,395 dates, but matrix.csv has 8155,3661,8156,5690,8159,7766,8158,8159,8156,4492,2468,394',
      '/arcanos/3.html is missing',
      '/dataset/matrix.csv does not have the checksum of the index',
      '/dataset/matrix.csv row 32873: date is 1990-01-02; must be 1990-01-01',
      '/notes.txt does not belong here',
    ]);
    expect(stdout).toContain(': 19 faults');
  });

  it('shows the first 20 faults and counts the rest', async () => {
    await fs.outputFile(out('nearly-empty/notes.txt'), '');
    const { code, stdout, stderr } = await verify(out('nearly-empty'));
    expect(code).toBe(1);
    expect(stderr.split('\n').filter((line) => line.startsWith('/'))).toHaveLength(20);
    const [, count] = /^0 bodies checked in .* s: ([0-9]+) faults\n$/.exec(stdout)!;
    expect(Number(count)).toBeGreaterThan(79_000);
    expect(stderr).toContain(`\n… and ${Number(count) - 20} more\n`);
  });
});
