import { runCli } from '../../src/cli/run-cli.ts';
import { loadContent } from '../content-fixture.ts';
import { SITE } from '../requests/fronts.ts';

interface Setting {
  readonly paint?: (style: string, text: string) => string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** The output of the command line on November 16, 2026. */
export async function run(
  args: readonly string[],
  { paint = (_, text) => text, environment = {} }: Setting = {},
): Promise<{ code: number; text: string }> {
  const terminal = { paint, width: 80 };
  const facts = { loadContent, site: SITE, version: '1.2.3', today: { day: 16, month: 11, year: 2026 } };
  const outcome = await runCli(args, { ...facts, terminal, environment });
  if (outcome === 'mcp') return { code: 0, text: '(serves MCP)\n' };
  return { code: outcome.code, text: outcome.code === 0 ? outcome.out : outcome.error };
}
