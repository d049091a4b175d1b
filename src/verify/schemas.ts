import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { ENDPOINTS, SCHEMA_NAMES, type SchemaName } from '../endpoints/list.ts';
import { apiPath, fileOf, templatePath } from '../http/api-path.ts';
import { errorSchema } from '../http/errors.ts';
import { errorFile, fixedPaths, staticErrors } from '../service/api-files.ts';
import { publishedSchema } from '../service/json-schemas.ts';
import type { BuiltFiles, Report } from './built-files.ts';

export type Validators = ReadonlyMap<SchemaName, ValidateFunction>;

/** Compiles each published schema once, after checking that it is the one of this code. */
export function compilePublishedSchemas(dist: BuiltFiles, report: Report): Validators {
  const ajv = new Ajv2020({ strict: true });
  addFormats.default(ajv);
  const validators = new Map<SchemaName, ValidateFunction>();
  for (const name of SCHEMA_NAMES) {
    const file = fileOf(apiPath('/schema/{name}', { name }));
    if (!dist.files.has(file)) continue;
    const published = dist.read(file);
    try {
      const schema = JSON.parse(published) as { $id?: string };
      const site = schema.$id?.slice(0, -file.length) ?? '';
      if (published !== `${JSON.stringify(publishedSchema(name, site))}\n`)
        report(file, 'is not the schema of this code');
      validators.set(name, ajv.compile(schema));
    } catch (error) {
      report(file, `is no usable schema: ${(error as Error).message}`);
    }
  }
  return validators;
}

const FIXED_SCHEMAS: ReadonlyMap<string, string> = new Map([
  ...ENDPOINTS.flatMap((endpoint) =>
    endpoint.schema ? fixedPaths(endpoint).map((path) => [fileOf(path), endpoint.schema!] as const) : [],
  ),
  ...staticErrors().map((error) => [errorFile(error), errorSchema(error)] as const),
]);

/** Files that are too many to be listed, by the folder that they are in. */
const FOLDER_SCHEMAS = ENDPOINTS.flatMap(({ isPattern, path, schema }) =>
  isPattern && schema ? [[templatePath(path).replace(/\{.*/, ''), schema] as const] : [],
);

/** The schema that a body must keep; `undefined` for documents that are no response bodies. */
export function schemaOf(file: string): SchemaName | undefined {
  const name = FIXED_SCHEMAS.get(file) ?? FOLDER_SCHEMAS.find(([folder]) => file.startsWith(folder))?.[1];
  return name as SchemaName | undefined;
}
