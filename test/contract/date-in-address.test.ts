import { expect, it } from 'vitest';
import { BIRTH_PARAMETER, writtenDate } from '../../src/contract/date-in-address.ts';

it.each([
  ['birth=1990-06-15', '1990-06-15'],
  ['birth=', ''],
  ['birth-day=15&birth-month=6&birth-year=1990', '15/6/1990'],
  ['birth=2000-01-01&birth-day=15&birth-month=6&birth-year=1990', '2000-01-01'],
  ['birth-day=15&birth-month=6', ''],
  ['birth-day=15&birth-year=1990', ''],
  ['birth-month=6&birth-year=1990', ''],
  ['day=15&month=6&year=1990', ''],
  ['', ''],
])('%s holds %j', (query, text) => expect(writtenDate(new URLSearchParams(query), BIRTH_PARAMETER)).toBe(text));
