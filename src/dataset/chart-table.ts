import { allChartNumbers } from '../domain/chart-numbers.ts';
import { CHART_COLUMNS, chartRow } from '../domain/chart-row.ts';

const WIDTH = CHART_COLUMNS.length;

/** Every chart with all its numbers, row after row in the order of {@link CHART_COLUMNS}. */
export interface ChartTable {
  readonly count: number;
  readonly numbers: Uint8Array;
}

/** The table that CSV, Parquet and SQLite are written from; calculated once, by the code that makes the API's bodies. */
export function chartTable(): ChartTable {
  const charts = [...allChartNumbers()];
  const numbers = new Uint8Array(charts.length * WIDTH);
  for (const [i, chart] of charts.entries()) numbers.set(chartRow(chart), i * WIDTH);
  return { count: charts.length, numbers };
}

export function* chartTableRows({ count, numbers }: ChartTable): Generator<Uint8Array> {
  for (let row = 0; row < count; row++) yield numbers.subarray(row * WIDTH, (row + 1) * WIDTH);
}

/** The numbers of one column, top down. */
export function chartTableColumn({ count, numbers }: ChartTable, column: number): Uint8Array {
  const values = new Uint8Array(count);
  for (let row = 0; row < count; row++) values[row] = numbers[row * WIDTH + column]!;
  return values;
}
