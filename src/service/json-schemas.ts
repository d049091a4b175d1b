import * as z from 'zod';
import { ERROR_SCHEMAS } from '../endpoints/fields.ts';
import type { SchemaName } from '../endpoints/list.ts';
import { BODY_SCHEMAS } from '../endpoints/schema-and-docs-list.ts';
import { apiPath, fileOf } from '../http/api-path.ts';
import type { Language, Words } from '../words/field-descriptions.ts';
import { serviceIndexSchema } from './service-index.ts';

/** One schema per response, by the name under which it is published at `/api/schema/<name>.json`. */
export const RESPONSE_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  index: serviceIndexSchema,
  ...BODY_SCHEMAS,
  ...ERROR_SCHEMAS,
};

export type JsonSchema = Readonly<Record<string, unknown>>;

/** JSON Schema 2020-12 of a response. Parts that have a name, `id` in Zod, are in its `$defs`. */
export function jsonSchema(name: SchemaName, language: Language): JsonSchema {
  return z.toJSONSchema(RESPONSE_SCHEMAS[name]!, {
    target: 'draft-2020-12',
    override: ({ jsonSchema: schema }) => {
      // Descriptions are in both languages.
      if (schema.description) schema.description = (schema.description as unknown as Words)[language];
      // Zod gives numeric literals the type number; all of ours are integers.
      if (schema.type === 'number' && schema.enum?.every(Number.isInteger)) schema.type = 'integer';
      // JavaScript escapes slashes, which a pattern does not need; code generators stumble over the backslashes.
      if (schema.pattern) schema.pattern = schema.pattern.replaceAll('\\/', '/');
    },
  });
}

/** The same under its own address, as it is published. */
export function publishedSchema(name: SchemaName, site: string): JsonSchema {
  const { $schema, ...schema } = jsonSchema(name, 'en');
  return { $schema, $id: `${site}${fileOf(apiPath('/schema/{name}', { name }))}`, ...schema };
}
