import { expect, it } from 'vitest';
import { DATE_COUNT, datesOfYears } from '../../src/calendar/dates.ts';
import { birthNumbers, lifePathNumber } from '../../src/method/birth-numbers.ts';
import { dateCounts } from '../../src/method/date-counts.ts';
import { destinyMatrix, POSITION_KEYS } from '../../src/method/destiny-matrix.ts';
import { LIFE_PATH_NUMBERS, NUMBER_ROLES } from '../../src/method/reduce.ts';

it('agrees with counting date by date', () => {
  const { positions, lifePaths, birthdays, pinnacles } = dateCounts();
  const counted = Object.fromEntries(POSITION_KEYS.map((key) => [key, Array<number>(22).fill(0)]));
  const paths = LIFE_PATH_NUMBERS.map(() => 0);
  const days = NUMBER_ROLES.birthday.map(() => 0);
  const stages = [1, 2, 3, 4].map(() => NUMBER_ROLES.pinnacle.map(() => 0));
  let dates = 0;
  for (const date of datesOfYears()) {
    const matrix = destinyMatrix(date);
    for (const key of POSITION_KEYS) counted[key]![matrix[key] - 1]! += 1;
    paths[LIFE_PATH_NUMBERS.indexOf(lifePathNumber(date))]! += 1;
    const numbers = birthNumbers(date);
    days[(NUMBER_ROLES.birthday as readonly number[]).indexOf(numbers.birthday)]! += 1;
    for (const [i, stage] of stages.entries())
      stage[(NUMBER_ROLES.pinnacle as readonly number[]).indexOf(numbers.pinnacles[i]!.number)]! += 1;
    dates++;
  }
  expect(dates).toBe(DATE_COUNT);
  expect(positions).toEqual(counted);
  expect(lifePaths).toEqual(paths);
  expect(birthdays).toEqual(days);
  expect(pinnacles).toEqual(stages);
});
