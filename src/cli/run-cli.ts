import { parseArgs } from 'node:util';
import type { Content } from '../content/content-schema.ts';
import { attributionText } from '../endpoints/attribution.ts';
import { ANSWERS } from '../words/answers.ts';
import { CLI_WORDS, type CliWords } from '../words/cli.ts';
import { COMPLETE, type Language } from '../words/language.ts';
import { type CliContext, COMMANDS, NoAnswer } from './commands.ts';
import { printAnswer } from './print-answers.ts';
import { answerPrinterOf, printerOf, type Terminal, table } from './terminal.ts';

interface ProgramContext extends Pick<CliContext, 'today'> {
  /** Loads the texts of one language; a run needs no other. */
  readonly loadContent: (language: Language) => Content | Promise<Content>;
  /** Base URL of links in the answers. */
  readonly site: string;
  readonly version: string;
  readonly terminal: Terminal;
  readonly environment: Environment;
}

type Environment = Readonly<Partial<Record<'LC_ALL' | 'LC_MESSAGES' | 'LANG', string>>>;

/** What to print and the exit code, or a request to serve MCP. */
type Outcome = { readonly code: 0; readonly out: string } | { readonly code: 1 | 2; readonly error: string } | 'mcp';

/** For invalid usage; points to `--help`. */
class WrongUsage extends Error {}

/** More arguments than any command takes, and longer ones than any name: what is cut off would be rejected anyway. */
const MOST_ARGUMENTS = 20;
const LONGEST_ARGUMENT = 500;

/** The whole command line: arguments in, text out. Exit code 1 means no answer, 2 means invalid usage. */
export async function runCli(typed: readonly string[], context: ProgramContext): Promise<Outcome> {
  // Before parsing: Node's parser takes quadratic time for long groups of short options and for many arguments.
  const args = typed.slice(0, MOST_ARGUMENTS).map((arg) => arg.slice(0, LONGEST_ARGUMENT));
  try {
    return await answer(args, languageOf(args, context.environment), context);
  } catch (error) {
    if (error instanceof WrongUsage) return { code: 2, error: `Error: ${error.message}\n` };
    if (error instanceof NoAnswer) return { code: 1, error: `Error: ${error.message}\n` };
    throw error;
  }
}

/** The user's language: `--lang`, even if other options are invalid; otherwise the environment's language, in POSIX order. */
export function languageOf(args: readonly string[], { LC_ALL, LC_MESSAGES, LANG }: Environment): Language {
  const asked = [...args.join('\n').matchAll(/(?:^|\n)--lang[=\n](\w+)/g)].at(-1)?.[1];
  return languageNamed(asked) ?? languageNamed(LC_ALL || LC_MESSAGES || LANG) ?? COMPLETE[0];
}

/** @example languageNamed('en_GB.UTF-8') // 'en' */
function languageNamed(locale = ''): Language | undefined {
  const [name] = locale.toLowerCase().split(/[^a-z]/);
  return COMPLETE.find((language) => language === name);
}

/** Handled by the program itself: a server has no answer to print. */
const MCP_COMMAND = 'mcp';

async function answer(args: readonly string[], language: Language, context: ProgramContext): Promise<Outcome> {
  const words = CLI_WORDS[language];
  const { wrong } = words;
  const { values, positionals } = parse(args, wrong);
  const [name = '', ...rest] = positionals;
  const asked = COMPLETE.find((published) => published === values.lang);
  if (asked !== values.lang) throw new WrongUsage(wrong.language(values.lang!, LANGUAGE_OPTIONS));
  if (values.version) return { code: 0, out: `${context.version}\n` };
  if (values.help || name === 'help') return { code: 0, out: helpText(context.terminal, language) };
  if (name === '') throw new WrongUsage(wrong.date);
  if (name === MCP_COMMAND && rest.length === 0) return 'mcp';
  if (name === MCP_COMMAND) throw new WrongUsage(wrong.extra(rest[0]!, MCP_COMMAND));
  const isCommand = Object.hasOwn(COMMANDS, name);
  if (!isCommand && !/[0-9]/.test(name)) throw new WrongUsage(wrong.command(name));
  const command = isCommand ? name : 'matrix';
  const { words: wordsOf, count, answer: find } = COMMANDS[command]!;
  const [usage] = wordsOf(words);
  const given = isCommand ? rest : positionals;
  if (given.length < count[0]) throw new WrongUsage(wrong.missing(usage));
  const extra = given[count[1]];
  if (extra !== undefined) throw new WrongUsage(wrong.extra(extra, usage));
  // JSON is for programs, so it must not depend on the user's locale.
  const spoken = values.json ? (asked ?? COMPLETE[0]) : language;
  const { site, today } = context;
  const content = await context.loadContent(spoken);
  const render = { content, site, language: spoken, words: ANSWERS[spoken] };
  const body = await find(given, { today, language, answer: render });
  if (values.json) return { code: 0, out: `${JSON.stringify(body, undefined, 2)}\n` };
  const terminal = { ...context.terminal, isLong: values.long ?? false };
  const lines = [
    ...printAnswer(command, body, answerPrinterOf(terminal, CLI_WORDS[spoken].printed, content), given),
    '',
    terminal.paint('dim', attributionText(content.publisher, render.words.citations)),
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
const LANGUAGE_OPTIONS = COMPLETE.map((language) => `--lang ${language}`);
const OPTION_NAMES = [...Object.keys(OPTIONS).map((name) => `--${name}`), '-h', '-v'];

/** Longer than any group of short options; Node would look up each character. */
const LONG_GROUP = /^-[^-].{8}/s;

function parse(args: readonly string[], wrong: CliWords['wrong']) {
  try {
    if (args.some((arg) => LONG_GROUP.test(arg))) throw new TypeError('not an option');
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    const unknown = args.find((arg) => arg.startsWith('-') && !OPTION_NAMES.includes(arg.replace(/=.*/, '')));
    if (unknown !== undefined) throw new WrongUsage(wrong.option(unknown));
    const valued = args.find((arg) => /^--(?!lang=)[a-z]+=/.test(arg))?.replace(/=.*/s, '');
    throw new WrongUsage(valued === undefined ? wrong.noLanguage(LANGUAGE_OPTIONS) : wrong.value(valued));
  }
}

const EXAMPLES = [
  '1990-06-15',
  'chart 1990-06-15',
  'couple 1990-06-15 1990-12-29',
  'numbers 1990-06-15',
  'year 1990-06-15 2026 --json',
  'arcanum 17',
] as const;

export function helpText(terminal: Terminal, language: Language): string {
  const words = CLI_WORDS[language];
  const { first, usage, options, examples } = words.help;
  const { section } = printerOf(terminal);
  const optionRows = Object.entries(OPTIONS).map(([name, option]) => {
    const spelled = 'short' in option ? `--${name}, -${option.short}` : `--${name}`;
    return [
      name === 'lang' ? `${spelled} ${COMPLETE.join('|')}` : spelled,
      words.options[name as keyof typeof OPTIONS],
    ];
  });
  const commands = Object.values(COMMANDS).map((command) => command.words(words));
  const lines = [
    first,
    ...section(usage, table([...commands, words.commands[MCP_COMMAND]])),
    ...section(options, table(optionRows)),
    ...section(examples, table(EXAMPLES.map((example) => [`open-numerology ${example}`]))),
  ];
  return `${lines.join('\n')}\n`;
}
