import { DATE_COUNT, FIRST_YEAR, isoDate, LAST_YEAR } from '../calendar/dates.ts';
import { sitePath } from '../http/site-path.ts';
import { dateCounts } from '../method/date-counts.ts';
import { POSITION_KEYS } from '../method/destiny-matrix.ts';
import { NUMBER_ROLES } from '../method/number-roles.ts';
import { LIFE_PATH_NUMBERS } from '../method/reduce.ts';
import { recordOrigin, statisticsCitation } from './attribution.ts';
import type { Renderer } from './endpoint.ts';
import type { StatisticsBody } from './statistics-schema-and-docs.ts';

export const renderStatistics: Renderer<object, StatisticsBody> =
  ({ content: { publisher }, site }) =>
  () => {
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
      ...recordOrigin(publisher, `${site}${sitePath.dataset()}`, (url) => statisticsCitation(publisher, url)),
    };
  };
