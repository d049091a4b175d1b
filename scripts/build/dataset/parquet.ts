import { writeFile } from 'node:fs/promises';
import type { SchemaElement } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { CalendarDate } from '../../../src/contract/calendar-date.ts';
import type { DatasetFacts } from '../../../src/dataset/dataset-facts.ts';
import { type DateTable, NUMBER_COLUMNS } from '../../../src/dataset/date-table.ts';

const DAY_MS = 86_400_000;

/**
 * Writes the table of dates as Parquet: a real date, 8-bit numbers (16 for the year), Snappy, which every reader has, and
 * statistics. Dates go up by one and differences take no space; every other column has few values, so a dictionary.
 */
export async function writeParquet(file: string, { dates, columns }: DateTable, facts: DatasetFacts): Promise<void> {
  const columnData = [
    { name: 'date', data: Int32Array.from(dates, epochDay), encoding: 'DELTA_BINARY_PACKED' as const },
    ...NUMBER_COLUMNS.map((name) => ({ name, data: columns[name], encoding: 'RLE_DICTIONARY' as const })),
  ];
  const schema: SchemaElement[] = [
    { name: 'root', num_children: columnData.length },
    {
      name: 'date',
      type: 'INT32',
      converted_type: 'DATE',
      logical_type: { type: 'DATE' },
      repetition_type: 'REQUIRED',
    },
    ...NUMBER_COLUMNS.map(
      (name): SchemaElement => ({
        name,
        type: 'INT32',
        converted_type: name === 'year' ? 'INT_16' : 'INT_8',
        repetition_type: 'REQUIRED',
      }),
    ),
  ];
  const kvMetadata = Object.entries(facts).map(([key, value]) => ({ key, value: String(value) }));
  // All rows in one group: the whole file is smaller than what a reader fetches at once.
  const buffer = parquetWriteBuffer({ columnData, schema, codec: 'SNAPPY', rowGroupSize: dates.length, kvMetadata });
  await writeFile(file, new Uint8Array(buffer), { flag: 'wx' });
}

/** Days since 1970-01-01, which is how Parquet keeps a date. */
function epochDay({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}
