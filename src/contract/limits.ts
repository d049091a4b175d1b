/** First and last year whose dates the service answers. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;
/** The date of every example: a caller who sends it gets the example body. */
export const EXAMPLE_DATE = { day: 15, month: 6, year: 1990 } as const;
export const EXAMPLE_PARTNER = { day: 29, month: 12, year: 1990 } as const;
export const EXAMPLE_YEAR = 2026;
/** All dates of those years. */
export const DATE_COUNT = 73_414;

/** Life path numbers in ascending order; 11, 22 and 33 are master numbers and are never reduced. */
export const LIFE_PATH_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;
export type LifePathNumber = (typeof LIFE_PATH_NUMBERS)[number];

/** The major arcana are numbered 1 to 22, El Loco last. */
export const ARCANA_COUNT = 22;
export const ARCANA_NUMBERS: readonly number[] = Array.from({ length: ARCANA_COUNT }, (_, i) => i + 1);

/** The three numbers of a chart: every combination of them belongs to some date. No year has a digit sum of 1. */
export const CHART_RANGES = {
  a: { min: 1, max: ARCANA_COUNT },
  b: { min: 1, max: 12 },
  c: { min: 2, max: ARCANA_COUNT },
} as const;

/** Answers may be cached for a day and then shown for one more while a fresh copy is fetched. */
export const CACHE_SECONDS = 86_400;

/** Version of the interface, not of the code: it changes only when a caller would have to. */
export const API_VERSION = '1.0' as const;

/** Both rate limits count over the same sliding window. */
export const RATE_WINDOW_SECONDS = 60;
export const MATRIX_REQUESTS_PER_WINDOW = 60;
/**
 * Spam guard shared by all other endpoints, and in `npm run serve` by pages and downloads: far above what a person or a polite
 * program needs. A page with all that it loads is less than twenty.
 */
export const OTHER_REQUESTS_PER_WINDOW = 600;
