import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { datesOfYears } from '../../src/calendar/dates.ts';
import { dataPackage } from '../../src/dataset/data-package.ts';
import { datasetFacts } from '../../src/dataset/dataset-facts.ts';
import { CHART_COLUMNS } from '../../src/method/chart-row.ts';
import { POSITION_KEYS } from '../../src/method/destiny-matrix.ts';
import { TABLES } from '../../src/tables/all-tables.ts';
import { fillTable } from '../../src/tables/table.ts';
import { bodiesOf } from '../bodies.ts';
import { content } from '../content-fixture.ts';
import profile from './profiles/datapackage-2.0.json' with { type: 'json' };
import { data, facts, SITE, source } from './written-fixture.ts';

const described = dataPackage(source, facts, data);
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
  const MATRIX = ['date', 'day', 'month', 'year', ...POSITION_KEYS, 'life_path', 'a', 'b', 'c'];
  const LIFE_PATH =
    'number archetype archetype_en tagline short_description description traits weaknesses career love advice';
  const ARCANA = 'number name name_en keyword emoji description light shadow';
  const ORIGIN = 'source_url suggested_citation license license_url attribution api_version';
  const POSITIONS = 'key title name_en meaning question point formula';

  it.each<[string, readonly string[]]>([
    ['matrix.csv', MATRIX],
    ['matrix.parquet', MATRIX],
    ['matrix.ndjson.gz', Object.keys(bodiesOf(content, SITE).matrix({ day: 15, month: 6, year: 1990 }))],
    ['chart.csv', CHART_COLUMNS],
    ['chart.parquet', CHART_COLUMNS],
    ['chart.ndjson.gz', Object.keys(bodiesOf(content, SITE).chart({ a: 15, b: 6, c: 19 }))],
    ['life-path.json', `${LIFE_PATH} famous_people ${ORIGIN}`.split(' ')],
    ['life-path.csv', `${LIFE_PATH} famous_people source_url`.split(' ')],
    ['arcana.json', `${ARCANA} readings meanings repeated absent ${ORIGIN}`.split(' ')],
    ['arcana.csv', `${ARCANA} repeated source_url`.split(' ')],
    ['positions.json', POSITIONS.split(' ')],
    ['positions.csv', POSITIONS.split(' ')],
    ['readings.csv', ['arcana', 'place', 'text', 'meaning', 'light', 'shadow', 'question']],
    ['karmic-tails.csv', ['m', 'n', 'd', 'name', 'text']],
    ['statistics.csv', ['position', 'arcana', 'dates']],
    ['statistics.parquet', ['position', 'arcana', 'dates']],
    ['people.csv', ['life_path', 'name', 'field', 'birth']],
  ])('%s', (path, names) => expect(namesOf(path)).toEqual(names));

  it('and every row of every table keeps their constraints', () => {
    const whole = { ...source, dates: [...datesOfYears()] };
    const { resources } = dataPackage(whole, datasetFacts(content.publisher, SITE, whole.dates), data);
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
