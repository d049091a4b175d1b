import { type CalendarDate, datesOfYears } from '../../src/calendar/dates.ts';

/** Of a year the method takes only the sum of its digits: with these thirty years, every day of each sum from 2 to 28. */
export const DATES_OF_EVERY_SUM: readonly CalendarDate[] = [...datesOfYears(1900, 1909), ...datesOfYears(1990, 2009)];
