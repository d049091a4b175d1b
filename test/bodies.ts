import type { CalendarDate } from '../src/calendar/dates.ts';
import type { Content } from '../src/content/content.ts';
import * as arcanaList from '../src/endpoints/arcana-list-body.ts';
import * as arcanum from '../src/endpoints/arcanum-body.ts';
import * as chart from '../src/endpoints/chart-body.ts';
import * as couple from '../src/endpoints/couple-body.ts';
import * as lifePath from '../src/endpoints/life-path-body.ts';
import * as lifePathList from '../src/endpoints/life-path-list-body.ts';
import * as matrix from '../src/endpoints/matrix-body.ts';
import * as statistics from '../src/endpoints/statistics-body.ts';
import * as year from '../src/endpoints/year-body.ts';
import type { ChartNumbers } from '../src/method/chart-numbers.ts';
import type { LifePathNumber } from '../src/method/life-path-number.ts';
import { fixedApiFiles, type OutputFile } from '../src/service/api-files.ts';

/** The API's bodies for a content and an address, as tests ask for them. */
export function bodiesOf(content: Content, site: string) {
  const context = { content, site };
  return {
    matrix: (date: CalendarDate) => matrix.render(context)({ date }),
    chart: (numbers: ChartNumbers) => chart.render(context)({ numbers }),
    couple: (a: CalendarDate, b: CalendarDate) => couple.render(context)({ a, b }),
    year: (date: CalendarDate, asked: number) => year.render(context)({ date, year: asked }),
    lifePaths: () => lifePathList.render(context)({}),
    lifePath: (number: LifePathNumber) => lifePath.render(context)({ number }),
    arcana: () => arcanaList.render(context)({}),
    arcanum: (number: number) => arcanum.render(context)({ number }),
    statistics: () => statistics.render(context)({}),
  };
}

/** Every file of the API but the matrices and the charts. */
export async function fixedFiles(content: Content, site: string): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  for await (const file of fixedApiFiles({ content, site })) files.push(file);
  return files;
}
