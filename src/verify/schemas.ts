import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { publishedSchema } from '../api/json-schemas.ts';
import { apiPath, errorFile, fileOf, SCHEMA_NAMES, type SchemaName } from '../contract/routes.ts';
import type { BuiltFiles, Report } from './built-files.ts';

export type Validators = ReadonlyMap<SchemaName, ValidateFunction>;

/** Compiles each published schema once, after checking that it is the one of this code. */
export function compilePublishedSchemas(dist: BuiltFiles, report: Report): Validators {
  const ajv = new Ajv2020({ strict: true });
  addFormats.default(ajv);
  const validators = new Map<SchemaName, ValidateFunction>();
  for (const name of SCHEMA_NAMES) {
    const file = fileOf(apiPath.schema(name));
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

const FIXED_SCHEMAS: ReadonlyMap<string, SchemaName> = new Map([
  [fileOf(apiPath.index()), 'index'],
  [fileOf(apiPath.lifePaths()), 'life-path-list'],
  [fileOf(apiPath.arcana()), 'arcana-list'],
  [fileOf(apiPath.statistics()), 'statistics'],
  [errorFile.notFound, 'error-not-found'],
  [errorFile.numberNotFound, 'error-number-not-found'],
  [errorFile.arcanumNotFound, 'error-arcanum-not-found'],
  [errorFile.chartNotFound, 'error-chart-not-found'],
  [errorFile.invalidDate, 'error-invalid-date'],
]);

const FOLDER_SCHEMAS: readonly (readonly [string, SchemaName])[] = [
  [apiPath.matrix('', '', '').replace(/\/+$/, '/'), 'matrix'],
  [apiPath.chart('', '', '').replace(/\/+$/, '/'), 'chart'],
  [apiPath.lifePath(''), 'life-path'],
  [apiPath.arcanum(''), 'arcanum'],
];

/** The schema that a body must keep; `undefined` for documents that are no response bodies. */
export function schemaOf(file: string): SchemaName | undefined {
  return FIXED_SCHEMAS.get(file) ?? FOLDER_SCHEMAS.find(([folder]) => file.startsWith(folder))?.[1];
}
