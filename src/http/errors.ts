import { type DateProblem, EXAMPLE_DATE, isoDate } from '../calendar/dates.ts';
import { CHART_RANGES } from '../method/chart-numbers.ts';
import type { NameProblem } from '../method/read-name.ts';
import { ARCANA_COUNT, ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from '../method/reduce.ts';
import { API_ROOT, apiPath, inLanguage, type ParameterNames, type PathTemplate } from './api-path.ts';

/** The fixed error texts, each with the name of its schema and file. */
export const ERROR_NAMES = {
  'Invalid date': 'invalid-date',
  'Invalid name': 'invalid-name',
  'Invalid option': 'invalid-option',
  'Number not found': 'number-not-found',
  'Arcanum not found': 'arcanum-not-found',
  'Chart not found': 'chart-not-found',
  'Not found': 'not-found',
  'Method not allowed': 'method-not-allowed',
  'Too many requests': 'too-many-requests',
  'Internal error': 'internal',
} as const;
export type ErrorText = keyof typeof ERROR_NAMES;
export type ErrorSchema = `error-${(typeof ERROR_NAMES)[ErrorText]}`;

export function errorSchema({ error }: Pick<ApiError, 'error'>): ErrorSchema {
  return `error-${ERROR_NAMES[error]}`;
}

/** The words that errors need; the client bundles no others. */
export interface ErrorWords {
  readonly dates: typeof import('../words/es/dates.ts').dates;
  readonly errors: typeof import('../words/es/errors.ts').errors;
  readonly names: typeof import('../words/es/names.ts').names;
}

/**
 * An error, not yet in any language. `error` is the specification's fixed English text, for programs; `message` tells a developer
 * who reads the log what to do next.
 */
export interface ApiError {
  readonly status: 400 | 404 | 405 | 429 | 500;
  readonly error: ErrorText;
  readonly message: (words: ErrorWords) => string;
  readonly valid_numbers?: readonly number[];
  readonly allowed?: typeof CHART_RANGES;
}

export function errorBody({ error, message, valid_numbers, allowed }: Omit<ApiError, 'status'>, words: ErrorWords) {
  return {
    error,
    ...(valid_numbers && { valid_numbers }),
    message: message(words),
    ...(allowed && { allowed }),
  };
}

/** Says how to write the rejected input where it was given. */
export type Expected = (words: ErrorWords) => string;

/** For dates outside a URL. */
export const expectedDate: Expected = ({ dates }) => dates.expected;

const EXAMPLE = { date: isoDate(EXAMPLE_DATE) };

type PathValues<T extends string> = Readonly<Record<ParameterNames<T>, string | number>>;

/** The form of a path and an example, in the language of the words. */
export function expectedPath<T extends PathTemplate>(
  { errors }: Pick<ErrorWords, 'errors'>,
  template: T,
  placeholders: PathValues<T>,
  example: PathValues<T>,
): string {
  const path = (values: object): string =>
    inLanguage(apiPath(template as PathTemplate as '/{any}', values as { any: string }), errors.language);
  return errors.expected(path(placeholders), path(example));
}

const expectedMatrix: Expected = (words) =>
  expectedPath(words, '/matrix/{day}/{month}/{year}', words.errors.placeholders, EXAMPLE_DATE);
const expectedIsoMatrix: Expected = (words) =>
  expectedPath(words, '/matrix/{date}', { date: words.errors.placeholders.isoDate }, EXAMPLE);
const expectedChart: Expected = (words) =>
  expectedPath(words, '/chart/{date}', { date: words.errors.placeholders.isoDate }, EXAMPLE);

export function dateError(message: ApiError['message']): ApiError {
  return { status: 400, error: 'Invalid date', message };
}

export function invalidDate(problem: DateProblem, expected: Expected = expectedMatrix): ApiError {
  return dateError((words) => words.dates.explain(problem, expected(words)));
}

export function invalidName(problem: NameProblem): ApiError {
  return { status: 400, error: 'Invalid name', message: ({ names }) => names.explain(problem) };
}

/** For a valid date whose year is not in this build. */
export function yearNotBuilt(year: number, { first, last }: { first: number; last: number }): ApiError {
  return dateError(({ errors }) => errors.yearNotBuilt(year, first, last));
}

/** For a matrix requested by something that is not a date; the error shows the form that it resembles more. */
export function invalidMatrixDate(text: string): ApiError {
  return invalidDate({ part: 'form', text }, /^[^/]+-[^/]+$/.test(text) ? expectedIsoMatrix : expectedMatrix);
}

/** For a chart requested by something that is neither a date nor three numbers. */
export function invalidChartDate(text: string): ApiError {
  return invalidDate({ part: 'form', text }, expectedChart);
}

export function tooManyRequests(retryAfterSeconds: number, site: string): ApiError {
  return {
    status: 429,
    error: 'Too many requests',
    message: ({ errors }) => errors.tooManyRequests(retryAfterSeconds, site),
  };
}

export function internalError(support: string): ApiError {
  return { status: 500, error: 'Internal error', message: ({ errors }) => errors.internal(support) };
}

export const NUMBER_NOT_FOUND: ApiError = {
  status: 404,
  error: 'Number not found',
  valid_numbers: LIFE_PATH_NUMBERS,
  message: ({ errors }) => errors.numberNotFound(LIFE_PATH_NUMBERS, inLanguage(apiPath('/life-path'), errors.language)),
};
export const ARCANUM_NOT_FOUND: ApiError = {
  status: 404,
  error: 'Arcanum not found',
  valid_numbers: ARCANA_NUMBERS,
  message: ({ errors }) => errors.arcanumNotFound(ARCANA_COUNT, inLanguage(apiPath('/arcana'), errors.language)),
};
export const CHART_NOT_FOUND: ApiError = {
  status: 404,
  error: 'Chart not found',
  message: ({ errors }) =>
    errors.chartNotFound(
      CHART_RANGES,
      inLanguage(apiPath('/chart/{a}/{b}/{c}', { a: 15, b: 6, c: 19 }), errors.language),
      inLanguage(apiPath('/chart/{date}', EXAMPLE), errors.language),
    ),
  allowed: CHART_RANGES,
};
export const NOT_FOUND: ApiError = {
  status: 404,
  error: 'Not found',
  message: ({ errors }) => errors.notFound(inLanguage(API_ROOT, errors.language)),
};
export const METHOD_NOT_ALLOWED: ApiError = {
  status: 405,
  error: 'Method not allowed',
  message: ({ errors }) => errors.methodNotAllowed,
};
