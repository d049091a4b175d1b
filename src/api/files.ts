import { daysInMonth } from '../calendar/dates.ts';
import { chart } from '../endpoints/chart.ts';
import { type AnyEndpoint, isWhole, type RenderContext } from '../endpoints/endpoint.ts';
import { ENDPOINTS, type SchemaName } from '../endpoints/list.ts';
import { matrix } from '../endpoints/matrix.ts';
import { API_ROOT, apiPath, fileOf, inLanguage } from '../http/api-path.ts';
import { type ApiError, ERROR_NAMES, errorBody, NOT_FOUND } from '../http/errors.ts';
import { chartPoints, POINT_INDEX } from '../method/chart-formulas.ts';
import { allChartNumbers, type ChartNumbers } from '../method/chart-numbers.ts';
import { CHART_PLACES, SHORT_PLACES } from '../method/places.ts';
import { ARCANA_NUMBERS } from '../method/reduce.ts';
import { type Language, PUBLISHED } from '../words/language.ts';
import { publishedSchema } from './json-schemas.ts';
import { openApiDocument } from './openapi.ts';
import { languagesDocument, serviceIndex } from './service-index.ts';

/** An output file: its path from the site's root and its content. src/ makes them, scripts/ writes them. */
export interface OutputFile {
  readonly path: string;
  /** Bytes are valid only until the next file is requested. Some files are rendered when this is read. */
  readonly content: string | Uint8Array;
}

/** JSON with a final newline. */
export type EncodeBody = (body: object) => Uint8Array;

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
export function errorFile({ error }: ApiError, language: Language): string {
  return inLanguage(`${API_ROOT}/errors/${ERROR_NAMES[error]}.json`, language);
}

/** Bodies for the static layer's 404 rules; they are not documents themselves. */
export function staticErrors(): ApiError[] {
  return [NOT_FOUND, ...ENDPOINTS.flatMap(({ staticOtherwise }) => (staticOtherwise ? [staticOtherwise] : []))];
}

/**
 * Every file of the API in a language except matrices and charts, ordered by path; documents common to all languages are in the
 * first.
 */
export function fixedApiFiles(context: RenderContext): OutputFile[] {
  const { language } = context;
  const answers = ENDPOINTS.filter(
    (endpoint) => isWhole(endpoint, context.content) && (!endpoint.languages || language === PUBLISHED[0]),
  ).flatMap((endpoint) => {
    const bodyOf = endpoint.body?.(context) ?? DOCUMENTS[endpoint.name]?.(context);
    return fixedInstances(endpoint, context.years).map((params) =>
      json(inLanguage(fileOf(endpoint.file!(params as never)), language), () => bodyOf!(params as never)),
    );
  });
  const errors = staticErrors().map((error) => json(errorFile(error, language), () => errorBody(error, context.words)));
  return [...answers, ...errors].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Minified, with the final newline that terminals and editors expect. */
function json(path: string, body: () => unknown): OutputFile {
  return {
    path,
    get content() {
      return `${JSON.stringify(body())}\n`;
    },
  };
}

/** The bodies derived from all endpoints' descriptions, by endpoint name. */
const DOCUMENTS: Readonly<Record<string, (context: RenderContext) => (params: never) => object>> = {
  index: (context) => () => serviceIndex(context),
  languages:
    ({ editions, site }) =>
    () =>
      languagesDocument(editions!, site),
  openapi: (context) => () => openApiDocument(context),
  schema:
    ({ site }) =>
    ({ name }: { readonly name: SchemaName }) =>
      publishedSchema(name, site),
};

/** One file for each of the 5,544 charts. */
export function* chartFiles(context: RenderContext, encode: EncodeBody): Generator<OutputFile> {
  if (!isWhole(chart, context.content)) return;
  const bodyOf = chart.body(context);
  chartsInOrder ??= chartsByLikeness();
  for (const numbers of chartsInOrder) {
    const path = fileOf(inLanguage(apiPath('/chart/{a}/{b}/{c}', numbers), context.language));
    yield { path, content: encode(bodyOf({ numbers })) };
  }
}

/** The same in every language. */
let chartsInOrder: readonly ChartNumbers[] | undefined;

/** The points whose arcana have texts in a chart. */
const TEXT_POINTS = Object.values({ ...CHART_PLACES, ...SHORT_PLACES }).map((point) => POINT_INDEX[point]);

/**
 * The numbers of every chart, each followed by the remaining one that shares the most texts with it: gzip looks back 32 KB, less
 * than two charts. The archive takes 10 MB, and 22 MB in numerical order. Comparing only charts with the same center takes a fifth
 * of a second instead of three seconds, for 1% more bytes.
 */
function chartsByLikeness(): ChartNumbers[] {
  const charts = Array.from(allChartNumbers(), (numbers) => ({
    numbers,
    points: chartPoints(numbers.a, numbers.b, numbers.c),
  }));
  return ARCANA_NUMBERS.flatMap((center) => {
    const left = charts.filter(({ points }) => points[POINT_INDEX.E] === center);
    const ordered = left.splice(0, 1);
    while (left.length > 0) {
      const { points: last } = ordered.at(-1)!;
      let next = 0;
      let most = -1;
      left.forEach(({ points }, i) => {
        let shared = 0;
        for (const point of TEXT_POINTS) if (points[point] === last[point]) shared++;
        if (shared > most) [next, most] = [i, shared];
      });
      ordered.push(...left.splice(next, 1));
    }
    return ordered.map(({ numbers }) => numbers);
  });
}

/** One file per date, folder by folder: disks write neighbors faster than dates in order. */
export function* matrixFiles(
  context: RenderContext & Required<Pick<RenderContext, 'years'>>,
  encode: EncodeBody,
): Generator<OutputFile> {
  const { years, language } = context;
  const bodyOf = matrix.body(context);
  for (let day = 1; day <= 31; day++) {
    for (let month = 1; month <= 12; month++) {
      for (let year = years.first; year <= years.last; year++) {
        if (day > daysInMonth(month, year)) continue;
        const date = { day, month, year };
        const path = inLanguage(fileOf(apiPath('/matrix/{day}/{month}/{year}', date)), language);
        yield { path, content: encode(bodyOf({ date })) };
      }
    }
  }
}
