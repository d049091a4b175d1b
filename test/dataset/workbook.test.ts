import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipFile } from '../../scripts/build/zip-file.ts';
import { TABLES } from '../../src/dataset/tables/all-tables.ts';
import { text } from '../../src/dataset/tables/columns.ts';
import { fillTable, recordTable } from '../../src/dataset/tables/table.ts';
import { workbookParts } from '../../src/dataset/workbook.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { source } from './written-fixture.ts';

it('keeps what XML would take for markup', () => {
  const columns = [text('<&"')];
  const records = () => [{ '<&"': 'uno\ndos' }];
  const table = recordTable({ name: 'matrix', files: [], key: [], columns, records });
  const [, pieces] = workbookParts([fillTable(table, source)], 'es').at(-1)!;
  const xml = [...pieces].join('');
  expect(xml).toContain('>&#60;&#38;&#34;</t>');
  expect(xml).toContain('>uno\ndos</t>');
});

it('refuses a column beyond Z, whose cells would have no address', () => {
  const columns = Array.from({ length: 27 }, (_, i) => text(`c${i}`));
  const table = recordTable({ name: 'matrix', files: [], key: [], columns, records: () => [] });
  const [, pieces] = workbookParts([fillTable(table, source)], 'es').at(-1)!;
  expect(() => [...pieces]).toThrow('matrix has 27 columns; allowed: 26');
});

it('is an archive that others unpack, the same bytes each time', async () => {
  const parts = workbookParts(
    TABLES.map((table) => fillTable(table, source)),
    'es',
  ).map(([name, pieces]) => [name, [...pieces]] as const);
  const archive = await buffer(zipFile(parts));
  const unpacked = Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(unpacked).toEqual(parts.map(([name, pieces]) => [name, pieces.join('')]));
  expect(archive.equals(await buffer(zipFile(parts)))).toBe(true);

  const file = path.join(await temporaryFolder('workbook'), 'a.xlsx');
  await writeFile(file, archive);
  const python = spawnSync('python3', ['-m', 'zipfile', '-t', file]);
  if (python.error === undefined) expect(python.stdout.toString()).toBe('Done testing\n');
});
