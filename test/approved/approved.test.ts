import path from 'node:path';
import fastGlob from 'fast-glob';
import { expect, it } from 'vitest';
import { apiOutputs } from './api-outputs.ts';
import { cliOutputs } from './cli-outputs.ts';
import { datasetOutputs } from './dataset-outputs.ts';
import { mcpOutputs } from './mcp-outputs.ts';
import { packageOutputs } from './package-outputs.ts';
import type { Outputs } from './readable.ts';
import { websiteOutputs } from './website-outputs.ts';

const FOLDER = import.meta.dirname;

/** Approved by test/product/netlify-build.test.ts, which has to run Netlify's own build. */
const ELSEWHERE = ['edge-functions.json'];

const api = await apiOutputs();
const outputs: Outputs = {
  ...api.outputs,
  ...(await datasetOutputs(api.fileOf)),
  ...(await websiteOutputs(api.fileOf)),
  ...(await cliOutputs(api.fileOf)),
  ...(await mcpOutputs(api.fileOf)),
  ...packageOutputs(),
};

// `npm run approve` writes what is made now; whoever reviews the change reads the diff.
it.each(Object.keys(outputs))('%s is what was approved', async (name) => {
  await expect(outputs[name]).toMatchFileSnapshot(path.join(FOLDER, name));
});

it('nothing is left of outputs that are no longer made', async () => {
  const there = await fastGlob('**', { cwd: FOLDER, ignore: ['*.ts'] });
  expect(there.filter((name) => !(name in outputs) && !ELSEWHERE.includes(name))).toEqual([]);
});
