import { type AnyEndpoint, isWhole, type RenderContext, renderBody } from '../endpoints/endpoint.ts';
import { ENDPOINTS, type OfSchema, type SchemaName } from '../endpoints/list.ts';
import { API_ROOT, fileOf, inLanguage } from '../http/api-path.ts';
import { type ApiError, ERROR_NAMES, errorBody, NOT_FOUND } from '../http/errors.ts';
import { type Language, PUBLISHED } from '../words/language.ts';
import { publishedSchema } from './json-schemas.ts';
import { languagesDocument } from './languages-document.ts';
import { openApiDocument } from './openapi.ts';
import { serviceIndex } from './service-index.ts';

/** An output file: its path from the site's root and its content. src/ makes them, scripts/ writes them. */
export interface OutputFile {
  readonly path: string;
  /** Bytes are valid only until the next file is requested. */
  readonly content: string | Uint8Array;
}

type Years = RenderContext['years'];

/** The paths of an endpoint's files, if few enough to list; `years` limits them to those of a build. */
export function fixedPaths(endpoint: AnyEndpoint, years?: Years): string[] {
  return fixedInstances(endpoint, years).map((params) => endpoint.file!(params as never));
}

function fixedInstances({ instances = [], year }: AnyEndpoint, years: Years): readonly unknown[] {
  if (year === undefined || years === undefined) return instances;
  return instances.filter((params) => {
    const of = year(params as never);
    return of >= years.first && of <= years.last;
  });
}

/** The file that holds the body of an error on a static host. */
export function errorFile({ error }: ApiError, language: Language = PUBLISHED[0]): string {
  return inLanguage(`${API_ROOT}/errors/${ERROR_NAMES[error]}.json`, language);
}

/** Bodies for the static layer's 404 rules; they are not documents themselves. */
export function staticErrors(): ApiError[] {
  return [NOT_FOUND, ...ENDPOINTS.flatMap(({ staticOtherwise }) => (staticOtherwise ? [staticOtherwise] : []))];
}

/** Every file of the API in a language but the matrices and the charts; documents that are the same in all are with the first. */
export async function* fixedApiFiles(context: RenderContext): AsyncGenerator<OutputFile> {
  const { language } = context;
  for (const endpoint of ENDPOINTS) {
    if (!isWhole(endpoint, context.content) || (endpoint.languages && language !== PUBLISHED[0])) continue;
    for (const params of fixedInstances(endpoint, context.years)) {
      const path = inLanguage(fileOf(endpoint.file!(params as never)), language);
      const body = endpoint.body
        ? await renderBody(endpoint, params, context)
        : await serviceDocument(endpoint.name, params, context);
      yield json(path, body);
    }
  }
  for (const error of staticErrors()) yield json(errorFile(error, language), errorBody(error, context.words));
}

/** Minified, with the final newline that terminals and editors expect. */
function json(path: string, body: unknown): OutputFile {
  return { path, content: `${JSON.stringify(body)}\n` };
}

/** The bodies derived from the descriptions of all endpoints, by endpoint name. */
const DOCUMENTS: Readonly<Record<string, (params: never, context: RenderContext) => object | Promise<object>>> = {
  index: (_, context) => serviceIndex(context),
  languages: (_, { editions, site }) => languagesDocument(editions!, site),
  openapi: (_, context) => openApiDocument(context),
  schema: ({ name }: OfSchema, { site }) => publishedSchema(name as SchemaName, site),
};

function serviceDocument(name: string, params: unknown, context: RenderContext): object | Promise<object> {
  return DOCUMENTS[name]!(params as never, context);
}
