import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { datesOfYears } from '../../src/contract/dates-of-years.ts';
import { chartTable, chartTableColumn } from '../../src/dataset/chart-table.ts';
import { contentFiles } from '../../src/dataset/content-files.ts';
import { dataPackage } from '../../src/dataset/data-package.ts';
import { datasetFacts } from '../../src/dataset/dataset-facts.ts';
import { DATE_TABLE_COLUMNS, dateTable, dateTableRows } from '../../src/dataset/date-table.ts';
import { STATISTICS_COLUMNS } from '../../src/dataset/statistics-rows.ts';
import { CHART_COLUMNS } from '../../src/domain/chart-row.ts';
import { bodiesOf } from '../bodies.ts';
import { content } from '../content-fixture.ts';
import profile from './profiles/datapackage-2.0.json' with { type: 'json' };
import { data, documents, facts, SITE } from './written-fixture.ts';

const described = dataPackage(content, facts, [...data, ...documents]);
const schemaOf = (path: string) => described.resources.find((resource) => resource.path === path)!.schema!;
const namesOf = (path: string): string[] => schemaOf(path).fields.map(({ name }) => name);

describe('the package', () => {
  it('passes the profile that the standard publishes', () => {
    // Formats for editors of forms, which say nothing about a value.
    const ajv = addFormats.default(new Ajv({ allErrors: true, strict: false, formats: { textarea: true } }));
    const validate = ajv.compile(profile);
    validate(JSON.parse(JSON.stringify(described)));
    expect(validate.errors).toBeNull();
  });

  it('has keys that exist, and foreign keys that lead somewhere', () => {
    for (const { path, schema } of described.resources) {
      const names = schema ? namesOf(path) : [];
      expect(new Set(names).size).toBe(names.length);
      for (const key of schema?.primaryKey ?? []) expect(names).toContain(key);
      for (const { fields, reference } of schema?.foreignKeys ?? []) {
        for (const field of fields) expect(names).toContain(field);
        const target = described.resources.find(({ name }) => name === reference.resource)!;
        expect(target.schema!.primaryKey).toEqual(reference.fields);
      }
    }
    expect(schemaOf('matrix.csv').foreignKeys).toHaveLength(14);
    expect(schemaOf('chart.csv').foreignKeys).toHaveLength(2);
  });
});

describe('the fields are those of the files', () => {
  const files = contentFiles(content, SITE);
  const header = (csv: string): string[] => csv.slice(0, csv.indexOf('\n')).split(',');
  const keys = (json: string): string[] => Object.keys((JSON.parse(json) as object[])[0]!);

  it.each<[string, string[]]>([
    ['matrix.csv', [...DATE_TABLE_COLUMNS]],
    ['matrix.parquet', [...DATE_TABLE_COLUMNS]],
    ['matrix.ndjson.gz', Object.keys(bodiesOf(content, SITE).matrix({ day: 15, month: 6, year: 1990 }))],
    ['chart.csv', [...CHART_COLUMNS]],
    ['chart.parquet', [...CHART_COLUMNS]],
    ['chart.ndjson.gz', Object.keys(bodiesOf(content, SITE).chart({ a: 15, b: 6, c: 19 }))],
    ['statistics.csv', [...STATISTICS_COLUMNS]],
    ['statistics.parquet', [...STATISTICS_COLUMNS]],
    ...Object.entries(files).map(([name, text]): [string, string[]] => [
      name,
      name.endsWith('.csv') ? header(text) : keys(text),
    ]),
  ])('%s', (path, names) => expect(namesOf(path)).toEqual(names));

  it('and every chart keeps their constraints', () => {
    const table = chartTable();
    for (const [i, { constraints }] of schemaOf('chart.csv').fields.entries()) {
      const values = new Set(chartTableColumn(table, i));
      const { minimum = -1, maximum = 99 } = constraints! as { minimum?: number; maximum?: number };
      const allowed = constraints!.enum;
      for (const value of values)
        expect(allowed ? allowed.includes(value) : value >= minimum && value <= maximum).toBe(true);
    }
  });

  it('and every row keeps their constraints', () => {
    const dates = [...datesOfYears()];
    const rows = [...dateTableRows(dateTable(dates))];
    const { fields } = dataPackage(content, datasetFacts(content.publisher, SITE, dates), data).resources[0]!.schema!;
    for (const [i, { name, constraints }] of fields.entries()) {
      expect(name).toBe(DATE_TABLE_COLUMNS[i]);
      const values = rows.map((row) => row[i]!);
      const { minimum, maximum } = constraints!;
      const allowed = constraints!.enum;
      expect(
        values.filter(
          (value) =>
            (minimum !== undefined && value < minimum) ||
            (maximum !== undefined && value > maximum) ||
            (allowed && !allowed.includes(value)),
        ),
      ).toEqual([]);
    }
  });
});
