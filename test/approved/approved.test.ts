import path from 'node:path';
import fastGlob from 'fast-glob';
import { expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { helpText } from '../../src/cli/run-cli.ts';
import { TOOLS } from '../../src/mcp/tools-of-endpoints.ts';
import { apiOutputs } from './api-outputs.ts';
import { ANSWERS, cliOutputs, LINES } from './cli-outputs.ts';
import { datasetOutputs } from './dataset-outputs.ts';
import { CALLS, mcpOutputs } from './mcp-outputs.ts';
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

// What nobody asks for is approved by nobody: of a new command, tool or option both forms are.
it.each(Object.keys(COMMANDS))('the command %s is approved for people and, with --json, for programs', (name) => {
  expect(Object.keys(ANSWERS)).toContain(name);
  const [first] = ANSWERS[name as keyof typeof ANSWERS];
  expect(LINES.filter((line) => line.includes('--json') && line.includes(first))).not.toEqual([]);
});

it('every option of the help is approved', () => {
  const options = helpText({ paint: (_, text) => text, width: 80 }, 'en').match(/(?<=^ +)--[a-z]+/gm)!;
  expect(options).toContain('--long');
  const typed = new Set<string>([...Object.values(ANSWERS), ...LINES].flat());
  expect(options.filter((option) => !typed.has(option))).toEqual([]);
});

it.each(TOOLS.map(({ name, inputSchema }) => [name, 'detail' in inputSchema.shape] as const))(
  'the tool %s is approved in brief and, if it has a detail, in full',
  (name, hasDetail) => {
    const details = CALLS.filter(([tool]) => tool === name).map(([, { detail = 'brief' }]) => detail);
    expect(details).toEqual(expect.arrayContaining(hasDetail ? ['brief', 'full'] : ['brief']));
  },
);
