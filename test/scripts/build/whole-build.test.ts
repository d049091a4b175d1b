import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import fs from 'fs-extra';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedApiFiles } from '../../../src/service/api-files.ts';
import { matrixRenderer } from '../../../src/endpoints/matrix-body.ts';
import { datesOfYears } from '../../../src/contract/dates-of-years.ts';
import { apiPath, fileOf } from '../../../src/contract/api-path.ts';
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
      fileOf(apiPath('/matrix/{day}/{month}/{year}', { day, month, year })).slice(1),
    );
    const fixed = [...fixedApiFiles(content, '')].map((file) => file.path.slice(1));
    const charts = Array.from(allChartNumbers(), ({ a, b, c }) => fileOf(apiPath('/chart/{a}/{b}/{c}', { a, b, c })).slice(1));
    const dataset = DATASET_FILES.map(({ name }) => `dataset/${name}`);
    const built = (await filesOf(out('apia'))).filter((file) => /^(?:api|dataset)\//.test(file));
    expect(built).toEqual([...matrices, ...charts, ...fixed, ...dataset].sort());
  });

  it('holds the rendered bodies, minified with a final newline', { timeout: WHOLE_TREE_MS }, async () => {
    const render = matrixRenderer(content, 'https://example.org');
    for (const date of datesOfYears(1990, 1999)) {
      const file = out(`apia${fileOf(apiPath('/matrix/{day}/{month}/{year}', date))}`);
      expect(await readFile(file, 'utf8')).toBe(`${JSON.stringify(render(date))}\n`);
    }
  });
});

describe('npm run verify', () => {
  const verify = () => runScript('verify.ts', ['--dir', out('apia')]);

  it('finds no fault in a fresh build', { timeout: WHOLE_TREE_MS }, async () => {
    expect(await verify()).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^79[0-9]{3} bodies checked in .* s: no fault\n$/),
    });
  });

  it('names every file that was changed by hand, and what is wrong with it', { timeout: WHOLE_TREE_MS }, async () => {
    const at = (file: string): string => out(`apia${file}`);
    const edit = async (file: string, change: (text: string) => string): Promise<void> =>
      fs.writeFile(at(file), change(await readFile(at(file), 'utf8')));
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

    const { code, stdout, stderr } = await verify();
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

  it('shows the first 20 faults and counts the rest', { timeout: WHOLE_TREE_MS }, async () => {
    await fs.remove(out('apia/api/matrix/1/1'));
    const { stderr } = await verify();
    expect(stderr.split('\n').filter((line) => line.startsWith('/'))).toHaveLength(20);
    expect(stderr).toMatch(/^… and [0-9]+ more$/m);
  });
});
