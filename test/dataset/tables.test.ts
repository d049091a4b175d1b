import { describe, expect, it } from 'vitest';
import { DATABASE_TABLES, TABLES } from '../../src/dataset/tables/all-tables.ts';
import { CHART_COLUMNS } from '../../src/dataset/tables/chart.ts';
import { places } from '../../src/dataset/tables/records.ts';
import { type Format, isIn } from '../../src/dataset/tables/table.ts';
import { ENDPOINTS } from '../../src/endpoints/list.ts';
import { POSITION_KEYS } from '../../src/method/destiny-matrix.ts';
import { CHART_PLACES, COUPLE_PLACES } from '../../src/method/places.ts';
import { content } from '../content-fixture.ts';
import { source } from './written-fixture.ts';

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
    expect(files).toContain('csv');
    expect(new Set(files).size).toBe(files.length);
    expect(table.bodyFields !== undefined).toBe(files.includes('ndjson.gz'));
  });
});

it('are all in the database, each once, itself or as a view, and after those that it refers to', () => {
  expect(new Set(DATABASE_TABLES)).toEqual(new Set(TABLES.map((table) => table.database?.view?.of ?? table)));
  expect(DATABASE_TABLES).toHaveLength(TABLES.length);
  for (const [i, { references = [] }] of DATABASE_TABLES.entries())
    expect(DATABASE_TABLES.slice(0, i)).toEqual(expect.arrayContaining(references.map(({ table }) => table)));
});

describe('the places', () => {
  const [keys, ...rest] = places.values(source) as readonly (readonly string[])[];
  const found = Object.fromEntries(keys!.map((key, i) => [key, rest.at(-1)![i]!]));

  it('are those of the readings, each once, then those of the short ones, with all cells filled', () => {
    expect(new Set(keys!.slice(0, 22))).toEqual(new Set(Object.keys(content.arcana[0]!.places)));
    expect(keys!.slice(22)).toEqual(['partner', 'income', 'balance']);
    expect(rest.flat().filter((cell) => !cell)).toEqual([]);
  });

  it('say where its arcanum is: a column or an address that exists', () => {
    for (const key of POSITION_KEYS) expect(found[key]).toBe(`matrix.${key}`);
    expect(found.personal_purpose).toBe(`chart.${CHART_PLACES.personal_purpose.toLowerCase()}`);
    expect(found.planetary_purpose).toBe(`chart.${CHART_PLACES.planetary_purpose.toLowerCase()}`);
    expect([found.partner, found.income, found.balance]).toEqual(['chart.m', 'chart.l', 'chart.r']);
    for (const [place, point] of Object.entries({ ...COUPLE_PLACES, '': 'E' }))
      expect(found[place ? `couple_${place}` : 'couple']).toBe(`/api/couple/{a}/{b}#/points/${point}`);
    const paths = ENDPOINTS.map(({ path }) => `/api${path}`);
    for (const place of Object.values(found)) {
      const [table, column] = place.split('.');
      if (place.startsWith('/')) expect(paths).toContain(place.split('#')[0]);
      else if (table === 'chart')
        expect(CHART_COLUMNS.some((name) => name.startsWith(column!.replace('*', '')))).toBe(true);
    }
  });
});
