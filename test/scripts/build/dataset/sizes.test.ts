import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { byteSize, DATA_FILES, DATASET_FILES } from '../../../../src/dataset/catalog.ts';
import { readDocument, tablesOf } from '../../../documents.ts';
import { wholeSite } from '../../../shared-site.ts';

const site = await wholeSite();
const folder = path.join(site.dir, 'dataset');
const file = (name: string): string => path.join(folder, name);

describe('sizes and checksums', () => {
  it.each([
    // Each of the 5,544 charts has a portrait and three short readings: 1.4 MB of the mirror.
    ['api-mirror.tar.gz', 13_800_000],
    ['api-mirror.en.tar.gz', 14_000_000],
    ['matrix.parquet', 150_000],
    ['open-numerology.xlsx', 7_000_000],
    ['matrix.csv', 4_600_000],
    ['chart.parquet', 210_000],
    ['chart.csv', 2_000_000],
    ['chart.ndjson.gz', 10_000_000],
    ['numbers.csv', 3_200_000],
    ['numbers.parquet', 50_000],
    // Includes the English texts, 760 KB.
    ['open-numerology.sqlite', 8_500_000],
  ])('%s has at most %d bytes', async (name, most) => {
    expect((await stat(file(name))).size).toBeLessThanOrEqual(most);
  });

  it('the index, SHA256SUMS, the guides and the package name every file with its real size or checksum', async () => {
    const read = async (name: string): Promise<string> => readFile(file(name), 'utf8');
    const [index, described, croissant] = (
      await Promise.all(['index.json', 'datapackage.json', 'croissant.json'].map(read))
    ).map((text) => JSON.parse(text)) as [
      { rows: number; files: { name: string; bytes: number; sha256: string }[] },
      { resources: { path: string; bytes?: number; hash: string }[] },
      { distribution: { name: string; contentSize: string; sha256: string }[] },
    ];
    const [english, spanish] = [await read('README.md'), await read('LEEME.md')];
    const names = DATASET_FILES.map(({ name }) => name).filter((name) => name !== 'index.json');
    const sums: string[] = [];
    for (const [i, name] of names.entries()) {
      const actual = await readFile(file(name));
      const [bytes, sha256] = [actual.length, createHash('sha256').update(actual).digest('hex')];
      if (name !== 'SHA256SUMS') sums.push(`${sha256}  ${name}\n`);
      expect(index.files[i]).toMatchObject({ name, bytes, sha256 });
      if (!DATA_FILES.some((one) => one.name === name)) continue;
      expect(english).toContain(`| \`${name}\` | ${byteSize(bytes, '.')} |`);
      expect(spanish).toContain(`| \`${name}\` | ${byteSize(bytes, ',')} |`);
      const resource = described.resources.find((one) => one.path === name)!;
      expect([resource.bytes ?? bytes, resource.hash]).toEqual([bytes, `sha256:${sha256}`]);
      expect(croissant.distribution.find((one) => one.name === name)).toMatchObject({
        contentSize: `${bytes} B`,
        sha256,
      });
    }
    expect([index.rows, index.files.length, await read('SHA256SUMS')]).toEqual([73_414, names.length, sums.join('')]);
    expect((await readdir(folder)).sort()).toEqual([...names, 'index.json'].sort());
  });

  it('the build for a real address warns while the contact is the example', () => {
    expect(site.stderr).toMatch(/^Warning: \S+\.example is an example that reaches nobody; set SUPPORT_CONTACT$/m);
  });
});

/** Records contain the site's URL, which is shorter here than in a default build, whose sizes the READMEs give. */
const SHORTER_ADDRESS = 500;

it.each(['README.md', 'README.es.md'])('%s of the repository gives every file its size, rounded', async (name) => {
  const rows = tablesOf(readDocument(name)).find((table) => table.some(([first]) => first === '`matrix.csv`'))!;
  const named: string[] = [];
  for (const [files, shown] of rows.slice(1)) {
    const [number, unit] = shown!.replace(',', '.').split(' ');
    const step = (unit === 'MB' ? 1e6 : 1e3) / (number!.includes('.') ? 10 : 1);
    const listed = filesOfCell(files!);
    named.push(...listed);
    const sizes = await Promise.all(listed.map(async (one) => (await stat(file(one))).size));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const off = Math.abs(bytes - Number(number) * (unit === 'MB' ? 1e6 : 1e3));
    expect([files, shown, off <= step / 2 + SHORTER_ADDRESS || bytes]).toEqual([files, shown, true]);
  }
  expect(named.sort()).toEqual(DATA_FILES.map((one) => one.name).sort());
});

/**
 * @example filesOfCell('`life-path`, `arcana` as `.json` and `.csv`') // four names; '`a.csv`, `.parquet`' is two
 */
function filesOfCell(cell: string): string[] {
  const codes = [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
  const whole = codes.filter((code) => !code.startsWith('.'));
  const endings = codes.filter((code) => code.startsWith('.'));
  if (whole[0]!.includes('.')) return [...whole, ...endings.map((ending) => whole[0]!.replace(/\..*/, ending))];
  return whole.flatMap((one) => endings.map((ending) => `${one}${ending}`));
}
