import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from './user-error.ts';

/** Reads a command's options. A mistake is one line that ends with what is allowed. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  allowed: string,
): ReturnType<typeof parseArgs<{ options: Options }>>['values'] {
  try {
    return parseArgs({ args, options }).values;
  } catch (cause) {
    const [mistake] = (cause as Error).message.split('. ');
    // npm keeps an option for itself and hands over the value alone.
    const isNpms = process.env.npm_lifecycle_event !== undefined && mistake!.startsWith('Unexpected argument');
    throw new UserError(`${mistake}; allowed: ${allowed}${isNpms ? ', after a lone -- for npm' : ''}`, { cause });
  }
}
