import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { schemaComponents } from '../../src/api/openapi/components.ts';

/** The types that src/client/api-types.ts names, by the names of their schemas. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  index: 'ServiceIndex',
  'life-path': 'LifePathRecord',
  arcanum: 'ArcanumRecord',
  matrix: 'MatrixBody',
  chart: 'ChartBody',
  couple: 'CoupleBody',
  year: 'YearBody',
};

/** Every answer of the API, and the types that they share, as plain TypeScript. */
export async function apiTypes(): Promise<string> {
  const schemas = Object.entries(schemaComponents()).filter(([name]) => !name.startsWith('error-'));
  // Compiled as one document: apart, each would bring its own copy of the shared types.
  const document = { $defs: Object.fromEntries(schemas.map(([name, schema]) => [typeName(name), named(schema)])) };
  const text = await compile(document as JSONSchema, 'Answers', {
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
  });
  return text.replace(/export interface Answers \{[^}]*\}\n/, '');
}

function typeName(name: string): string {
  return TYPE_NAMES[name] ?? name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** TypeScript cannot say how long a text or how large a number is; a regular expression would only confuse it. */
function named(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(named);
  if (schema === null || typeof schema !== 'object') return schema;
  const kept = Object.entries(schema).filter(([key]) => !['pattern', 'minLength', 'minimum', 'maximum'].includes(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      key === '$ref' ? `#/$defs/${typeName((value as string).split('/').at(-1)!)}` : named(value),
    ]),
  );
}
