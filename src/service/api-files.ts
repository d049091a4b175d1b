import { renderChart } from '../endpoints/chart-body.ts';
import { type AnyEndpoint, type RenderContext, renderBody } from '../endpoints/endpoint.ts';
import { ENDPOINTS, type OfSchema, type SchemaName } from '../endpoints/list.ts';
import { API_ROOT, apiPath, fileOf } from '../http/api-path.ts';
import { type ApiError, ERROR_NAMES, NOT_FOUND } from '../http/errors.ts';
import { type ChartPoint, chartPoints, POINT_INDEX } from '../method/chart-formulas.ts';
import { allChartNumbers, type ChartNumbers } from '../method/chart-numbers.ts';
import { ARCANA_COUNT } from '../method/reduce.ts';
import { publishedSchema } from './json-schemas.ts';
import { openApiDocument } from './openapi.ts';
import { serviceIndex } from './service-index.ts';

/** A file of the output: its path from the site's root and its content. src/ makes them, scripts/ writes them. */
export interface OutputFile {
  readonly path: string;
  /** Bytes are valid until the next file is asked for. */
  readonly content: string | Uint8Array;
}

type Years = RenderContext['years'];

/** The paths of an endpoint's files, if they are few enough to be listed; of some years if a build has only those. */
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

/** The body that a static host has for an error. */
export function errorFile({ body }: ApiError): string {
  return `${API_ROOT}/errors/${ERROR_NAMES[body.error]}.json`;
}

/** Bodies of the static layer's 404 rules; they are never documents of their own. */
export function staticErrors(): ApiError[] {
  return [NOT_FOUND, ...ENDPOINTS.flatMap(({ staticOtherwise }) => (staticOtherwise ? [staticOtherwise] : []))];
}

/** Every file of the API but the matrices and the charts. */
export async function* fixedApiFiles(context: RenderContext): AsyncGenerator<OutputFile> {
  for (const endpoint of ENDPOINTS) {
    for (const params of fixedInstances(endpoint, context.years)) {
      const path = fileOf(endpoint.file!(params as never));
      const body = endpoint.load
        ? await renderBody(endpoint, params, context)
        : await serviceDocument(endpoint.name, params, context);
      yield json(path, body);
    }
  }
  for (const error of staticErrors()) yield json(errorFile(error), error.body);
}

/** Minified, with the final newline that terminals and editors expect. */
function json(path: string, body: unknown): OutputFile {
  return { path, content: `${JSON.stringify(body)}\n` };
}

/** One file for each of the 5,544 charts. */
export function* chartFiles(context: RenderContext): Generator<OutputFile> {
  const bodyOf = renderChart(context);
  for (const numbers of chartsByLikeness()) {
    const path = fileOf(apiPath('/chart/{a}/{b}/{c}', numbers));
    yield { path, content: `${JSON.stringify(bodyOf({ numbers }))}\n` };
  }
}

/** Charts that share these share most of their texts; of all points, they were found to bring the most alike together. */
const LIKENESS: readonly ChartPoint[] = ['E', 'P', 'R1'];

/**
 * The numbers of every chart, those with the same texts one after the other: gzip looks back 32 KB, which is a few charts,
 * and makes them less than half as large as in the order of their numbers.
 */
function chartsByLikeness(): ChartNumbers[] {
  const rank = ({ a, b, c }: ChartNumbers): number => {
    const points = chartPoints(a, b, c);
    return LIKENESS.reduce((sum, point) => sum * (ARCANA_COUNT + 1) + points[POINT_INDEX[point]]!, 0);
  };
  return Array.from(allChartNumbers(), (numbers) => ({ numbers, rank: rank(numbers) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ numbers }) => numbers);
}

/** The answers that are made of all endpoints' descriptions, by the names of theirs. */
const DOCUMENTS: Readonly<Record<string, (params: never, context: RenderContext) => object | Promise<object>>> = {
  index: (_, context) => serviceIndex(context),
  openapi: (_, context) => openApiDocument(context),
  schema: ({ name }: OfSchema, { site }) => publishedSchema(name as SchemaName, site),
};

function serviceDocument(name: string, params: unknown, context: RenderContext): object | Promise<object> {
  return DOCUMENTS[name]!(params as never, context);
}
