import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { chartRenderer } from '../../src/api/chart-body.ts';
import { matrixRenderer } from '../../src/api/matrix-body.ts';
import { datesOfYears } from '../../src/contract/dates-of-years.ts';
import { dataPackage } from '../../src/dataset/data-package.ts';
import { datasetFacts } from '../../src/dataset/dataset-facts.ts';
import { CHART_COLUMNS } from '../../src/domain/chart-row.ts';
import { POSITION_KEYS } from '../../src/domain/destiny-matrix.ts';
import { TABLES } from '../../src/tables/all-tables.ts';
import { fillTable } from '../../src/tables/table.ts';
import { content } from '../content-fixture.ts';
import profile from './profiles/datapackage-2.0.json' with { type: 'json' };
import { data, facts, SITE, source } from './written-fixture.ts';

const described = dataPackage(source, facts, data);
const schemaOf = (path: string) => described.resources.find((resource) => resource.path === path)!.schema!;
const namesOf = (path: string): string[] => schemaOf(path).fields.map(({ name }) => name);

/** Stricter than the published profile: what this package says, and nothing besides. */
const FIELD_TYPES = ['integer', 'string', 'date', 'array', 'object'];
const text = { type: 'string', minLength: 1 };
const uri = { type: 'string', pattern: '^https?://' };
const PACKAGE_SCHEMA = {
  type: 'object',
  required: ['$schema', 'name', 'title', 'description', 'version', 'licenses', 'resources'],
  properties: {
    $schema: { const: 'https://datapackage.org/profiles/2.0/datapackage.json' },
    name: { type: 'string', pattern: '^[a-z0-9._-]+$' },
    homepage: uri,
    licenses: {
      type: 'array',
      minItems: 1,
      items: { type: 'object', required: ['name', 'path'], properties: { name: { const: 'CC-BY-4.0' }, path: uri } },
    },
    contributors: {
      type: 'array',
      minItems: 1,
      items: { type: 'object', required: ['title'], properties: { roles: { type: 'array', items: text } } },
    },
    keywords: { type: 'array', minItems: 1, items: text },
    resources: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['name', 'path', 'title', 'format', 'mediatype', 'bytes', 'hash'],
        properties: {
          $schema: { const: 'https://datapackage.org/profiles/2.0/dataresource.json' },
          name: { type: 'string', pattern: '^[a-z0-9._-]+$' },
          path: { type: 'string', pattern: '^[A-Za-z][^/]*$' },
          title: text,
          type: { const: 'table' },
          format: text,
          mediatype: { type: 'string', pattern: '^[a-z]+/[a-z0-9.+-]+$' },
          encoding: { const: 'utf-8' },
          bytes: { type: 'integer', minimum: 0 },
          hash: { type: 'string', pattern: '^sha256:[0-9a-f]{64}$' },
          schema: {
            type: 'object',
            required: ['fields'],
            properties: {
              $schema: { const: 'https://datapackage.org/profiles/2.0/tableschema.json' },
              fields: {
                type: 'array',
                minItems: 1,
                items: {
                  type: 'object',
                  required: ['name', 'type', 'description'],
                  additionalProperties: false,
                  properties: {
                    name: text,
                    type: { enum: FIELD_TYPES },
                    description: { type: 'string', pattern: '^[A-ZÁÉÍÓÚ].+\\.$' },
                    format: { const: 'uri' },
                    constraints: { type: 'object' },
                  },
                },
              },
              primaryKey: { type: 'array', items: text },
              foreignKeys: {
                type: 'array',
                items: {
                  type: 'object',
                  required: ['fields', 'reference'],
                  properties: { reference: { type: 'object', required: ['resource', 'fields'] } },
                },
              },
            },
          },
        },
        dependentRequired: { type: ['schema'], schema: ['type'] },
      },
    },
  },
};

describe('the package', () => {
  it('passes the profile that the standard publishes', () => {
    // Formats for editors of forms, which say nothing about a value.
    const ajv = addFormats.default(new Ajv({ allErrors: true, strict: false, formats: { textarea: true } }));
    const validate = ajv.compile(profile);
    validate(JSON.parse(JSON.stringify(described)));
    expect(validate.errors).toBeNull();
  });

  it('has the shape of the standard, and every field is described in a sentence', () => {
    const validate = new Ajv2020({ allErrors: true }).compile(PACKAGE_SCHEMA);
    validate(described);
    expect(validate.errors).toBeNull();
  });

  it('lists the data files, each once, with size and checksum', () => {
    expect(described.resources.map(({ path, bytes, hash }) => ({ path, bytes, hash }))).toEqual(
      data.map(({ name, bytes, sha256 }) => ({ path: name, bytes, hash: `sha256:${sha256}` })),
    );
    expect(new Set(described.resources.map(({ name }) => name)).size).toBe(data.length);
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
  const LIFE_PATH = 'number archetype tagline short_description description traits weaknesses career love advice';
  const ARCANA = 'number name keyword emoji description light shadow';
  const ORIGIN = 'source_url suggested_citation license license_url attribution api_version';
  const POSITIONS = 'key title meaning question point formula';

  it.each<[string, readonly string[]]>([
    ['matrix.csv', MATRIX],
    ['matrix.parquet', MATRIX],
    ['matrix.ndjson.gz', Object.keys(matrixRenderer(content, SITE)({ day: 15, month: 6, year: 1990 }))],
    ['chart.csv', CHART_COLUMNS],
    ['chart.parquet', CHART_COLUMNS],
    ['chart.ndjson.gz', Object.keys(chartRenderer(content, SITE)({ a: 15, b: 6, c: 19 }))],
    ['life-path.json', `${LIFE_PATH} famous_people ${ORIGIN}`.split(' ')],
    ['life-path.csv', `${LIFE_PATH} famous_people source_url`.split(' ')],
    ['arcana.json', `${ARCANA} readings ${ORIGIN}`.split(' ')],
    ['arcana.csv', `${ARCANA} source_url`.split(' ')],
    ['positions.json', POSITIONS.split(' ')],
    ['positions.csv', POSITIONS.split(' ')],
    ['readings.csv', ['arcana', 'place', 'text']],
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
