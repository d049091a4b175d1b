import type { CalendarDate } from '../../../src/contract/calendar-date.ts';
import { type ChartTable, chartTableColumn } from '../../../src/dataset/chart-table.ts';
import type { DatasetFacts } from '../../../src/dataset/dataset-facts.ts';
import { CALCULATED_COLUMNS, DATE_PARTS, type DateTable } from '../../../src/dataset/date-table.ts';
import { statisticsRows } from '../../../src/dataset/statistics-rows.ts';
import { CHART_COLUMNS } from '../../../src/domain/chart-row.ts';
import { type ParquetColumn, writeParquet } from './parquet-file.ts';

const DAY_MS = 86_400_000;

/** The table of dates, with a real date and a year of 16 bits. */
export function writeDatesParquet(file: string, { dates, columns }: DateTable, facts: DatasetFacts): Promise<void> {
  return writeParquet(file, facts, [
    { name: 'date', type: 'DATE', data: Int32Array.from(dates, epochDay) },
    ...DATE_PARTS.map(
      (name): ParquetColumn => ({
        name,
        type: name === 'year' ? 'INT_16' : 'INT_8',
        data: Int32Array.from(dates, (date) => date[name]),
      }),
    ),
    ...CALCULATED_COLUMNS.map((name): ParquetColumn => ({ name, type: 'INT_8', data: columns[name] })),
  ]);
}

/** The table of charts. */
export function writeChartsParquet(file: string, table: ChartTable, facts: DatasetFacts): Promise<void> {
  const columns = CHART_COLUMNS.map(
    (name, i): ParquetColumn => ({ name, type: 'INT_8', data: chartTableColumn(table, i) }),
  );
  return writeParquet(file, withoutDates(facts), columns);
}

/** The table of how common each arcanum is in each position. */
export function writeStatisticsParquet(file: string, facts: DatasetFacts): Promise<void> {
  const rows = statisticsRows();
  return writeParquet(file, withoutDates(facts), [
    { name: 'position', type: 'UTF8', data: rows.map(([position]) => position) },
    { name: 'arcana', type: 'INT_8', data: Uint8Array.from(rows, ([, arcana]) => arcana) },
    { name: 'dates', type: 'INT_32', data: Int32Array.from(rows, ([, , dates]) => dates) },
  ]);
}

/** What the facts say about rows and dates is about the table of dates alone. */
function withoutDates(facts: DatasetFacts): object {
  const { description: _, rows: __, first_date: ___, last_date: ____, ...shared } = facts;
  return shared;
}

/** Days since 1970-01-01, which is how Parquet keeps a date. */
function epochDay({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}
