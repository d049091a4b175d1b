import type { ArcanumItem } from '../endpoints/arcana-docs.ts';
import type { CalendarBody } from '../endpoints/calendar-docs.ts';
import type { ChartBody } from '../endpoints/chart-docs.ts';
import type { MatrixBody } from '../endpoints/matrix-docs.ts';
import type { StatisticsBody } from '../endpoints/statistics-docs.ts';
import { API_ROOT, apiPath, fileOf } from '../http/api-path.ts';
import type { BuiltFiles, Report } from './built-files.ts';
import { chartProblem } from './chart-body.ts';
import { calendarProblem, matrixProblem } from './matrix-body.ts';
import { compilePublishedSchemas, schemaOf } from './schemas.ts';
import { statisticsProblem } from './statistics.ts';

/** A day and a time, or milliseconds since 1970: a body with either would differ from build to build. */
const TIME_STAMP = /\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}|"[^"]*":1[5-9]\d{11}\b/;

/** What a body has when its data was not valid UTF-8, or not text. A line break is the only control character allowed. */
const BROKEN_TEXT = /\uFFFD|\\u(?:00[01][0-9a-f]|d[89a-f][0-9a-f]{2})|\\[bfrt]/;

type LinkCheck = (url: string) => string | undefined;

/** Every JSON body below `/api`: form, schema, arcana, links, no time stamp. Calls `onChecked` after each file. */
export function* verifyApiBodies(dist: BuiltFiles, checkLink: LinkCheck, report: Report): Generator<void> {
  const validators = compilePublishedSchemas(dist, report);
  const arcana = readArcana(dist);
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
    if (TIME_STAMP.test(text)) return `holds a time stamp: ${TIME_STAMP.exec(text)![0]}`;
    if (BROKEN_TEXT.test(text)) return 'holds a control or replacement character';
    const name = schemaOf(file);
    if (name === undefined) return undefined;
    const validate = validators.get(name);
    if (validate && !validate(body)) return schemaProblem(validate.errors?.[0]);
    if (name === 'matrix') {
      const problem = matrixProblem(file, body as MatrixBody, arcana);
      if (problem !== undefined) return problem;
    }
    if (name === 'calendar') {
      const problem = calendarProblem(body as CalendarBody);
      if (problem !== undefined) return problem;
    }
    if (name === 'chart') {
      const problem = chartProblem(file, body as ChartBody);
      if (problem !== undefined) return problem;
    }
    if (name === 'statistics') {
      const problem = statisticsProblem(body as StatisticsBody);
      if (problem !== undefined) return problem;
    }
    return linksOf(body)
      .map(checkLink)
      .find((problem) => problem !== undefined);
  }
}

function readArcana(dist: BuiltFiles): ArcanumItem[] {
  const file = fileOf(apiPath('/arcana'));
  const list = dist.files.has(file) ? parse(dist.read(file)) : [];
  return Array.isArray(list) ? (list as ArcanumItem[]) : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface SchemaError {
  instancePath: string;
  message?: string;
  params?: Record<string, unknown>;
}

function schemaProblem(error: SchemaError | undefined): string {
  const detail = error?.params?.additionalProperty;
  return `breaks its schema: ${error?.instancePath || '(body)'} ${error?.message ?? ''}${detail ? ` (${String(detail)})` : ''}`;
}

/** Every address anywhere in a body, but not templates such as `…/{number}`. */
function linksOf(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\/[^\s{}]+$/.test(value) ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(linksOf) : [];
}
