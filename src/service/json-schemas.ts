import * as z from 'zod';
import type { SchemaName } from '../endpoints/list.ts';
import { ENDPOINT_SCHEMAS } from '../endpoints/schemas.ts';
import { apiPath, fileOf } from '../http/api-path.ts';
import { serviceIndexSchema } from './service-index.ts';

/** One schema per response, by the name under which it is published at `/api/schema/<name>.json`. */
export const RESPONSE_SCHEMAS: Readonly<Record<SchemaName, z.ZodType>> = {
  index: serviceIndexSchema,
  ...ENDPOINT_SCHEMAS,
};

export type JsonSchema = Readonly<Record<string, unknown>>;

/** JSON Schema 2020-12 of a response. Parts that have a name, `id` in Zod, are in its `$defs`. */
export function jsonSchema(name: SchemaName): JsonSchema {
  return z.toJSONSchema(RESPONSE_SCHEMAS[name], {
    target: 'draft-2020-12',
    override: ({ jsonSchema: schema }) => {
      // Zod gives numeric literals the type number; all of ours are integers.
      if (schema.type === 'number' && schema.enum?.every(Number.isInteger)) schema.type = 'integer';
      // JavaScript escapes slashes, which a pattern does not need; code generators stumble over the backslashes.
      if (schema.pattern) schema.pattern = schema.pattern.replaceAll('\\/', '/');
    },
  });
}

/** The same under its own address, as it is published. */
export function publishedSchema(name: SchemaName, site: string): JsonSchema {
  const { $schema, ...schema } = jsonSchema(name);
  return { $schema, $id: `${site}${fileOf(apiPath('/schema/{name}', { name }))}`, ...schema };
}
