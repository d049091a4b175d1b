import { isValid, parseISO } from 'date-fns';
import { errorFile, fixedPaths, staticErrors } from '../api/files.ts';
import { findTarget } from '../api/router.ts';
import type { ServiceIndex } from '../api/service-index.ts';
import { type CalendarDate, isoDate } from '../calendar/dates.ts';
import type { AnyEndpoint } from '../endpoints/endpoint.ts';
import { ENDPOINTS } from '../endpoints/list.ts';
import { API_ROOT, apiPath, fileOf, inLanguage } from '../http/api-path.ts';
import { allChartNumbers } from '../method/chart-numbers.ts';
import { COMPLETE, type Language, PUBLISHED } from '../words/language.ts';

/** A built site seen from the outside: only its files, by path from the site's root. */
export interface BuiltFiles {
  readonly files: ReadonlySet<string>;
  read(file: string): string;
}

export interface Years {
  readonly first: number;
  readonly last: number;
}

/** Reports a fault: the file's path and what is wrong with it. */
export type Report = (file: string, problem: string) => void;

function apiFileNames(years: Years, languages: readonly Language[]): Set<string> {
  const names = new Set(
    languages.flatMap((language) => [
      ...ENDPOINTS.flatMap((endpoint) => fixedFiles(endpoint, language, years)),
      ...staticErrors().map((error) => errorFile(error, language)),
    ]),
  );
  for (const date of existingDates(years.first, years.last))
    names.add(fileOf(apiPath('/matrix/{day}/{month}/{year}', date)));
  for (const { a, b, c } of allChartNumbers())
    for (const language of languages)
      names.add(fileOf(inLanguage(apiPath('/chart/{a}/{b}/{c}', { a, b, c }), language)));
  return names;
}

/** The files of an endpoint in a language; an endpoint common to all languages has one file. */
export function fixedFiles(endpoint: AnyEndpoint, language: Language, years?: Years): string[] {
  return fixedPaths(endpoint, years).map((path) =>
    endpoint.languages ? fileOf(path) : inLanguage(fileOf(path), language),
  );
}

/**
 * Every date of these years according to date-fns, which shares no code with the build's calendar. `parseISO` validates day and month
 * by itself; local time would miss the days that some time zones have skipped.
 */
export function* existingDates(first: number, last: number): Generator<CalendarDate> {
  for (let year = first; year <= last; year++)
    for (let month = 1; month <= 12; month++)
      for (let day = 1; day <= 31; day++) {
        const date = { day, month, year };
        if (isValid(parseISO(`${isoDate(date)}T00:00:00Z`))) yield date;
      }
}

/** Checks that exactly the files that belong below `/api` are there. */
export function verifyApiFileSet({ files }: BuiltFiles, years: Years, report: Report): void {
  const expected = apiFileNames(years, COMPLETE);
  for (const file of expected) {
    if (!files.has(file)) report(file, 'is missing');
  }
  // Incomplete languages have some of these files.
  const others = PUBLISHED.filter((language) => !COMPLETE.includes(language));
  const allowed = others.length === 0 ? expected : new Set([...expected, ...apiFileNames(years, others)]);
  for (const file of files) {
    if (file.startsWith(`${API_ROOT}/`) && !allowed.has(file)) report(file, 'does not belong here');
  }
}

/** Checks the links in bodies. The site's own address is known only from the built index. */
export function linkChecker(dist: BuiltFiles): (url: string) => string | undefined {
  const index = fileOf(apiPath('/'));
  let site: string;
  let license: string;
  try {
    const { endpoints, license_url } = JSON.parse(dist.read(index)) as ServiceIndex;
    [site, license] = [new URL(endpoints.index!).origin, license_url];
  } catch {
    // Reported separately; without an index the links' site is unknown.
    return () => undefined;
  }
  const known = new Map<string, boolean>();
  return (url) => {
    if (url === license) return undefined;
    const { origin, pathname } = new URL(url);
    if (origin !== site) return `links to another site: ${url}`;
    if (!known.has(pathname)) known.set(pathname, isComputed(pathname) || hasFile(dist, pathname));
    return known.get(pathname) ? undefined : `links to a page that does not exist: ${url}`;
  };
}

/** Whether the gateway computes the response: valid pictures, couples, years, days, numbers and names have no file. */
export function isComputed(pathname: string): boolean {
  return 'endpoint' in findTarget(pathname).found;
}

/** Whether a path has a file, under its own name or one that static hosts try. */
export function hasFile({ files }: BuiltFiles, pathname: string): boolean {
  const bare = decodeURIComponent(pathname).replace(/\/$/, '');
  return ['', '.json', '.html', '/index.html', '/index.json'].some((end) => files.has(`${bare}${end}`));
}
