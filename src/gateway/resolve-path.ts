import { type CalendarDate, parseDate } from '../contract/calendar-date.ts';
import { type ApiError, arcanumNotFound, invalidDate, notFound, numberNotFound } from '../contract/errors.ts';
import { apiPath, fileOf, matchRoute } from '../contract/routes.ts';

/** What a path leads to, and which allowance it uses. */
export interface Target {
  readonly counts: 'matrix' | 'other';
  readonly found: { readonly file: string } | { readonly picture: CalendarDate } | { readonly error: ApiError };
}

/** A route with its parameters checked. */
export function resolvePath(pathname: string): Target {
  const route = matchRoute(pathname);
  switch (route.kind) {
    case 'matrix':
    case 'matrix-picture': {
      const parsed = parseDate(route.day, route.month, route.year);
      if (!parsed.ok) return { counts: 'matrix', found: { error: invalidDate(parsed.problem) } };
      const { day, month, year } = parsed.date;
      const file = fileOf(apiPath.matrix(day, month, year));
      return { counts: 'matrix', found: route.kind === 'matrix' ? { file } : { picture: parsed.date } };
    }
    case 'matrix-malformed':
      return { counts: 'matrix', found: { error: invalidDate({ part: 'form', text: route.rest }) } };
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
