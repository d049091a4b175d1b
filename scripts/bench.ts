import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import fs from 'fs-extra';
import { benchBuilds, DISK_AT_REST, type Spread, STEPS } from './bench/builds.ts';
import type { GatewayResult } from './bench/gateway.ts';
import { benchServe } from './bench/serve.ts';
import { ROOT, runCommand } from './command/run-command.ts';

/** On the project's own disk by default. The JSON is kept; the trees of this run and of killed ones are removed. */
const home = path.resolve(process.env.BENCH_DIR ?? path.join(ROOT, '.cache', 'bench'));
const folder = path.join(home, `run-${process.pid}`);

/** Measures everything and prints it as Markdown tables, ready for docs/benchmarks.md. */
await runCommand(async () => {
  await fs.ensureDir(folder);
  const step = (name: string): void => {
    console.error(`Measuring ${name} …`);
    // Flushes what the previous step has written.
    execFileSync('sync');
  };
  step('the gateway in Deno');
  const gateway = benchGatewayInDeno();
  step('npm run serve');
  const dist = path.join(folder, 'site');
  const build = ['--import', 'tsx', 'scripts/build.ts', '--out', dist, '--years', '1990-1990'];
  execFileSync(process.execPath, build, { cwd: ROOT, stdio: 'ignore' });
  const serve = await benchServe(dist, folder);
  // Last: gigabytes of files in the cache slow down whatever allocates memory after them.
  step('builds');
  const builds = await benchBuilds(folder);

  const date = new Date().toISOString().slice(0, 10);
  const machine = `${os.cpus().length} cores (${os.cpus()[0]?.model.trim() || os.arch()}), ${Math.round(os.totalmem() / 1024 ** 3)} GB, ${os.type()} ${os.release()}, Node ${process.version}`;
  console.log(`\n${date}, ${machine}\n`);
  table(
    ['Build', 'seconds', '× `tar x`', 'peak MB'],
    STEPS.map((name) => {
      const { seconds, ratio, peakMb } = builds[name];
      return [name, spread(seconds), spread(ratio), peakMb?.toFixed(0) ?? '?'];
    }),
  );
  const floor = builds['tar x'].seconds;
  if (floor.max > DISK_AT_REST * floor.min)
    console.log(
      '`tar x` itself varied a lot: the disk was not at rest, and the ratios mean little. Wait six minutes after deleting large trees.\n',
    );
  table(
    ['Gateway (Deno)', 'µs', '× bare'],
    gateway.map(({ name, microseconds, ratio }) => [name, microseconds.toFixed(2), ratio.toFixed(2)]),
  );
  if (serve)
    table(
      ['npm run serve', 'requests per second'],
      [
        ['bare node:http', spread(serve.bareRequestsPerSecond, 0)],
        ['npm run serve', spread(serve.requestsPerSecond, 0)],
        ['ratio', spread(serve.ratio)],
      ],
    );
  else console.log('npm run serve: not measured, because wrk is not installed\n');

  const file = path.join(home, 'bench.json');
  await fs.writeJson(file, { date, machine, builds, gateway, serve }, { spaces: 2 });
  console.log(`Written to ${path.relative(process.cwd(), file)}`);
  console.error('Removing the trees …');
  for (const name of await fs.readdir(home)) if (name.startsWith('run-')) await fs.remove(path.join(home, name));
});

/** In a process of its own, on the runtime of the edge. */
function benchGatewayInDeno(): GatewayResult[] {
  const args = 'run -A --no-lock --no-config --node-modules-dir=manual scripts/bench/gateway.ts'.split(' ');
  const deno = path.join(ROOT, 'node_modules/.bin/deno');
  return JSON.parse(execFileSync(deno, args, { cwd: ROOT, encoding: 'utf8' })) as GatewayResult[];
}

/** `1.23 (1.10–1.40)` */
function spread({ median, min, max }: Spread, digits = 2): string {
  return `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  console.log([line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n'), '\n');
}
