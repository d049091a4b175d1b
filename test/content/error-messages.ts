import * as errors from '../../src/http/errors.ts';
import type { NameProblem } from '../../src/method/read-name.ts';
import { es } from '../../src/words/es/index.ts';

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);

/** Every Spanish message of the API's errors, by the function that makes it; months all twelve, plurals both. */
export const ERROR_MESSAGES: Readonly<
  Record<Exclude<keyof typeof errors, 'ERROR_NAMES' | 'errorSchema' | 'errorBody' | 'expectedPath'>, readonly string[]>
> = {
  dateError: [],
  expectedDate: [errors.expectedDate(es)],
  invalidName: (
    [{ kind: 'empty' }, { kind: 'letterless' }, { kind: 'encoding' }, { kind: 'length' }] satisfies NameProblem[]
  ).map((problem) => errors.invalidName(problem).message(es)),
  invalidDate: [
    { part: 'form', text: '0' } as const,
    { part: 'path' } as const,
    ...(['day', 'month', 'year'] as const).map((part) => ({ part, text: '0', min: 1, max: 9 })),
    ...MONTHS.map((month) => ({ part: 'date', date: { day: 32, month, year: 2000 }, lastDay: 31 }) as const),
  ].map((problem) => errors.invalidDate(problem).message(es)),
  yearNotBuilt: [1990, 1991].map((last) => errors.yearNotBuilt(1985, { first: 1990, last }).message(es)),
  invalidChartDate: [errors.invalidChartDate('0').message(es)],
  NUMBER_NOT_FOUND: [errors.NUMBER_NOT_FOUND.message(es)],
  CHART_NOT_FOUND: [errors.CHART_NOT_FOUND.message(es)],
  ARCANUM_NOT_FOUND: [errors.ARCANUM_NOT_FOUND.message(es)],
  NOT_FOUND: [errors.NOT_FOUND.message(es)],
  METHOD_NOT_ALLOWED: [errors.METHOD_NOT_ALLOWED.message(es)],
  tooManyRequests: [1, 2].map((seconds) => errors.tooManyRequests(seconds, 'https://example.org').message(es)),
  internalError: [errors.internalError('help@example.org').message(es)],
};
