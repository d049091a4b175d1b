import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ChartTable, chartTableRows } from '../../../src/dataset/chart-table.ts';
import { plainCsv } from '../../../src/dataset/csv.ts';
import type { DatasetFacts } from '../../../src/dataset/dataset-facts.ts';
import { DATE_TABLE_COLUMNS, dateTable, dateTableRows } from '../../../src/dataset/date-table.ts';
import { chartsParquet, datesParquet, statisticsParquet } from '../../../src/dataset/parquet-tables.ts';
import { sqliteRows } from '../../../src/dataset/sqlite-rows.ts';
import { STATISTICS_COLUMNS, statisticsRows } from '../../../src/dataset/statistics-rows.ts';
import { workbookSheets } from '../../../src/dataset/workbook-sheets.ts';
import { CHART_COLUMNS } from '../../../src/domain/chart-row.ts';
import type { BuildContext } from '../build-context.ts';
import { writeSqlite } from './sqlite.ts';
import { writeWorkbook } from './workbook.ts';

/**
 * Writes dates, charts and statistics as SQLite, CSV and Parquet, and the dates for spreadsheets: one calculation for all.
 * SQLite first, which needs the most memory, while there is little garbage.
 */
export async function writeTables(
  folder: string,
  context: BuildContext,
  facts: DatasetFacts,
  charts: ChartTable,
): Promise<void> {
  const { content, site, signal } = context;
  const dates = dateTable(context.dates);
  const file = (name: string): string => path.join(folder, name);
  await writeSqlite(file('open-numerology.sqlite'), sqliteRows(content, site, facts, dates, charts), signal);
  await writeFile(file('matrix.csv'), plainCsv(DATE_TABLE_COLUMNS, dateTableRows(dates)));
  await writeFile(file('chart.csv'), plainCsv(CHART_COLUMNS, chartTableRows(charts)));
  await writeFile(file('statistics.csv'), plainCsv(STATISTICS_COLUMNS, statisticsRows()));
  await writeFile(file('matrix.parquet'), datesParquet(dates, facts));
  await writeFile(file('chart.parquet'), chartsParquet(charts, facts));
  await writeFile(file('statistics.parquet'), statisticsParquet(facts));
  await writeWorkbook(file('open-numerology.xlsx'), workbookSheets(content, site, dates), signal);
}
