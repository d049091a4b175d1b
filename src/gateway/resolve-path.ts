import { type CalendarDate, parseDate } from '../contract/calendar-date.ts';
import {
  type ApiError,
  arcanumNotFound,
  chartNotFound,
  invalidDate,
  notFound,
  numberNotFound,
} from '../contract/errors.ts';
import { CHART_RANGES } from '../contract/limits.ts';
import { apiPath, fileOf, matchRoute } from '../contract/routes.ts';
import { type ChartNumbers, chartNumbers } from '../domain/chart-numbers.ts';

/** What a path leads to, and which allowance it uses. */
export interface Target {
  readonly counts: 'matrix' | 'other';
  readonly found:
    | { readonly file: string /** What a caller may ask for next. */; readonly related?: string }
    | { readonly picture: CalendarDate }
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
      if (route.kind === 'matrix-picture') return { counts, found: { picture: parsed.date } };
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
    case 'chart':
      return {
        counts: 'other',
        found: isChart(route)
          ? { file: fileOf(apiPath.chart(Number(route.a), Number(route.b), Number(route.c))) }
          : { error: chartNotFound() },
      };
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

/** Whether some date has these numbers; a leading zero is forgiven, as in a date. */
function isChart(numbers: Readonly<Record<keyof ChartNumbers, string>>): boolean {
  return (['a', 'b', 'c'] as const).every((name) => {
    const { min, max } = CHART_RANGES[name];
    return /^[0-9]{1,2}$/.test(numbers[name]) && Number(numbers[name]) >= min && Number(numbers[name]) <= max;
  });
}
