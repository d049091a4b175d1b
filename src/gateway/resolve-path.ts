import { type CalendarDate, parseDate } from '../contract/calendar-date.ts';
import { type ApiError, arcanumNotFound, invalidDate, notFound, numberNotFound } from '../contract/errors.ts';
import { apiPath, fileOf, matchRoute, type Route } from '../contract/routes.ts';

/** What a path leads to, and whose allowance it uses. */
export interface Target {
  readonly counts: 'matrix' | 'other';
  readonly found:
    | { readonly kind: 'file'; readonly file: string }
    | { readonly kind: 'picture'; readonly date: CalendarDate }
    | { readonly kind: 'error'; readonly error: ApiError };
}

export function resolvePath(pathname: string): Target {
  const route = matchRoute(pathname);
  switch (route.kind) {
    case 'matrix':
    case 'matrix-picture':
      return { counts: 'matrix', found: resolveDate(route) };
    case 'matrix-malformed':
      return { counts: 'matrix', found: failed(invalidDate({ part: 'form', text: route.rest })) };
    case 'file':
      return { counts: 'other', found: { kind: 'file', file: route.file } };
    case 'life-path-unknown':
      return { counts: 'other', found: failed(numberNotFound()) };
    case 'arcanum-unknown':
      return { counts: 'other', found: failed(arcanumNotFound()) };
    case 'unknown':
      return { counts: 'other', found: failed(notFound()) };
  }
}

function resolveDate({
  kind,
  day,
  month,
  year,
}: Extract<Route, { kind: 'matrix' | 'matrix-picture' }>): Target['found'] {
  const parsed = parseDate(day, month, year);
  if (!parsed.ok) return failed(invalidDate(parsed.problem));
  const { date } = parsed;
  return kind === 'matrix-picture'
    ? { kind: 'picture', date }
    : { kind: 'file', file: fileOf(apiPath.matrix(date.day, date.month, date.year)) };
}

function failed(error: ApiError): Target['found'] {
  return { kind: 'error', error };
}
