import { parquetMetadata } from 'hyparquet';
import { expect, it } from 'vitest';
import { parquetFile } from '../../src/dataset/parquet.ts';
import { TABLES } from '../../src/dataset/tables/all-tables.ts';
import { fillTable } from '../../src/dataset/tables/table.ts';
import { facts, source } from './written-fixture.ts';

const MOST: Readonly<Record<string, number>> = { INT_8: 127, INT_16: 32_767, INT_32: 2_147_483_647 };
const dates = [
  { day: 1, month: 1, year: 1900 },
  { day: 31, month: 12, year: 2100 },
];
const tables = TABLES.filter(({ files }) => files.some(({ format }) => format === 'parquet'));

it.each(tables)('every number of $name.parquet fits its type', (table) => {
  const bytes = parquetFile(fillTable(table, { ...source, dates }), facts);
  const { schema, row_groups } = parquetMetadata(new Uint8Array(bytes).buffer);
  const leaves = schema.filter(({ type }) => type !== undefined);
  expect(leaves).toHaveLength(row_groups[0]!.columns.length);
  const small = row_groups[0]!.columns.flatMap(({ meta_data }, i) => {
    const { name, converted_type } = leaves[i]!;
    return Number(meta_data!.statistics!.max_value) > (MOST[converted_type!] ?? Infinity) ? [name] : [];
  });
  expect(small).toEqual([]);
});
