import { quote } from '../../text/quote.ts';
import { addresses } from './pages/addresses.ts';

const range = ({ min, max }: { readonly min: number; readonly max: number }): string => `${min} to ${max}`;
const list = (numbers: readonly number[]): string => `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

export const errors: typeof import('../es/errors.ts').errors = {
  language: 'en',
  placeholders: {
    day: '{day}',
    month: '{month}',
    year: '{year}',
    date: '{date}',
    isoDate: '{YYYY-MM-DD}',
    name: '{name}',
  },
  expected: (form, example) => `Expected ${form}, for example ${example}.`,
  pairs: {
    couple: {
      wrong: ['The first date is not valid.', 'The second date is not valid.'],
      missing: 'Two dates are needed.',
    },
    year: {
      wrong: ['The date is not valid.'],
      missing: 'A date and a year are needed.',
    },
    day: {
      wrong: ['The birth date is not valid.', 'The requested day is not valid.'],
      missing: 'A date and a day are needed.',
    },
  },
  yearNotBuilt(year, first, last) {
    const years = first === last ? `the year ${first}` : `the years ${first} to ${last}`;
    return `Only the dates of ${years} are here; you asked for one of ${year}.`;
  },
  option: (name, text, allowed) => `The value "${quote(text)}" of ${name} is not valid: it must be ${allowed}.`,
  oneOf: (first, second) => `${first} or ${second}`,
  wholeNumber: (allowed) => `a whole number from ${range(allowed)}`,
  tooManyRequests: (seconds, site) =>
    `Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} or download the whole dataset from ${site}${addresses.dataset}.`,
  tooManyPages: {
    title: 'Too many pages in a row',
    wait: (seconds) =>
      `Your connection requested many pages in a short time. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`,
    again: 'Try again',
  },
  internal: (support) => `Something failed on our side. If it happens again, write to ${support}.`,
  numberNotFound: (numbers, path) => `The life path numbers are ${list(numbers)}. The list is at ${path}.`,
  arcanumNotFound: (count, path) => `The major arcana go from 1 to ${count}. The list is at ${path}.`,
  chartNotFound: (ranges, example, date) =>
    `No date has these numbers. The day’s goes from ${range(ranges.a)}, the month’s from ${range(ranges.b)} and the year’s from ${range(ranges.c)}, as in ${example}. A date will do too: ${date}.`,
  notFound: (root) => `There is nothing here. All addresses are listed at ${root}.`,
  methodNotAllowed: 'The API is read-only: use GET, HEAD or OPTIONS.',
  onlyPost: (docs) => `This address is for assistants, which use POST. To add it to yours, see ${docs}#asistentes.`,
};
