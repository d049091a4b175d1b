import { type DateProblem, EXAMPLE_DATE, isoDate } from '../calendar/dates.ts';
import { explainDateInSpanish } from '../calendar/explain-date.ts';
import { CHART_RANGES } from '../method/chart-numbers.ts';
import { ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from '../method/reduce.ts';
import { API_ROOT, apiPath } from './api-path.ts';
import { sitePath } from './site-path.ts';

/** The fixed texts of errors, each with the name that its schema and its file have. */
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

/** The published name of an error's schema. */
export function errorSchema({ body }: ApiError): ErrorSchema {
  return `error-${ERROR_NAMES[body.error]}`;
}

/**
 * The body and status of an error. `error` is the specification's fixed English text, for programs;
 * `message` is Spanish, for the person who reads the log, and says what to do next.
 */
export interface ApiError {
  readonly status: 400 | 404 | 405 | 429 | 500;
  readonly body: {
    readonly error: ErrorText;
    readonly message: string;
    readonly valid_numbers?: readonly number[];
    readonly allowed?: typeof CHART_RANGES;
  };
  /** The message in English, of what is read only once: for assistants and the command line, never in an answer over HTTP. */
  readonly reason?: string;
}

export function dateError(message: string): ApiError {
  return { status: 400, body: { error: 'Invalid date', message } };
}

const EXPECTED_PATH = `Se espera ${apiPath('/matrix/{day}/{month}/{year}', { day: '{día}', month: '{mes}', year: '{año}' })}, por ejemplo ${apiPath('/matrix/{day}/{month}/{year}', EXAMPLE_DATE)}.`;
const EXPECTED_CHART_PATH = `Se espera ${apiPath('/chart/{date}', { date: '{AAAA-MM-DD}' })}, por ejemplo ${apiPath('/chart/{date}', { date: isoDate(EXAMPLE_DATE) })}.`;

/** The sentence itself is in src/calendar, where the website finds it too. */
export function invalidDate(problem: DateProblem, expected: string = EXPECTED_PATH): ApiError {
  return dateError(explainDateInSpanish(problem, expected));
}

/** For a valid date whose year is not part of this build. */
export function yearNotBuilt(
  year: number,
  { first, last }: { readonly first: number; readonly last: number },
): ApiError {
  const years = first === last ? `del año ${first}` : `de los años ${first} a ${last}`;
  return dateError(`Aquí solo están las fechas ${years}, y se ha pedido una de ${year}.`);
}

/** For a chart requested by something that is neither a date nor three numbers. */
export function invalidChartDate(text: string): ApiError {
  return invalidDate({ part: 'form', text }, EXPECTED_CHART_PATH);
}

export function tooManyRequests(retryAfterSeconds: number, site: string): ApiError {
  const seconds = `${retryAfterSeconds} ${retryAfterSeconds === 1 ? 'segundo' : 'segundos'}`;
  const message = `Espera ${seconds} o descarga el conjunto de datos completo en ${site}${sitePath.dataset()}.`;
  return { status: 429, body: { error: 'Too many requests', message } };
}

export function internalError(support: string): ApiError {
  const message = `Algo ha fallado de nuestro lado. Si se repite, escribe a ${support}.`;
  return { status: 500, body: { error: 'Internal error', message } };
}

function inRange({ min, max }: { readonly min: number; readonly max: number }): string {
  return `${min} a ${max}`;
}

function inSpanish(numbers: readonly number[]): string {
  return `${numbers.slice(0, -1).join(', ')} y ${numbers.at(-1)}`;
}

// The same for every caller, so built once: a refusal must be cheap.
export const NUMBER_NOT_FOUND: ApiError = {
  status: 404,
  body: {
    error: 'Number not found',
    valid_numbers: LIFE_PATH_NUMBERS,
    message: `Los números de camino de vida son ${inSpanish(LIFE_PATH_NUMBERS)}. La lista está en ${apiPath('/life-path')}.`,
  },
};
export const ARCANUM_NOT_FOUND: ApiError = {
  status: 404,
  body: {
    error: 'Arcanum not found',
    valid_numbers: ARCANA_NUMBERS,
    message: `Los arcanos mayores van del 1 al 22. La lista está en ${apiPath('/arcana')}.`,
  },
};
export const CHART_NOT_FOUND: ApiError = {
  status: 404,
  body: {
    error: 'Chart not found',
    message: `Ninguna fecha tiene esos números. El del día va de ${inRange(CHART_RANGES.a)}, el del mes de ${inRange(CHART_RANGES.b)} y el del año de ${inRange(CHART_RANGES.c)}, como en ${apiPath('/chart/{a}/{b}/{c}', { a: 15, b: 6, c: 19 })}. También sirve una fecha: ${apiPath('/chart/{date}', { date: isoDate(EXAMPLE_DATE) })}.`,
    allowed: CHART_RANGES,
  },
};
export const NOT_FOUND: ApiError = {
  status: 404,
  body: { error: 'Not found', message: `Aquí no hay nada. Las direcciones disponibles están en ${API_ROOT}.` },
};
export const METHOD_NOT_ALLOWED: ApiError = {
  status: 405,
  body: { error: 'Method not allowed', message: 'La API es de solo lectura: usa GET, HEAD u OPTIONS.' },
};
