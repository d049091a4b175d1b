import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { ROOT } from '../content-fixture.ts';

/** What an isolate has to read before its first answer; it starts thousands of times a day. */
const BUDGET_BYTES = 45 * 1024;

it('loads at most 45 KB at the edge, and the store’s client only when it is asked for', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(ROOT, 'netlify/edge-functions/api.ts')],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    outdir: 'out',
    write: false,
    metafile: true,
  });
  const outputs = Object.values(metafile.outputs);
  const ordinary = outputs.filter((output) => !Object.keys(output.inputs).some((input) => input.includes('@upstash')));
  const bytes = ordinary.reduce((sum, output) => sum + output.bytes, 0);
  const all = outputFiles.reduce((sum, file) => sum + file.contents.length, 0);
  console.log(`edge function: ${bytes} bytes of JavaScript without a store, ${all} with`);
  expect(ordinary.some((output) => output.entryPoint?.endsWith('api.ts'))).toBe(true);
  expect(bytes).toBeLessThan(BUDGET_BYTES);
  expect(all).toBeGreaterThan(bytes);
});
