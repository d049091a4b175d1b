import * as errors from '../../src/http/errors.ts';

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);

/** Every Spanish message of the API's errors, by the function that makes it; months all twelve, plurals both. */
export const ERROR_MESSAGES: Readonly<
  Record<Exclude<keyof typeof errors, 'ERROR_NAMES' | 'errorSchema'>, readonly string[]>
> = {
  dateError: [],
  invalidDate: [
    { part: 'form', text: '0' } as const,
    { part: 'path' } as const,
    ...(['day', 'month', 'year'] as const).map((part) => ({ part, text: '0', min: 1, max: 9 })),
    ...MONTHS.map((month) => ({ part: 'date', date: { day: 32, month, year: 2000 }, lastDay: 31 }) as const),
  ].map((problem) => errors.invalidDate(problem).body.message),
  yearNotBuilt: [1990, 1991].map((last) => errors.yearNotBuilt(1985, { first: 1990, last }).body.message),
  invalidChartDate: [errors.invalidChartDate('0').body.message],
  NUMBER_NOT_FOUND: [errors.NUMBER_NOT_FOUND.body.message],
  CHART_NOT_FOUND: [errors.CHART_NOT_FOUND.body.message],
  ARCANUM_NOT_FOUND: [errors.ARCANUM_NOT_FOUND.body.message],
  NOT_FOUND: [errors.NOT_FOUND.body.message],
  METHOD_NOT_ALLOWED: [errors.METHOD_NOT_ALLOWED.body.message],
  tooManyRequests: [1, 2].map((seconds) => errors.tooManyRequests(seconds, 'https://example.org').body.message),
  internalError: [errors.internalError('help@example.org').body.message],
};
