import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parquetMetadata, parquetSchema } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { datesOfYears } from '../../src/calendar/dates.ts';
import { dataPackage } from '../../src/dataset/data-package.ts';
import { datasetFacts } from '../../src/dataset/dataset-facts.ts';
import { csvFile, jsonFile, parquetFile } from '../../src/dataset/table-files.ts';
import { TABLES } from '../../src/dataset/tables/all-tables.ts';
import { fillTable } from '../../src/dataset/tables/table.ts';
import { bodiesOf } from '../bodies.ts';
import { content } from '../content-fixture.ts';
import profile from './profiles/datapackage-2.0.json' with { type: 'json' };
import { data, facts, SITE, source } from './written-fixture.ts';

const described = dataPackage(source, facts, data);
const schemaOf = (path: string) => described.resources.find((resource) => resource.path === path)!.schema!;
const namesOf = (path: string): string[] => schemaOf(path).fields.map(({ name }) => name);

describe('the package', () => {
  it('passes the profile that the standard publishes', () => {
    // `textarea` is for form editors and does not restrict the value.
    const ajv = addFormats.default(new Ajv({ allErrors: true, strict: false, formats: { textarea: true } }));
    const validate = ajv.compile(profile);
    validate(JSON.parse(JSON.stringify(described)));
    expect(validate.errors).toBeNull();
  });

  it('has foreign keys that lead somewhere', () => {
    for (const { schema } of described.resources) {
      for (const { reference } of schema?.foreignKeys ?? []) {
        const target = described.resources.find(({ name }) => name === reference.resource)!;
        // Validators look up keys only in tables that they read as text.
        expect(target.format).toBe('csv');
        expect(target.schema!.primaryKey).toEqual(reference.fields);
      }
    }
  });
});

it('gives sizes but for the formats of which frictionless counts no bytes', () => {
  const unsized = described.resources.filter((resource) => !('bytes' in resource)).map(({ format }) => format);
  expect(new Set(unsized)).toEqual(new Set(['json', 'parquet']));
  expect(
    described.resources.filter((resource) => 'bytes' in resource && /^(?:json|parquet)$/.test(resource.format)),
  ).toEqual([]);
});

describe('the fields are those of the files', () => {
  const bodies = bodiesOf(content, SITE);
  const columnsOf = (parquet: Uint8Array): string[] =>
    parquetSchema(parquetMetadata(new Uint8Array(parquet).buffer)).children.map(({ element }) => element.name);
  const keysOf = (records: string): string[] => Object.keys((JSON.parse(records) as object[])[0]!);

  it.each(TABLES)('of $name', (table) => {
    const filled = fillTable(table, source);
    const [header] = [...csvFile(filled)].join('').split('\n');
    expect(namesOf(`${table.name}.csv`)).toEqual(header!.split(','));
    for (const format of table.files.filter((one) => one === 'json' || one === 'parquet'))
      expect(namesOf(`${table.name}.${format}`)).toEqual(
        format === 'json' ? keysOf(jsonFile(filled)) : columnsOf(parquetFile(filled, facts)),
      );
  });

  it('and of the bodies of the API', () => {
    expect(namesOf('matrix.ndjson.gz')).toEqual(Object.keys(bodies.matrix({ day: 15, month: 6, year: 1990 })));
    expect(namesOf('chart.ndjson.gz')).toEqual(Object.keys(bodies.chart({ a: 15, b: 6, c: 19 })));
  });

  it('and every row of every table keeps their constraints', () => {
    const whole = { ...source, dates: [...datesOfYears()] };
    const { resources } = dataPackage(whole, datasetFacts(whole), data);
    for (const table of TABLES) {
      const { fields } = resources.find(({ path }) => path === `${table.name}.csv`)!.schema!;
      const filled = fillTable(table, whole).columns;
      for (const { name, constraints } of fields) {
        const { minimum, maximum, enum: allowed } = constraints;
        const { values } = filled.find(({ column }) => column.name === name)!;
        const wrong = [...new Set(Array.from(values as ArrayLike<string | number>))].filter(
          (value) =>
            (minimum !== undefined && value < minimum) ||
            (maximum !== undefined && value > maximum) ||
            (allowed && !allowed.includes(value as number)),
        );
        expect({ table: table.name, name, wrong }).toEqual({ table: table.name, name, wrong: [] });
      }
    }
  });
});
