import { parquetMetadata } from 'hyparquet';
import { expect, it } from 'vitest';
import { chartTable } from '../../src/dataset/chart-table.ts';
import { dateTable } from '../../src/dataset/date-table.ts';
import { chartsParquet, datesParquet, statisticsParquet } from '../../src/dataset/parquet-tables.ts';
import { facts } from './written-fixture.ts';

const MOST: Readonly<Record<string, number>> = { INT_8: 127, INT_16: 32_767, INT_32: 2_147_483_647 };
const dates = dateTable([
  { day: 1, month: 1, year: 1900 },
  { day: 31, month: 12, year: 2100 },
]);

it.each([
  ['matrix', datesParquet(dates, facts)],
  ['chart', chartsParquet(chartTable(), facts)],
  ['statistics', statisticsParquet(facts)],
])('every number of %s.parquet fits its type', (_, bytes) => {
  const { schema, row_groups } = parquetMetadata(new Uint8Array(bytes).buffer);
  const small = row_groups[0]!.columns.flatMap(({ meta_data }, i) => {
    const { name, converted_type } = schema[i + 1]!;
    return Number(meta_data!.statistics!.max_value) > (MOST[converted_type!] ?? Infinity) ? [name] : [];
  });
  expect(small).toEqual([]);
});
