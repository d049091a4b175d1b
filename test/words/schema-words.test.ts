import { describe, expect, it } from 'vitest';
import { jsonSchema } from '../../src/api/json-schemas.ts';
import { SCHEMA_NAMES } from '../../src/endpoints/list.ts';
import { es } from '../../src/words/es/index.ts';

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** A property of a published schema or of a named part, as keyed in the words. */
interface Described {
  readonly owner: string;
  readonly path: string;
  readonly schema: Schema;
}

function* propertiesOf(schema: Schema, owner: string, path = ''): Generator<Described> {
  yield { owner, path, schema };
  for (const [key, value] of Object.entries(schema.properties ?? {}))
    yield* propertiesOf(value, owner, path === '' ? key : `${path}.${key}`);
  if (schema.items) yield* propertiesOf(schema.items, owner, `${path}[]`);
  for (const one of schema.anyOf ?? []) if (one.properties) yield* propertiesOf(one, owner, path);
}

const all: Described[] = SCHEMA_NAMES.flatMap((name) => {
  const { $defs = {}, ...schema } = jsonSchema(name, 'es') as Schema;
  return [
    ...propertiesOf(schema, name),
    ...Object.entries($defs).flatMap(([part, one]) => [...propertiesOf(one, part)]),
  ];
});

/** Properties whose name is self-explanatory or whose description would repeat the context. */
const PLAIN = [
  /^index years\.(?:first|last)$/,
  /^index (?:endpoints|examples)$/,
  /^matrix input\.(?:day|month|year)$/,
  /^statistics positions\.\w+$/,
  /^error-[\w-]+ error$/,
  /^error-chart-not-found allowed\.[abc](?:\.(?:min|max))?$/,
];

describe('the words of schemas', () => {
  it('describe every schema and every property', () => {
    const bare = all.filter(
      ({ path, schema: { description, $ref, anyOf } }) =>
        !(path.endsWith('[]') || description || $ref || anyOf?.[0]?.description),
    );
    const names = bare.map(({ owner, path }) => `${owner} ${path}`);
    expect(names.filter((name) => !PLAIN.some((plain) => plain.test(name)))).toEqual([]);
    expect(PLAIN.filter((plain) => !names.some((name) => plain.test(name)))).toEqual([]);
  });

  it('are all used', () => {
    const known = new Set(all.map(({ owner, path }) => `${owner} ${path}`));
    const said = Object.entries(es.schemas).flatMap(([owner, paths]) =>
      Object.keys(paths).map((path) => `${owner} ${path}`),
    );
    expect(said.filter((name) => !known.has(name))).toEqual([]);
    expect(said.length).toBeGreaterThan(150);
  });

  it('describe by name only what at least two properties share and no path describes better', () => {
    const described = (name: string): number =>
      all.filter(
        ({ path, schema }) =>
          path.replace(/.*\./, '') === name && JSON.stringify(schema).includes(`"${es.fields[name as 'name']}"`),
      ).length;
    expect(Object.keys(es.fields).filter((name) => described(name) < 2)).toEqual([]);
  });
});
