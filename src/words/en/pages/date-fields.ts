import { dates, spelling } from '../dates.ts';

export const dateFields: typeof import('../../es/pages/date-fields.ts').dateFields = {
  spelling,
  explain: (problem) => dates.explain(problem),
  birth: 'Birth date',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  missing: { day: 'The day is missing.', month: 'The month is missing.', year: 'The year is missing.' },
  guess: (year) => `${year}; if it’s another, write all four digits`,
  unclear: 'That doesn’t look like a date. Write month, day and year, like June 15, 1990 or 1990-06-15.',
  offline: 'You’re offline: the page for that date can’t be opened right now',
};
