import { describe, expect, it } from 'vitest';
import { publishedSchema } from '../../src/api/json-schemas.ts';
import { languagesDocument, serviceIndex } from '../../src/api/service-index.ts';
import { SCHEMA_NAMES, type SchemaName } from '../../src/endpoints/list.ts';
import * as errors from '../../src/http/errors.ts';
import { es } from '../../src/words/es/index.ts';
import { bodiesOf } from '../bodies.ts';
import { content, contextOf } from '../content-fixture.ts';
import { schemaProblems } from '../schema-problems.ts';

const SITE = 'https://example.org';
const { publisher } = content;
const real = bodiesOf(content, SITE);
const [JUNE, DECEMBER] = [
  { day: 15, month: 6, year: 1990 },
  { day: 29, month: 12, year: 1990 },
];
const bodyOf = (error: errors.ApiError): object => errors.errorBody(error, es);

/** A real body of each response. */
const BODIES: Record<SchemaName, unknown> = {
  index: serviceIndex(contextOf(SITE)),
  'life-path-list': real.lifePaths(),
  'life-path': real.lifePath(1),
  'arcana-list': real.arcana(),
  arcanum: real.arcanum(1),
  matrix: real.matrix(JUNE),
  calendar: real.calendar(1990),
  chart: real.chart({ a: 15, b: 6, c: 19 }),
  couple: real.couple(JUNE, DECEMBER),
  year: real.year(JUNE, 2026),
  'number-texts': real.numberTexts(),
  numbers: real.numbers(JUNE),
  day: real.day(JUNE, DECEMBER),
  name: real.name('Brr'),
  statistics: real.statistics(),
  languages: languagesDocument(contextOf(SITE).editions, SITE),
  'error-chart-not-found': bodyOf(errors.CHART_NOT_FOUND),
  'error-invalid-date': bodyOf(errors.invalidDate({ part: 'form', text: 'x' })),
  'error-invalid-name': bodyOf(errors.invalidName({ kind: 'empty' })),
  'error-invalid-option': { error: 'Invalid option', message: 'x' },
  'error-number-not-found': bodyOf(errors.NUMBER_NOT_FOUND),
  'error-arcanum-not-found': bodyOf(errors.ARCANUM_NOT_FOUND),
  'error-not-found': bodyOf(errors.NOT_FOUND),
  'error-method-not-allowed': bodyOf(errors.METHOD_NOT_ALLOWED),
  'error-too-many-requests': bodyOf(errors.tooManyRequests(60, SITE)),
  'error-internal': bodyOf(errors.internalError(publisher.support)),
};

describe.each(SCHEMA_NAMES)('%s', (name) => {
  const body = BODIES[name];

  it('has its own URL, and accepts the real body', () => {
    expect(publishedSchema(name, SITE).$id).toBe(`${SITE}/api/schema/${name}.json`);
    expect(schemaProblems(name, body)).toEqual([]);
  });

  it('refuses a missing field, an extra field and a wrong type', () => {
    const wrong = Array.isArray(body) ? brokenLists(body) : brokenObjects(body as Record<string, unknown>);
    for (const value of wrong)
      expect(schemaProblems(name, value).length, JSON.stringify(value).slice(0, 200)).toBeGreaterThan(0);
  });
});

it.each(SCHEMA_NAMES)('%s: a nullable field is null in some body', (name) => {
  // A name without consonants and one without vowels.
  const bodies = name === 'name' ? [real.name('Aeiou'), BODIES.name] : [BODIES[name]];
  const never = nullable(publishedSchema(name, SITE) as Schema).filter(
    (path) => !bodies.some((body) => valuesAt(body, path.split('.')).includes(null)),
  );
  expect(never).toEqual([]);
});

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** The paths where a schema allows null; `*` is every item of a list. */
function nullable(root: Schema, { $ref, ...rest }: Schema = root, path: readonly string[] = []): string[] {
  const schema = $ref ? { ...root.$defs![$ref.replace('#/$defs/', '')], ...rest } : rest;
  const inner = (part: string, one: Schema): string[] => nullable(root, one, [...path, part]);
  return [
    ...(schema.type === 'null' ? [path.join('.')] : []),
    ...(schema.anyOf ?? []).flatMap((one) => nullable(root, one, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) => inner(key, one)),
    ...(schema.items ? inner('*', schema.items) : []),
  ];
}

function valuesAt(value: unknown, [part, ...rest]: readonly string[]): unknown[] {
  if (part === undefined || value === null || typeof value !== 'object') return [value];
  const inside = part === '*' ? Object.values(value) : [(value as Record<string, unknown>)[part]];
  return inside.flatMap((one) => valuesAt(one, rest));
}

function brokenObjects(body: Record<string, unknown>): unknown[] {
  const missing = Object.keys(body).map((key) =>
    Object.fromEntries(Object.entries(body).filter(([other]) => other !== key)),
  );
  // `true`, because no field is a boolean and some may be null.
  const retyped = Object.keys(body).map((key) => ({ ...body, [key]: true }));
  return [...missing, ...retyped, { ...body, extra: 1 }];
}

function brokenLists(body: unknown[]): unknown[] {
  return [
    body.slice(1),
    [...body, body[0]],
    ...brokenObjects(body[0] as Record<string, unknown>).map((item) => [item, ...body.slice(1)]),
  ];
}
