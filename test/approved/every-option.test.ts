import { expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { helpText } from '../../src/cli/run-cli.ts';
import { TOOLS } from '../../src/mcp/tools-of-endpoints.ts';
import { ANSWERS, LINES } from './cli-outputs.ts';
import { CALLS } from './mcp-outputs.ts';

// What nobody asks for is approved by nobody: of a new command, tool or option both forms are.
it.each(Object.keys(COMMANDS))('the command %s is approved for people and, with --json, for programs', (name) => {
  expect(Object.keys(ANSWERS)).toContain(name);
  const [first] = ANSWERS[name as keyof typeof ANSWERS];
  expect(LINES.filter((line) => line.includes('--json' as never) && line.includes(first as never))).not.toEqual([]);
});

it('every option of the help is approved', () => {
  const options = helpText({ paint: (_, text) => text, width: 80 }, 'en').match(/(?<=^ +)--[a-z]+/gm)!;
  expect(options).toContain('--long');
  const typed = [...Object.values(ANSWERS), ...LINES].flat();
  expect(options.filter((option) => !typed.includes(option as never))).toEqual([]);
});

it.each(TOOLS.map(({ name, inputSchema }) => [name, 'detail' in inputSchema.shape] as const))(
  'the tool %s is approved in brief and, if it has a detail, in full',
  (name, hasDetail) => {
    const details = CALLS.filter(([tool]) => tool === name).map(([, { detail = 'brief' }]) => detail);
    expect(details).toEqual(expect.arrayContaining(hasDetail ? ['brief', 'full'] : ['brief']));
  },
);
