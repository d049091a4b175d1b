import { parseDate } from '../contract/check-date.ts';
import type { ComputedRequest } from '../contract/computed-answer.ts';
import * as errors from '../contract/errors.ts';
import { matchRoute } from '../contract/match-route.ts';
import { apiPath, fileOf } from '../contract/routes.ts';
import { chartNumbers, parseChartNumbers } from '../domain/chart-numbers.ts';

/** What a path leads to, and which allowance it uses. */
export interface Target {
  readonly counts: 'matrix' | 'other';
  readonly found:
    | {
        readonly file: string;
        /** What a caller may ask for next. */
        readonly related?: string;
        /** A build of fewer years has no file of the others. */
        readonly year?: number;
      }
    | { readonly computed: ComputedRequest }
    | { readonly error: errors.ApiError };
}

const NOT_FOUND = {
  'chart-unknown': errors.chartNotFound,
  'life-path-unknown': errors.numberNotFound,
  'arcanum-unknown': errors.arcanumNotFound,
  unknown: errors.notFound,
};

/** What these give is made of dates; all else counts for the larger allowance. */
const COUNTED_AS_MATRIX = /^(?:matrix|couple|year)/;

export function resolvePath(pathname: string): Target {
  const route = matchRoute(pathname);
  return { counts: COUNTED_AS_MATRIX.test(route.kind) ? 'matrix' : 'other', found: checked(route) };
}

/** A route with its parameters checked. */
function checked(route: ReturnType<typeof matchRoute>): Target['found'] {
  switch (route.kind) {
    case 'matrix':
    case 'matrix-picture':
    case 'chart-of-date': {
      const parsed = parseDate(route.day, route.month, route.year);
      if (!parsed.ok) return { error: errors.invalidDate(parsed.problem) };
      const { date } = parsed;
      if (route.kind === 'matrix-picture') return { computed: { kind: route.kind, date } };
      const { a, b, c } = chartNumbers(date);
      const chart = apiPath.chart(a, b, c);
      if (route.kind === 'chart-of-date') return { file: fileOf(chart) };
      return { file: fileOf(apiPath.matrix(date.day, date.month, date.year)), related: chart, year: date.year };
    }
    case 'matrix-malformed':
      return { error: errors.invalidDate({ part: 'form', text: route.rest }) };
    case 'chart-malformed':
      return { error: errors.invalidChartDate(route.rest) };
    case 'couple':
    case 'couple-picture':
    case 'year':
      return { computed: route };
    case 'chart': {
      const numbers = parseChartNumbers(route.a, route.b, route.c);
      if (numbers === undefined) return { error: errors.chartNotFound() };
      return { file: fileOf(apiPath.chart(numbers.a, numbers.b, numbers.c)) };
    }
    case 'file':
      return { file: route.file };
    default:
      return { error: NOT_FOUND[route.kind]() };
  }
}
