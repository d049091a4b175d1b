import { type CalendarDate, isoDate } from '../src/calendar/dates.ts';
import type { Content } from '../src/content/content-schema.ts';
import { renderArcana, renderArcanum } from '../src/endpoints/arcana-body.ts';
import { renderCalendar } from '../src/endpoints/calendar-body.ts';
import { renderChart } from '../src/endpoints/chart-body.ts';
import { renderCouple } from '../src/endpoints/couple-body.ts';
import { isRefused, type Refused } from '../src/endpoints/endpoint.ts';
import type { Texts } from '../src/endpoints/endpoint-kinds.ts';
import { renderLifePath, renderLifePaths } from '../src/endpoints/life-path-body.ts';
import { renderMatrix } from '../src/endpoints/matrix-body.ts';
import { renderName } from '../src/endpoints/name-body.ts';
import { renderDay, renderNumbers, renderNumberTexts } from '../src/endpoints/numbers-body.ts';
import { renderStatistics } from '../src/endpoints/statistics-body.ts';
import { renderYear } from '../src/endpoints/year-body.ts';
import type { ChartNumbers } from '../src/method/chart-numbers.ts';
import type { LifePathNumber } from '../src/method/reduce.ts';
import { fixedApiFiles, type OutputFile } from '../src/service/api-files.ts';

/** The API's bodies for a content and an address, as tests ask for them. */
export function bodiesOf(content: Content, site: string) {
  const context = { content, site };
  // Made once: what a body needs of the content is prepared before the first one.
  const of = {
    matrix: renderMatrix(context),
    chart: renderChart(context),
    couple: renderCouple(context),
    year: renderYear(context),
    numberTexts: renderNumberTexts(context),
    numbers: renderNumbers(context),
    day: renderDay(context),
    name: renderName(context),
    lifePaths: renderLifePaths(context),
    lifePath: renderLifePath(context),
    arcana: renderArcana(context),
    arcanum: renderArcanum(context),
    statistics: renderStatistics(context),
  };
  return {
    matrix: (date: CalendarDate) => of.matrix({ date }),
    calendar: (year: number) => renderCalendar(context)({ year }),
    chart: (numbers: ChartNumbers) => of.chart({ numbers }),
    couple: (a: CalendarDate, b: CalendarDate) => read(of.couple, isoDate(a), isoDate(b)),
    year: (date: CalendarDate, asked: number) => read(of.year, isoDate(date), String(asked)),
    numberTexts: () => of.numberTexts({}),
    numbers: (date: CalendarDate) => read(of.numbers, isoDate(date)),
    day: (date: CalendarDate, asked: CalendarDate) => read(of.day, isoDate(date), isoDate(asked)),
    name: (...texts: string[]) => read(of.name, ...texts),
    lifePaths: () => of.lifePaths({}),
    lifePath: (number: LifePathNumber) => of.lifePath({ number }),
    arcana: () => of.arcana({}),
    arcanum: (number: number) => of.arcanum({ number }),
    statistics: () => of.statistics({}),
  };
}

/** A body whose module reads what was sent. */
function read<Body extends object>(render: (sent: Texts) => Body | Refused, ...texts: string[]): Body {
  const body = render({ texts, expected: undefined });
  if (isRefused(body)) throw new Error(body.refused.body.message);
  return body;
}

/** Every file of the API but the matrices and the charts. */
export async function fixedFiles(content: Content, site: string): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  for await (const file of fixedApiFiles({ content, site })) files.push(file);
  return files;
}
