import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DATA_FILES } from '../../../../src/dataset/catalogue.ts';
import { readDocument, tablesOf } from '../../../documents.ts';
import { wholeSite } from '../../../shared-site.ts';

/** Records name the site: here with fewer letters than in a build without settings, whose sizes the READMEs give. */
const SHORTER_ADDRESS = 500;

it.each(['README.md', 'README.es.md'])('%s of the repository gives every file its size, rounded', async (name) => {
  const folder = path.join((await wholeSite()).dir, 'dataset');
  const rows = tablesOf(readDocument(name)).find((table) => table.some(([first]) => first === '`matrix.csv`'))!;
  const named: string[] = [];
  for (const [files, shown] of rows.slice(1)) {
    const [number, unit] = shown!.replace(',', '.').split(' ');
    const step = (unit === 'MB' ? 1e6 : 1e3) / (number!.includes('.') ? 10 : 1);
    const listed = filesOfCell(files!);
    named.push(...listed);
    const sizes = await Promise.all(listed.map(async (one) => (await stat(path.join(folder, one))).size));
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
