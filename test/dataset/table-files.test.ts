import { parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { csvFile, csvLine, parquetFile } from '../../src/dataset/table-files.ts';
import { list, text } from '../../src/dataset/tables/columns.ts';
import { type Column, fillTable, LIST_DELIMITER, recordTable } from '../../src/dataset/tables/table.ts';
import { content } from '../content-fixture.ts';
import { facts, source } from './written-fixture.ts';

it.each<[(string | number)[], string]>([
  [['a', 1, 'b c'], 'a,1,b c\n'],
  [['uno, dos'], '"uno, dos"\n'],
  [['dice "sí"'], '"dice ""sí"""\n'],
  [['una\n\ndos'], '"una\n\ndos"\n'],
  [['una\rdos'], '"una\rdos"\n'],
  [['', ''], ',\n'],
])('csvLine: %j is %j', (values, line) => expect(csvLine(values)).toBe(line));

describe('csvFile', () => {
  const column = (name: string, type: Column['type']): Column => ({ name, type });
  const table = (columns: Column[], records: readonly object[]) =>
    fillTable(recordTable({ name: 't', files: [], key: [], columns, records: () => records }), source);

  it('is a header and a line for each row, whatever the pieces', () => {
    const records = Array.from({ length: 2500 }, (_, i) => ({ b: i, a: '1990-06-15' }));
    const pieces = [...csvFile(table([column('a', 'date'), column('b', 'integer')], records))];
    expect(pieces.join('')).toBe(`a,b\n${records.map(({ a, b }) => `${a},${b}\n`).join('')}`);
    expect(pieces).toHaveLength(3);
  });

  it('quotes texts, and joins lists', () => {
    const columns = [column('list', 'list'), column('text', 'text')];
    const pieces = [...csvFile(table(columns, [{ text: 'uno, dos', list: ['a', 'b'] }]))];
    expect(pieces.join('')).toBe('list,text\na | b,"uno, dos"\n');
  });
});

it('the delimiter of lists is in no item of any list', () => {
  const items = [
    ...content.lifePaths.flatMap(({ traits, weaknesses, career, famous_people }) => [
      ...traits,
      ...weaknesses,
      ...career,
      ...famous_people.flatMap(({ name, field }) => [name, field]),
    ]),
    ...content.arcana.flatMap(({ light, shadow }) => [...light, ...shadow]),
  ];
  expect(items.length).toBeGreaterThan(300);
  expect(items.filter((item) => item.includes(LIST_DELIMITER.trim()))).toEqual([]);
});

it.each<[name: string, lists: readonly (readonly number[])[]]>([
  ['none, one and several items', [[], [13], [13, 14, 19], [], [16]]],
  ['no items at all', [[], [], []]],
  ['always an item', [[19], [13]]],
  ['more rows than fit in one run', Array.from({ length: 1000 }, (_, i) => [13, 14, 16].slice(0, i % 4))],
])('lists of Parquet with %s are read as they were written', async (_, lists) => {
  const table = recordTable({
    name: 'lists',
    files: [],
    key: ['key'],
    columns: [text('key'), { ...list('numbers'), items: [13, 14, 16, 19] }, list('texts')],
    records: () =>
      lists.map((numbers, i) => ({ key: `row ${i}`, numbers, texts: numbers.map((number) => `n${number}`) })),
  });
  const file = new Uint8Array(parquetFile(fillTable(table, source), facts)).buffer;
  const rows = await parquetReadObjects({ file });
  expect(rows.map(({ numbers }) => numbers)).toEqual(lists);
  expect(rows.map(({ texts }) => texts)).toEqual(lists.map((numbers) => numbers.map((number) => `n${number}`)));
});
