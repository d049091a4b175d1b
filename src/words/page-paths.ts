import { type CalendarDate, isoDate } from '../calendar/dates.ts';

/** The query parameter of a profile page, YYYY-MM-DD. */
export const BIRTH_PARAMETER = 'birth';
/** The query parameters of a couple page, each YYYY-MM-DD. */
export const COUPLE_PARAMETERS = ['a', 'b'] as const;

/** The website's pages, at one language's addresses. */
export function sitePaths(addresses: typeof import('./es/pages/addresses.ts').addresses) {
  const ofBirth = (page: string, date: CalendarDate): string => `${page}?${BIRTH_PARAMETER}=${isoDate(date)}`;
  const ofDates = (page: string, dates: readonly CalendarDate[]): string =>
    `${page}?${dates.map((date, i) => `${COUPLE_PARAMETERS[i]}=${isoDate(date)}`).join('&')}`;
  return {
    ...addresses,
    /** A path of the API in the pages' language; both use the same prefix. */
    api: (path: string): string => path.replace('/api', `/api${addresses.home.slice(0, -1)}`),
    /** Hosts serve it for every address below the home page that they do not know. */
    notFound: `${addresses.home}404`,
    /** Where a language model finds what it needs. */
    models: `${addresses.home}llms.txt`,
    lifePath: (number: number): string => addresses.lifePaths + number,
    arcanum: (number: number): string => addresses.arcana + number,
    profile: (date: CalendarDate): string => ofBirth(addresses.profiles, date),
    /** With one date, the page asks for the other. */
    couple: (...dates: readonly CalendarDate[]): string => ofDates(addresses.couples, dates),
    embedOf: (date: CalendarDate): string => ofBirth(addresses.embed, date),
    framed: (date: CalendarDate): string => ofBirth(addresses.frames, date),
    framedCouple: (...dates: readonly CalendarDate[]): string => ofDates(addresses.frames, dates),
    /** A date only: no URL of ours holds a name. */
    numbersOf: (date: CalendarDate): string => ofBirth(addresses.numbers, date),
  };
}
export type SitePaths = ReturnType<typeof sitePaths>;
