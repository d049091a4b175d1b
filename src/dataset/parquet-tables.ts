import type { CalendarDate } from '../contract/check-date.ts';
import { CHART_COLUMNS } from '../domain/chart-row.ts';
import { type ChartTable, chartTableColumn } from './chart-table.ts';
import type { DatasetFacts } from './dataset-facts.ts';
import { CALCULATED_COLUMNS, DATE_PARTS, type DateTable } from './date-table.ts';
import { type ParquetColumn, parquetFile } from './parquet-file.ts';
import { statisticsRows } from './statistics-rows.ts';

const DAY_MS = 86_400_000;

/** The table of dates, with a real date and a year of 16 bits. */
export function datesParquet({ dates, columns }: DateTable, facts: DatasetFacts): Uint8Array {
  return parquetFile(facts, [
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
export function chartsParquet(table: ChartTable, facts: DatasetFacts): Uint8Array {
  const columns = CHART_COLUMNS.map(
    (name, i): ParquetColumn => ({ name, type: 'INT_8', data: chartTableColumn(table, i) }),
  );
  return parquetFile(withoutDates(facts), columns);
}

/** The table of how common each arcanum is in each position. */
export function statisticsParquet(facts: DatasetFacts): Uint8Array {
  const rows = statisticsRows();
  return parquetFile(withoutDates(facts), [
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
