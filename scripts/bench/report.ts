import type { EdgeBundle } from './edge-bundle.ts';
import type { GatewayResult } from './gateway-bench.ts';
import type { PageWeight } from './page-weights.ts';
import type { ServeResult } from './serve-bench.ts';
import { showSpread } from './statistics.ts';
import { STEPS, type TreeResult, type YearsResult } from './tree-results.ts';

export interface BenchReport {
  readonly date: string;
  readonly machine: string;
  readonly years: readonly YearsResult[];
  readonly gateway: readonly GatewayResult[];
  readonly edge: EdgeBundle;
  readonly serve: ServeResult | undefined;
  readonly pages: readonly PageWeight[];
}

/** How much the floor may vary between rounds; a disk that has just deleted many files is up to ten times slower. */
const DISK_AT_REST = 1.6;

/** The figures as Markdown tables, ready for the README. */
export function printReport({ date, machine, years, gateway, edge, serve, pages }: BenchReport): void {
  console.log(`\n${date}, ${machine}\n`);
  const { results: all } = years.at(-1)!;
  table(
    ['Build', 'seconds', '× `tar x`', 'peak MB'],
    STEPS.map((step) => [
      step,
      showSpread(all[step].seconds),
      showSpread(all[step].ratio),
      megabytes(all[step].peakMb),
    ]),
  );
  const floor = all['tar x'].seconds;
  if (floor.max > DISK_AT_REST * floor.min) {
    console.log(
      '`tar x` itself varied much: the disk was not at rest, and the ratios say little. Wait six minutes after deleting large trees.\n',
    );
  }
  const growth = (show: (result: TreeResult) => string): void =>
    table(
      ['Years', 'dates', ...STEPS],
      years.map(({ years: count, dates, results }) => [
        String(count),
        String(dates),
        ...STEPS.map((step) => show(results[step])),
      ]),
    );
  console.log('Seconds, by the number of years:\n');
  growth(({ seconds }) => seconds.median.toFixed(2));
  console.log('Peak memory in MB:\n');
  growth(({ peakMb }) => megabytes(peakMb));
  table(
    ['Gateway (Deno)', 'µs', '× bare', 'bytes allocated'],
    gateway.map(({ name, nanoseconds, ratio, bytes }) => [
      name,
      (nanoseconds / 1000).toFixed(2),
      ratio.toFixed(2),
      bytes === undefined ? '?' : bytes.toFixed(0),
    ]),
  );
  table(
    ['Edge function', ''],
    [
      ['JavaScript', `${(edge.bytes / 1000).toFixed(1)} KB`],
      ['loaded only with a shared store', `${(edge.onDemandBytes / 1000).toFixed(1)} KB`],
      ['load time in ms', showSpread(edge.loadMs)],
    ],
  );
  if (serve) {
    table(
      ['npm run serve', 'requests per second'],
      [
        ['bare node:http', showSpread(serve.bareRequestsPerSecond, 0)],
        ['npm run serve', showSpread(serve.requestsPerSecond, 0)],
        ['ratio', showSpread(serve.ratio)],
      ],
    );
  } else {
    console.log('npm run serve: not measured, because wrk is not installed\n');
  }
  table(
    ['Page', 'requests', 'KB gzip', 'KB brotli'],
    pages.map(({ page, requests, gzipBytes, brotliBytes }) => [
      page,
      String(requests),
      (gzipBytes / 1000).toFixed(1),
      (brotliBytes / 1000).toFixed(1),
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  console.log([line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n'), '\n');
}

function megabytes(value: number | undefined): string {
  return value === undefined ? '?' : value.toFixed(0);
}
