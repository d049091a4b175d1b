import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { publishedSchema } from '../src/api/json-schemas.ts';
import type { SchemaName } from '../src/endpoints/list.ts';

const ajv = new Ajv2020({ strict: true, allErrors: true });
addFormats.default(ajv);

/** Violations of a body's published schema, by path. */
export function schemaProblems(name: SchemaName, body: unknown): string[] {
  const schema = publishedSchema(name, 'https://example.org') as { $id: string };
  const validate = ajv.getSchema(schema.$id) ?? ajv.compile(schema);
  validate(body);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
