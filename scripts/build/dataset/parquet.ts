import { writeFile } from 'node:fs/promises';
import type { SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { CalendarDate } from '../../../src/contract/calendar-date.ts';
import { type ChartTable, chartTableColumn } from '../../../src/dataset/chart-table.ts';
import type { DatasetFacts } from '../../../src/dataset/dataset-facts.ts';
import { CALCULATED_COLUMNS, DATE_PARTS, type DateTable } from '../../../src/dataset/date-table.ts';
import { statisticsRows } from '../../../src/dataset/statistics-rows.ts';
import { CHART_COLUMNS } from '../../../src/domain/chart-row.ts';

const DAY_MS = 86_400_000;

interface ParquetColumn {
  readonly name: string;
  readonly type: 'DATE' | 'INT_8' | 'INT_16' | 'INT_32' | 'UTF8';
  readonly data: Int32Array | Uint8Array | string[];
}

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

/**
 * Small numbers, Snappy, and of the encodings those that the oldest readers know: plain dates, and a dictionary for every
 * other column, which has few values.
 */
async function writeParquet(file: string, facts: object, columns: readonly ParquetColumn[]): Promise<void> {
  const schema: SchemaElement[] = [
    { name: 'root', num_children: columns.length },
    ...columns.map(
      ({ name, type }): SchemaElement => ({
        name,
        type: type === 'UTF8' ? 'BYTE_ARRAY' : 'INT32',
        converted_type: type,
        ...(type === 'DATE' ? { logical_type: { type } } : {}),
        repetition_type: 'REQUIRED',
      }),
    ),
  ];
  const writer = new ByteWriter();
  const kvMetadata = Object.entries(facts).map(([key, value]) => ({ key, value: String(value) }));
  const parquet = new ParquetWriter({ writer, schema, codec: 'SNAPPY', kvMetadata });
  parquet.write({
    columnData: columns.map(({ name, type, data }) => ({
      name,
      data,
      encoding: type === 'DATE' ? 'PLAIN' : 'RLE_DICTIONARY',
    })),
    // All rows in one group: the whole file is smaller than what a reader fetches at once.
    rowGroupSize: columns[0]!.data.length,
  });
  // Readers use the newer pair of statistics only where a file tells the order of its columns, which the library does not
  // write; for signed numbers, though not for text, the older pair says the same.
  for (const { meta_data } of parquet.row_groups.flatMap((group) => group.columns)) {
    const { min_value, max_value } = meta_data!.statistics!;
    if (meta_data!.type === 'INT32') Object.assign(meta_data!.statistics!, { min: min_value, max: max_value });
  }
  parquet.finish();
  await writeFile(file, new Uint8Array(writer.getBuffer()), { flag: 'wx' });
}

/** Days since 1970-01-01, which is how Parquet keeps a date. */
function epochDay({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}
