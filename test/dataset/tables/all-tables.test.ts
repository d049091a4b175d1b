import { describe, expect, it } from 'vitest';
import { DATABASE_TABLES, TABLES } from '../../../src/dataset/tables/all-tables.ts';
import { type Format, isIn } from '../../../src/dataset/tables/table.ts';
import { source } from '../written-fixture.ts';

const FORMATS: readonly Format[] = ['csv', 'parquet', 'json', 'sqlite', 'sheet'];

describe.each(TABLES)('the table $name', (table) => {
  const { key, references = [], files } = table;
  const columns = table.columns(source);

  it('has values of the same number for every column', () => {
    const values = table.values(source);
    expect(values).toHaveLength(columns.length);
    expect(values[0]!.length).toBeGreaterThan(0);
    expect(new Set(values.map(({ length }) => length)).size).toBe(1);
  });

  it.each(FORMATS)('has in %s no column twice, and its keys', (format) => {
    const names = columns.filter((column) => isIn(format, column)).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining([...key]));
    if (format === 'sqlite')
      expect(names).toEqual(expect.arrayContaining(references.flatMap(({ columns }) => columns)));
  });

  it('refers to keys, with as many columns as they have', () => {
    for (const { columns, table } of references) expect(columns).toHaveLength(table.key.length);
  });

  it('has a CSV file, and describes the fields of the API’s bodies if it has a file of them', () => {
    const formats = files.map(({ format }) => format);
    expect(formats).toContain('csv');
    expect(new Set(formats).size).toBe(formats.length);
    expect(table.bodyFields !== undefined).toBe(formats.includes('ndjson.gz'));
  });
});

it('are all in the database, each once, itself or as a view, and after those that it refers to', () => {
  expect(new Set(DATABASE_TABLES)).toEqual(new Set(TABLES.map((table) => table.database?.view?.of ?? table)));
  expect(DATABASE_TABLES).toHaveLength(TABLES.length);
  for (const [i, { references = [] }] of DATABASE_TABLES.entries())
    expect(DATABASE_TABLES.slice(0, i)).toEqual(expect.arrayContaining(references.map(({ table }) => table)));
});
