import type { CalendarDate } from '../src/calendar/dates.ts';
import type { Content } from '../src/content/content.ts';
import { renderArcana, renderArcanum } from '../src/endpoints/arcana-body.ts';
import { renderChart } from '../src/endpoints/chart-body.ts';
import { renderCouple } from '../src/endpoints/couple-body.ts';
import { renderLifePath, renderLifePaths } from '../src/endpoints/life-path-body.ts';
import { renderMatrix } from '../src/endpoints/matrix-body.ts';
import { renderStatistics } from '../src/endpoints/statistics-body.ts';
import { renderYear } from '../src/endpoints/year-body.ts';
import type { ChartNumbers } from '../src/method/chart-numbers.ts';
import type { LifePathNumber } from '../src/method/life-path-number.ts';
import { fixedApiFiles, type OutputFile } from '../src/service/api-files.ts';

/** The API's bodies for a content and an address, as tests ask for them. */
export function bodiesOf(content: Content, site: string) {
  const context = { content, site };
  return {
    matrix: (date: CalendarDate) => renderMatrix(context)({ date }),
    chart: (numbers: ChartNumbers) => renderChart(context)({ numbers }),
    couple: (a: CalendarDate, b: CalendarDate) => renderCouple(context)({ a, b }),
    year: (date: CalendarDate, asked: number) => renderYear(context)({ date, year: asked }),
    lifePaths: () => renderLifePaths(context)({}),
    lifePath: (number: LifePathNumber) => renderLifePath(context)({ number }),
    arcana: () => renderArcana(context)({}),
    arcanum: (number: number) => renderArcanum(context)({ number }),
    statistics: () => renderStatistics(context)({}),
  };
}

/** Every file of the API but the matrices and the charts. */
export async function fixedFiles(content: Content, site: string): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  for await (const file of fixedApiFiles({ content, site })) files.push(file);
  return files;
}
