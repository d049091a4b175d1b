import { DATE_COUNT, FIRST_YEAR, isoDate, LAST_YEAR } from '../calendar/dates.ts';
import { apiPath } from '../http/api-path.ts';
import { dateCounts } from '../method/date-counts.ts';
import { POSITION_KEYS } from '../method/destiny-matrix.ts';
import { ARCANA_COUNT, LIFE_PATH_NUMBERS, NUMBER_ROLES } from '../method/reduce.ts';
import { recordOrigin } from './attribution.ts';
import type { Endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { ONE_FILE } from './parameters.ts';
import { constant, dateText, integer, list, object, record, type Static } from './schema.ts';

const dates = integer(0);
const numberCounts = (role: 'birthday' | 'pinnacle') =>
  list(object({ number: field.numberOf(role), dates }), NUMBER_ROLES[role].length);

const schema = object({
  dates: constant(DATE_COUNT),
  first_date: dateText,
  last_date: dateText,
  positions: record(POSITION_KEYS, list(object({ arcana: field.arcanumNumber, dates }), ARCANA_COUNT)),
  life_paths: list(object({ number: field.lifePathNumber, dates }), LIFE_PATH_NUMBERS.length),
  birthdays: numberCounts('birthday'),
  pinnacles: list(numberCounts('pinnacle'), 4),
  ...field.origin,
});

export type StatisticsBody = Static<typeof schema>;

export const statistics = {
  name: 'statistics',
  path: '/statistics',
  ...ONE_FILE,
  schemaName: 'statistics',
  schema,
  file: () => apiPath('/statistics'),
  operation: { id: 'getStatistics', tag: 'arcana' },
  body: (context) => () => {
    const { positions, lifePaths, birthdays, pinnacles } = dateCounts();
    const counted = <N extends number>(numbers: readonly N[], counts: readonly number[]) =>
      numbers.map((number, i) => ({ number, dates: counts[i]! }));
    return {
      dates: DATE_COUNT,
      first_date: isoDate({ day: 1, month: 1, year: FIRST_YEAR }),
      last_date: isoDate({ day: 31, month: 12, year: LAST_YEAR }),
      positions: Object.fromEntries(
        POSITION_KEYS.map((key) => [key, positions[key].map((number, i) => ({ arcana: i + 1, dates: number }))]),
      ) as StatisticsBody['positions'],
      life_paths: counted(LIFE_PATH_NUMBERS, lifePaths),
      birthdays: counted(NUMBER_ROLES.birthday, birthdays),
      pinnacles: pinnacles.map((counts) => counted(NUMBER_ROLES.pinnacle, counts)),
      ...recordOrigin(context, context.words.citations.statistics, context.words.paths.dataset),
    };
  },
} as const satisfies Endpoint<object, StatisticsBody>;
