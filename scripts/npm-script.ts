import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the command of package.json that runs a script gives to Node. For whoever starts it without npm, whose process would
 * stand between a signal and ours, and whose own start takes longer than a build with nothing to do.
 *
 * @example nodeArguments(root, 'serve.ts') // ['--import', 'tsx', 'scripts/serve.ts']
 */
export function nodeArguments(root: string, name: string): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const command = Object.values(scripts).find((text) => text.startsWith('node ') && text.includes(`scripts/${name}`));
  if (command === undefined) throw new Error(`package.json has no command for scripts/${name}`);
  return command
    .match(/"[^"]*"|\S+/g)!
    .slice(1)
    .map((word) => word.replaceAll('"', ''));
}
