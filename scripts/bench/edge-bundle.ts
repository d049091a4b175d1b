import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';
import fs from 'fs-extra';
import { type Spread, spreadOf } from './statistics.ts';

export interface EdgeBundle {
  /** What every isolate loads, unminified as Netlify ships it. */
  readonly bytes: number;
  /** What is loaded only when a shared store is configured. */
  readonly onDemandBytes: number;
  readonly loadMs: Spread;
}

const RUNS = 7;

/** The edge function as one module, and how long Deno takes to load it. */
export async function benchEdgeBundle(root: string, folder: string): Promise<EdgeBundle> {
  const outdir = path.join(folder, 'edge');
  const { metafile } = await build({
    entryPoints: [path.join(root, 'netlify/edge-functions/api.ts')],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    mainFields: ['module', 'main'],
    external: ['node:*'],
    metafile: true,
    logLevel: 'error',
  });
  const outputs = Object.entries(metafile.outputs);
  const entry = outputs.find(([, { entryPoint }]) => entryPoint?.endsWith('edge-functions/api.ts'))!;
  const byFile = new Map(outputs);
  const always = new Set<string>();
  const visit = (file: string): void => {
    if (always.has(file)) return;
    always.add(file);
    for (const { path: imported, kind } of byFile.get(file)?.imports ?? [])
      if (kind === 'import-statement' && byFile.has(imported)) visit(imported);
  };
  visit(entry[0]);
  const size = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + byFile.get(file)!.bytes, 0);
  const all = size(byFile.keys());
  return {
    bytes: size(always),
    onDemandBytes: all - size(always),
    loadMs: spreadOf(await loadTimes(root, folder, path.join(outdir, 'api.js'))),
  };
}

async function loadTimes(root: string, folder: string, bundle: string): Promise<number[]> {
  const script = path.join(folder, 'load.mjs');
  await fs.writeFile(
    script,
    `
globalThis.Netlify = { env: { get() {} } };
const started = performance.now();
await import(${JSON.stringify(`file://${bundle}`)});
console.log(performance.now() - started);
`,
  );
  const deno = path.join(root, 'node_modules/.bin/deno');
  return Array.from({ length: RUNS }, () =>
    Number(execFileSync(deno, ['run', '--no-config', '--no-lock', '--allow-all', script], { encoding: 'utf8' })),
  );
}
