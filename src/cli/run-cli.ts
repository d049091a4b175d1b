import { parseArgs } from 'node:util';
import { attributionText } from '../endpoints/attribution.ts';
import { quote } from '../text/quote.ts';
import type { Language, Words } from '../words/field-descriptions.ts';
import { type CliContext, COMMANDS, MCP_COMMAND, NoAnswer } from './commands.ts';
import { helpText } from './help.ts';
import type { Terminal } from './terminal.ts';

export interface ProgramContext extends Omit<CliContext, 'language'> {
  readonly version: string;
  readonly terminal: Terminal;
  /** What the environment says about languages. */
  readonly environment: { readonly LC_ALL?: string; readonly LC_MESSAGES?: string; readonly LANG?: string };
}

/** What the program prints and its exit code, or the request to serve MCP. */
export type Outcome =
  | { readonly code: 0; readonly out: string }
  | { readonly code: 1 | 2; readonly error: string }
  | 'mcp';

/** For arguments that are not understood; points to `--help`. */
class WrongUsage extends Error {
  readonly words: Words;
  constructor(es: string, en: string) {
    super(en);
    this.words = { es: `${es} Mira open-numerology --help.`, en: `${en} See open-numerology --help.` };
  }
}

/** More than any command takes with all options, and more than the longest name: what is cut is refused all the same. */
const MOST_ARGUMENTS = 20;
const LONGEST_ARGUMENT = 500;

/** The whole command line: arguments in, texts out. Exit code 1 means no such answer, 2 means wrong usage. */
export async function runCli(typed: readonly string[], context: ProgramContext): Promise<Outcome> {
  // Before all else: Node's parser takes quadratic time for long groups of short options and for many arguments.
  const args = typed.slice(0, MOST_ARGUMENTS).map((arg) => arg.slice(0, LONGEST_ARGUMENT));
  const language = languageOf(args, context.environment);
  try {
    return await answer(args, { ...context, language });
  } catch (error) {
    if (error instanceof WrongUsage) return { code: 2, error: `Error: ${error.words[language]}\n` };
    if (error instanceof NoAnswer) return { code: 1, error: `Error: ${error.message}\n` };
    throw error;
  }
}

/** `--lang`, even if other options are wrong; otherwise the environment's language, in POSIX order. */
function languageOf(args: readonly string[], environment: ProgramContext['environment']): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const asked = [...args.join('\n').matchAll(/(?:^|\n)--lang[=\n](\w+)/g)].at(-1)?.[1];
  return /^en/i.test(asked || LC_ALL || LC_MESSAGES || LANG || '') ? 'en' : 'es';
}

async function answer(args: readonly string[], context: ProgramContext & CliContext): Promise<Outcome> {
  const { values, positionals } = parse(args);
  const [name = '', ...rest] = positionals;
  if (values.lang !== undefined && !['es', 'en'].includes(values.lang))
    throw new WrongUsage(
      `No existe la lengua «${quote(values.lang)}»: --lang es o --lang en.`,
      `Unknown language "${quote(values.lang)}"; use --lang es or --lang en.`,
    );
  if (values.version) return { code: 0, out: `${context.version}\n` };
  if (values.help || name === 'help') return { code: 0, out: helpText(context.terminal, context.language) };
  if (name === '') throw new WrongUsage('Falta una fecha.', 'Missing date.');
  if (name === MCP_COMMAND && rest.length === 0) return 'mcp';
  if (name === MCP_COMMAND)
    throw new WrongUsage(`Sobra «${quote(rest[0]!)}»: mcp.`, `Unexpected argument "${quote(rest[0]!)}"; usage: mcp.`);
  const isCommand = Object.hasOwn(COMMANDS, name);
  if (!isCommand && !/[0-9]/.test(name))
    throw new WrongUsage(`No existe el comando «${quote(name)}».`, `Unknown command "${quote(name)}".`);
  const { usage, count, answer: find, print } = COMMANDS[isCommand ? name : 'matrix']!;
  const given = isCommand ? rest : positionals;
  if (given.length < count[0])
    throw new WrongUsage(`Falta algo: ${usage.es}.`, `Missing argument; usage: ${usage.en}.`);
  const extra = given[count[1]];
  if (extra !== undefined)
    throw new WrongUsage(
      `Sobra «${quote(extra)}»: ${usage.es}.`,
      `Unexpected argument "${quote(extra)}"; usage: ${usage.en}.`,
    );
  const body = await find(given, context);
  if (values.json) return { code: 0, out: `${JSON.stringify(body, undefined, 2)}\n` };
  const { content } = context;
  const terminal = { ...context.terminal, isLong: values.long ?? false };
  const lines = [
    ...print(body as never, terminal, content, given),
    '',
    terminal.paint('dim', attributionText(content.publisher)),
  ];
  return { code: 0, out: `${lines.join('\n')}\n` };
}

const OPTIONS = {
  json: { type: 'boolean' },
  long: { type: 'boolean' },
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;
const OPTION_NAMES = [...Object.keys(OPTIONS).map((name) => `--${name}`), '-h', '-v'];

/** Longer than any group of short options. Node would look each of its characters up. */
const LONG_GROUP = /^-[^-].{8}/s;

function parse(args: readonly string[]) {
  try {
    if (args.some((arg) => LONG_GROUP.test(arg))) throw new TypeError('not an option');
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    const wrong = args.find((arg) => arg.startsWith('-') && !OPTION_NAMES.includes(arg.replace(/=.*/, '')));
    if (wrong !== undefined)
      throw new WrongUsage(`No existe la opción «${quote(wrong)}».`, `Unknown option "${quote(wrong)}".`);
    const valued = args.find((arg) => /^--(?!lang=)[a-z]+=/.test(arg))?.replace(/=.*/s, '');
    throw valued === undefined
      ? new WrongUsage('Falta la lengua: --lang es o --lang en.', 'Missing language; use --lang es or --lang en.')
      : new WrongUsage(`La opción ${quote(valued)} va sin valor.`, `The option ${quote(valued)} takes no value.`);
  }
}
