import { expect, it } from 'vitest';
import { serviceIndex } from '../../src/service/service-index.ts';
import { contextOf } from '../content-fixture.ts';

it.each([
  [undefined, '/api/matrix/15/6/1990', '/api/calendar/1990'],
  [{ first: 1980, last: 1990 }, '/api/matrix/15/6/1990', '/api/calendar/1990'],
  [{ first: 2000, last: 2001 }, '/api/matrix/15/6/2000', '/api/calendar/2000'],
])('the index of a build with the years %j has examples of its own', (years, matrix, calendar) => {
  const { examples } = serviceIndex({ ...contextOf(''), ...(years && { years }) });
  expect([examples.matrix, examples.calendar]).toEqual([matrix, calendar]);
  // Computed, for any year.
  expect(examples.year).toBe('/api/year/1990-06-15/2026');
});
