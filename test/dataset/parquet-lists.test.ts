import { parquetReadObjects } from 'hyparquet';
import { expect, it } from 'vitest';
import { parquetFile } from '../../src/dataset/parquet.ts';
import { list, text } from '../../src/dataset/tables/shared-columns.ts';
import { fillTable, recordTable } from '../../src/dataset/tables/table.ts';
import { facts, source } from './written-fixture.ts';

const words = { es: '', en: '' };

it.each<[name: string, lists: readonly (readonly number[])[]]>([
  ['none, one and several items', [[], [13], [13, 14, 19], [], [16]]],
  ['no items at all', [[], [], []]],
  ['always an item', [[19], [13]]],
  ['more rows than fit in one run', Array.from({ length: 1000 }, (_, i) => [13, 14, 16].slice(0, i % 4))],
])('lists with %s are read as they were written', async (_, lists) => {
  const table = recordTable({
    name: 'lists',
    files: [],
    key: ['key'],
    columns: [text('key', words), { ...list('numbers', words), items: [13, 14, 16, 19] }, list('texts', words)],
    records: () =>
      lists.map((numbers, i) => ({ key: `row ${i}`, numbers, texts: numbers.map((number) => `n${number}`) })),
  });
  const file = new Uint8Array(parquetFile(fillTable(table, source), facts)).buffer;
  const rows = await parquetReadObjects({ file });
  expect(rows.map(({ numbers }) => numbers)).toEqual(lists);
  expect(rows.map(({ texts }) => texts)).toEqual(lists.map((numbers) => numbers.map((number) => `n${number}`)));
});
