import { parseDate } from '../contract/calendar-date.ts';
import type { ComputedRequest } from '../contract/computed-answer.ts';
import {
  type ApiError,
  arcanumNotFound,
  chartNotFound,
  invalidDate,
  notFound,
  numberNotFound,
} from '../contract/errors.ts';
import { matchRoute } from '../contract/match-route.ts';
import { apiPath, fileOf } from '../contract/routes.ts';
import { chartNumbers, parseChartNumbers } from '../domain/chart-numbers.ts';

/** What a path leads to, and which allowance it uses. */
export interface Target {
  readonly counts: 'matrix' | 'other';
  readonly found:
    | { readonly file: string /** What a caller may ask for next. */; readonly related?: string }
    | { readonly computed: ComputedRequest }
    | { readonly error: ApiError };
}

/** A route with its parameters checked. */
export function resolvePath(pathname: string): Target {
  const route = matchRoute(pathname);
  switch (route.kind) {
    case 'matrix':
    case 'matrix-picture':
    case 'chart-of-date': {
      const parsed = parseDate(route.day, route.month, route.year);
      const counts = route.kind === 'chart-of-date' ? 'other' : 'matrix';
      if (!parsed.ok) return { counts, found: { error: invalidDate(parsed.problem) } };
      if (route.kind === 'matrix-picture')
        return { counts, found: { computed: { kind: route.kind, date: parsed.date } } };
      const { day, month, year } = parsed.date;
      const { a, b, c } = chartNumbers(parsed.date);
      const chart = apiPath.chart(a, b, c);
      if (route.kind === 'chart-of-date') return { counts, found: { file: fileOf(chart) } };
      return { counts, found: { file: fileOf(apiPath.matrix(day, month, year)), related: chart } };
    }
    case 'matrix-malformed':
    case 'chart-malformed': {
      const counts = route.kind === 'chart-malformed' ? 'other' : 'matrix';
      return { counts, found: { error: invalidDate({ part: 'form', text: route.rest }) } };
    }
    case 'couple':
    case 'couple-picture':
    case 'year':
      return { counts: 'matrix', found: { computed: route } };
    case 'chart': {
      const found = parseChartNumbers(route.a, route.b, route.c);
      if (found === undefined) return { counts: 'other', found: { error: chartNotFound() } };
      return { counts: 'other', found: { file: fileOf(apiPath.chart(found.a, found.b, found.c)) } };
    }
    case 'chart-unknown':
      return { counts: 'other', found: { error: chartNotFound() } };
    case 'file':
      return { counts: 'other', found: { file: route.file } };
    case 'life-path-unknown':
      return { counts: 'other', found: { error: numberNotFound() } };
    case 'arcanum-unknown':
      return { counts: 'other', found: { error: arcanumNotFound() } };
    case 'unknown':
      return { counts: 'other', found: { error: notFound() } };
  }
}
