import { writeFile } from 'node:fs/promises';
import type { SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { CalendarDate } from '../../../src/contract/calendar-date.ts';
import { type ChartTable, chartTableColumn } from '../../../src/dataset/chart-table.ts';
import type { DatasetFacts } from '../../../src/dataset/dataset-facts.ts';
import { CALCULATED_COLUMNS, DATE_PARTS, type DateTable } from '../../../src/dataset/date-table.ts';
import { CHART_COLUMNS } from '../../../src/domain/chart-row.ts';

const DAY_MS = 86_400_000;

interface ParquetColumn {
  readonly name: string;
  readonly type: 'DATE' | 'INT_8' | 'INT_16';
  readonly data: Int32Array | Uint8Array;
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

/** The table of charts. What the facts say about rows and dates is not about this one. */
export function writeChartsParquet(file: string, table: ChartTable, facts: DatasetFacts): Promise<void> {
  const { description: _, rows: __, first_date: ___, last_date: ____, ...shared } = facts;
  const columns = CHART_COLUMNS.map(
    (name, i): ParquetColumn => ({ name, type: 'INT_8', data: chartTableColumn(table, i) }),
  );
  return writeParquet(file, shared, columns);
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
        type: 'INT32',
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
  // write; for signed numbers the older pair says the same.
  for (const { meta_data } of parquet.row_groups.flatMap((group) => group.columns)) {
    const { min_value, max_value } = meta_data!.statistics!;
    Object.assign(meta_data!.statistics!, { min: min_value, max: max_value });
  }
  parquet.finish();
  await writeFile(file, new Uint8Array(writer.getBuffer()), { flag: 'wx' });
}

/** Days since 1970-01-01, which is how Parquet keeps a date. */
function epochDay({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}
