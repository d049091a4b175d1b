import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { expect, it } from 'vitest';
import { ROOT } from '../content-fixture.ts';

/** Large modules that few responses need, loaded on demand, with a file that identifies each. */
const ON_DEMAND = [
  '@upstash/redis',
  'data/es/arcana/1.json',
  'src/picture/pieces/es-card.json',
  'src/picture/pieces/es-story.json',
];

it('loads the store’s client, the texts and the pieces of cards only when they are asked for', async () => {
  const { metafile } = await build({
    entryPoints: [path.join(ROOT, 'netlify/edge-functions/api.ts')],
    ...{ bundle: true, splitting: true, format: 'esm', platform: 'neutral', mainFields: ['module', 'main'] },
    ...{ outdir: 'out', write: false, metafile: true },
  });
  const { outputs } = metafile;
  const [first, all] = [[...loadedFirst(outputs)], Object.keys(outputs)];
  const size = (files: string[]): number => files.reduce((sum, file) => sum + outputs[file]!.bytes, 0);
  console.log(`edge function: ${size(first)} bytes of JavaScript at first, ${size(all)} in all`);
  const holds = (files: string[], part: string): boolean =>
    files.some((file) => Object.keys(outputs[file]!.inputs).some((input) => input.includes(part)));
  for (const part of ON_DEMAND) expect([part, holds(first, part), holds(all, part)]).toEqual([part, false, true]);
});

/** The function's own file and all its static imports. */
function loadedFirst(outputs: Metafile['outputs']): Set<string> {
  const found = new Set(Object.keys(outputs).filter((file) => outputs[file]!.entryPoint?.endsWith('functions/api.ts')));
  expect(found.size).toBe(1);
  for (const file of found)
    for (const { path: imported, kind } of outputs[file]!.imports) if (kind === 'import-statement') found.add(imported);
  return found;
}
