import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fs from 'fs-extra';
import { benchEdgeBundle } from './bench/edge-bundle.ts';
import type { GatewayResult } from './bench/gateway-bench.ts';
import { pageWeights } from './bench/page-weights.ts';
import { type BenchReport, printReport } from './bench/report.ts';
import { benchServe } from './bench/serve-bench.ts';
import { benchTrees } from './bench/tree-bench.ts';
import { runCommand } from './command/run-command.ts';

const root = path.resolve(import.meta.dirname, '..');
/** On the project's own disk unless told otherwise. The JSON stays; the trees of this run go, and those of one that was ended. */
const home = path.resolve(process.env.BENCH_DIR ?? path.join(root, '.cache', 'bench'));
const folder = path.join(home, `run-${process.pid}`);

await runCommand(async () => {
  await fs.ensureDir(folder);
  const step = (name: string): void => {
    console.error(`Measuring ${name} …`);
    // Nothing of the step before may still be on its way to the disk.
    execFileSync('sync');
  };
  step('the gateway in Deno');
  const gateway = benchGatewayInDeno();
  step('the edge bundle');
  const edge = await benchEdgeBundle(root, folder);
  step('npm run serve');
  const dist = path.join(folder, 'site');
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--out', dist, '--years', '1990-1990'], {
    cwd: root,
    stdio: 'ignore',
  });
  const serve = await benchServe(root, dist, folder);
  // Last: gigabytes of files in the cache slow down whatever allocates memory after them.
  step('trees');
  const years = await benchTrees(root, folder);
  const report: BenchReport = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${os.cpus().length} cores (${os.cpus()[0]?.model.trim() || os.arch()}), ${Math.round(os.totalmem() / 1024 ** 3)} GB, ${os.type()} ${os.release()}, Node ${process.version}`,
    years,
    gateway,
    edge,
    serve,
    pages: pageWeights(dist),
  };
  printReport(report);
  const file = path.join(home, 'bench.json');
  await fs.writeJson(file, report, { spaces: 2 });
  console.log(`Written to ${path.relative(process.cwd(), file)}`);
  console.error('Removing the trees …');
  for (const name of await readdir(home)) if (name.startsWith('run-')) await fs.remove(path.join(home, name));
});

/** In a process of its own, by the runtime that the edge has. */
function benchGatewayInDeno(): GatewayResult[] {
  const args = [
    'run',
    '-A',
    '--no-lock',
    '--no-config',
    '--node-modules-dir=manual',
    '--v8-flags=--expose-gc',
    'scripts/bench/gateway-main.ts',
  ];
  return JSON.parse(
    execFileSync(path.join(root, 'node_modules/.bin/deno'), args, { cwd: root, encoding: 'utf8' }),
  ) as GatewayResult[];
}
