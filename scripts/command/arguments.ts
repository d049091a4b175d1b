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
    throw new UserError(`${(cause as Error).message.split('. ')[0]}; allowed: ${allowed}`, { cause });
  }
}
