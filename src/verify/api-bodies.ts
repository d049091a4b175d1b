import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { errorFile, staticErrors } from '../api/files.ts';
import { publishedSchema } from '../api/json-schemas.ts';
import type { ArcanumItem } from '../endpoints/arcana.ts';
import { ENDPOINTS, SCHEMA_NAMES, type SchemaName } from '../endpoints/list.ts';
import { API_ROOT, apiPath, fileOf, inLanguage, splitLanguage, templatePath } from '../http/api-path.ts';
import { errorSchema } from '../http/errors.ts';
import { type Language, PUBLISHED } from '../words/language.ts';
import { type BuiltFiles, fixedFiles, type Report } from './api-files-and-links.ts';
import { calendarProblem, chartProblem, matrixProblem, numberProblem } from './compare-with-expected.ts';

/**
 * A date with a time, or milliseconds since 1970: either would make bodies differ between builds. The name of the number's field is
 * not part of it, because looking for quotes takes four times as long.
 */
const TIME_STAMP = /(\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2})|:(1[5-9]\d{11})\b/;

/** Signs of data that was not valid UTF-8, or not text. Line breaks are the only control characters allowed. */
const BROKEN_TEXT = /\uFFFD|\\u(?:00[01][0-9a-f]|d[89a-f][0-9a-f]{2})|\\[bfrt]/;

/** A string that is a URL, but no template such as `…/{number}`. */
const LINK = /"(https?:\/\/[^\s{}"\\]+)"/g;

/** Checks beyond the schema: a body must belong to its path and have the method's numbers. */
const METHOD_CHECKS: Readonly<
  Record<string, (file: string, body: never, arcana: readonly ArcanumItem[]) => string | undefined>
> = {
  ...{ matrix: matrixProblem, calendar: calendarProblem, chart: chartProblem },
  ...{ arcanum: numberProblem, 'life-path': numberProblem },
};

type LinkCheck = (url: string) => string | undefined;

/** Checks every JSON body below `/api`: form, schema, arcana, links, no timestamp. Yields after each file. */
export function* verifyApiBodies(dist: BuiltFiles, checkLink: LinkCheck, report: Report): Generator<void> {
  const validators = compilePublishedSchemas(dist, report);
  const arcana = Object.fromEntries(PUBLISHED.map((language) => [language, readArcana(dist, language)]));
  for (const file of dist.files) {
    if (!file.startsWith(`${API_ROOT}/`)) continue;
    const problem = bodyProblem(file);
    if (problem !== undefined) report(file, problem);
    yield;
  }

  function bodyProblem(file: string): string | undefined {
    const text = dist.read(file);
    const body = parse(text);
    if (body === undefined) return 'is not valid JSON';
    if (text !== `${JSON.stringify(body)}\n`) return 'is not minified JSON with a final newline';
    const [, time, milliseconds] = TIME_STAMP.exec(text) ?? [];
    if (time || milliseconds) return `has a timestamp: ${time ?? milliseconds}`;
    if (BROKEN_TEXT.test(text)) return 'holds a control or replacement character';
    const { language, path } = splitLanguage(file);
    // A chart and a matrix name arcana, which are compared with those of their language.
    if (path !== file && FIXED_SCHEMAS.has(file) && dist.files.has(path) && dist.read(path) === text)
      return 'is not in its own language';
    const name = schemaOf(file);
    if (name === undefined) return undefined;
    const validate = validators.get(name);
    if (validate && !validate(body)) return schemaProblem(validate.errors?.[0]);
    const problem = METHOD_CHECKS[name]?.(file, body as never, arcana[language]!);
    if (problem !== undefined) return problem;
    return [...text.matchAll(LINK)].map(([, url]) => checkLink(url!)).find((broken) => broken !== undefined);
  }
}

function readArcana(dist: BuiltFiles, language: Language): ArcanumItem[] {
  const file = fileOf(inLanguage(apiPath('/arcana'), language));
  const list = dist.files.has(file) ? parse(dist.read(file)) : [];
  return Array.isArray(list) && list.every((item) => item?.number > 0) ? (list as ArcanumItem[]) : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function schemaProblem(error: ErrorObject | undefined): string {
  const detail = error?.params.additionalProperty;
  return `breaks its schema: ${error?.instancePath || '(body)'} ${error?.message ?? ''}${detail ? ` (${String(detail)})` : ''}`;
}

/** Compiles each published schema once, after checking that it matches this code. */
function compilePublishedSchemas(dist: BuiltFiles, report: Report): ReadonlyMap<SchemaName, ValidateFunction> {
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
      report(file, `is not a usable schema: ${(error as Error).message}`);
    }
  }
  return validators;
}

const FIXED_SCHEMAS: ReadonlyMap<string, string> = new Map([
  ...PUBLISHED.flatMap((language) => [
    ...ENDPOINTS.flatMap((endpoint) =>
      endpoint.schemaName ? fixedFiles(endpoint, language).map((file) => [file, endpoint.schemaName!] as const) : [],
    ),
    ...staticErrors().map((error) => [errorFile(error, language), errorSchema(error)] as const),
  ]),
]);

/** Endpoints with too many files to list, by folder. */
const FOLDER_SCHEMAS = ENDPOINTS.flatMap(({ isPattern, path, schemaName }) =>
  isPattern && schemaName ? [[templatePath(path).replace(/\{.*/, ''), schemaName] as const] : [],
);

/** A body's schema; `undefined` for documents that are not response bodies. */
function schemaOf(file: string): SchemaName | undefined {
  const name =
    FIXED_SCHEMAS.get(file) ?? FOLDER_SCHEMAS.find(([folder]) => splitLanguage(file).path.startsWith(folder))?.[1];
  return name as SchemaName | undefined;
}
