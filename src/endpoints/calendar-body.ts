import { datesOfYears, isoDate } from '../calendar/dates.ts';
import { sitePath } from '../http/site-path.ts';
import { POINT_INDEX } from '../method/chart-formulas.ts';
import { dateChart, POSITION_KEYS, POSITION_POINTS } from '../method/destiny-matrix.ts';
import { lifePathNumber } from '../method/life-path-number.ts';
import { calendarCitation, recordOrigin } from './attribution.ts';
import type { CalendarBody } from './calendar-schema-and-docs.ts';
import type { Renderer } from './endpoint.ts';
import type { OfCalendar } from './parameters.ts';

const POSITIONS = POSITION_KEYS.map((key) => POINT_INDEX[POSITION_POINTS[key]]);

/** Rows instead of objects, because repeated column names would be nine tenths of the body. */
export const renderCalendar: Renderer<OfCalendar, CalendarBody> =
  ({ content: { publisher }, site }) =>
  ({ year }) => ({
    year,
    columns: ['date', ...POSITION_KEYS, 'life_path', 'a', 'b', 'c'],
    rows: Array.from(datesOfYears(year, year), (date) => {
      const points = dateChart(date);
      const numbers = POSITIONS.map((index) => points[index]!);
      const { A, B, C } = POINT_INDEX;
      return [isoDate(date), ...numbers, lifePathNumber(date), points[A]!, points[B]!, points[C]!];
    }),
    ...recordOrigin(publisher, `${site}${sitePath.dataset()}`, (url) => calendarCitation(publisher, year, url)),
  });
