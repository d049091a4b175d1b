import { ENDPOINTS, type SchemaName, wordsOf } from '../endpoints/list.ts';
import { constant, list, NAME, object, oneOf, type Schema, text } from '../endpoints/schema.ts';
import { apiPath, fileOf } from '../http/api-path.ts';
import type { ErrorSchema, ErrorText } from '../http/errors.ts';
import { CHART_RANGES } from '../method/chart-numbers.ts';
import { ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from '../method/reduce.ts';
import { describeName, describePath } from '../words/describe-field.ts';
import type { Language } from '../words/language.ts';
import { WORDS } from '../words/words.ts';
import { serviceIndexSchema } from './service-index.ts';

const message = text;
const error = (name: ErrorText) => object({ error: constant(name), message });
const errorWithNumbers = (name: ErrorText, numbers: readonly number[]) =>
  object({ error: constant(name), valid_numbers: list(oneOf(numbers), numbers.length), message });
const range = ({ min, max }: { readonly min: number; readonly max: number }) =>
  object({ min: constant(min), max: constant(max) });
const { a, b, c } = CHART_RANGES;

const ERROR_SCHEMAS: Readonly<Record<ErrorSchema, Schema<object>>> = {
  'error-invalid-date': error('Invalid date'),
  'error-invalid-name': error('Invalid name'),
  'error-invalid-option': error('Invalid option'),
  'error-number-not-found': errorWithNumbers('Number not found', LIFE_PATH_NUMBERS),
  'error-arcanum-not-found': errorWithNumbers('Arcanum not found', ARCANA_NUMBERS),
  'error-chart-not-found': object({
    error: constant('Chart not found'),
    message,
    allowed: object({ a: range(a), b: range(b), c: range(c) }),
  }),
  'error-not-found': error('Not found'),
  'error-method-not-allowed': error('Method not allowed'),
  'error-too-many-requests': error('Too many requests'),
  'error-internal': error('Internal error'),
};

/** The schema of each response, by its name in `/api/schema/<name>.json`. */
const RESPONSE_SCHEMAS = {
  index: serviceIndexSchema,
  ...Object.fromEntries(
    ENDPOINTS.flatMap(({ schemaName, schema }) => (schemaName && schema ? [[schemaName, schema]] : [])),
  ),
  ...ERROR_SCHEMAS,
} as Readonly<Record<SchemaName, Schema<unknown>>>;

type Properties = Readonly<Record<string, Schema<unknown>>>;
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A response's JSON Schema 2020-12 with the words of a language. Named parts are in `$defs`, in order of first use. */
export function jsonSchema(name: SchemaName, language: Language): JsonSchema {
  const words = WORDS[language];
  const $defs: Record<string, JsonSchema> = {};

  /** Writes the schema at a path of the response or of a part; `field` is its property name. */
  function write(schema: Schema<unknown>, owner: string, path: string, field?: string): JsonSchema {
    const here = descriptionAt(owner, path);
    const part = path === '' ? undefined : schema[NAME];
    if (part !== undefined) {
      if (!(part in $defs)) {
        // Reserves its place before the parts inside it.
        $defs[part] = {};
        $defs[part] = write(schema, part, '');
      }
      return { ...(here && { description: here }), $ref: `#/$defs/${part}` };
    }
    // For a nullable object, describe the object.
    const isInside = schema.anyOf?.[0]?.properties !== undefined;
    const description = here ?? (field === undefined ? undefined : describeName(words, field));
    const written = Object.entries(schema).map(([keyword, value]) => [keyword, inside(keyword, value)]);
    return { ...Object.fromEntries(written), ...(description && !isInside && { description }) };

    function inside(keyword: string, value: unknown): unknown {
      switch (keyword) {
        case 'properties':
          return Object.fromEntries(
            Object.entries(value as Properties).map(([key, one]) => [
              key,
              write(one, owner, path === '' ? key : `${path}.${key}`, key),
            ]),
          );
        case 'items':
          return write(value as Schema<unknown>, owner, `${path}[]`);
        case 'anyOf':
          return (value as Schema<unknown>[]).map((one) =>
            one.properties ? write(one, owner, path, field) : write(one, owner, `${path}|`),
          );
        default:
          return value;
      }
    }
  }

  function descriptionAt(owner: string, path: string): string | undefined {
    // The index describes each address by its target.
    const [, endpoint] = (owner === 'index' && /^(?:endpoints|examples)\.(.+)/.exec(path)) || [];
    return endpoint ? `${wordsOf({ name: endpoint }, words).summary}.` : describePath(words, owner, path);
  }

  const body = write(RESPONSE_SCHEMAS[name], name, '');
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...body,
    ...(Object.keys($defs).length > 0 && { $defs }),
  };
}

/** The same with its URL as `$id`, as published. */
export function publishedSchema(name: SchemaName, site: string): JsonSchema {
  const { $schema, ...schema } = jsonSchema(name, 'en');
  return { $schema, $id: `${site}${fileOf(apiPath('/schema/{name}', { name }))}`, ...schema };
}
