import { fixedApiFiles } from '../src/api/files.ts';
import type { CalendarDate } from '../src/calendar/dates.ts';
import type { Content } from '../src/content/content-schema.ts';
import { arcana, arcanum } from '../src/endpoints/arcana.ts';
import { calendar } from '../src/endpoints/calendar.ts';
import { chart } from '../src/endpoints/chart.ts';
import { couple } from '../src/endpoints/couple.ts';
import { day } from '../src/endpoints/day.ts';
import type { RenderContext } from '../src/endpoints/endpoint.ts';
import { lifePath, lifePaths } from '../src/endpoints/life-path.ts';
import { matrix } from '../src/endpoints/matrix.ts';
import { name } from '../src/endpoints/name.ts';
import { numbers, numberTexts } from '../src/endpoints/numbers.ts';
import { statistics } from '../src/endpoints/statistics.ts';
import { year } from '../src/endpoints/year.ts';
import { errorBody } from '../src/http/errors.ts';
import type { ChartNumbers } from '../src/method/chart-numbers.ts';
import type { LifePathNumber } from '../src/method/reduce.ts';
import { contextOf } from './content-fixture.ts';

/** The API's bodies for some content and a site, as tests use them. */
export function bodiesOf(content: Content, site: string) {
  const context = contextOf(site, content);
  // Created once, because preparing the content takes longer than a body.
  const of = { matrix: matrix.body(context), chart: chart.body(context), name: name.body(context) };
  return {
    matrix: (date: CalendarDate) => of.matrix({ date }),
    calendar: (year: number) => calendar.body(context)({ year }),
    chart: (numbers: ChartNumbers) => of.chart({ numbers }),
    couple: (a: CalendarDate, b: CalendarDate) => couple.body(context)({ a, b }),
    year: (date: CalendarDate, asked: number) => year.body(context)({ date, year: asked }),
    numberTexts: () => numberTexts.body(context)(),
    numbers: (date: CalendarDate) => numbers.body(context)({ date }),
    day: (date: CalendarDate, asked: CalendarDate) => day.body(context)({ date, day: asked }),
    name: (...texts: string[]) => {
      const read = name.read(texts, 'address');
      if (!read?.ok) throw new Error(JSON.stringify(read && errorBody(read.error, context.words)));
      return of.name(read.params);
    },
    lifePaths: () => lifePaths.body(context)(),
    lifePath: (number: LifePathNumber) => lifePath.body(context)({ number }),
    arcana: () => arcana.body(context)(),
    arcanum: (number: number) => arcanum.body(context)({ number }),
    statistics: () => statistics.body(context)(),
  };
}

/** Every file of the API in a language except matrices and charts. */
export function fixedFiles(context: RenderContext): { readonly path: string; readonly content: string }[] {
  return fixedApiFiles(context).map(({ path, content }) => ({ path, content: String(content) }));
}
