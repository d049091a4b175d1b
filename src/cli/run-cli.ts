import { parseArgs } from 'node:util';
import { attributionText } from '../endpoints/attribution.ts';
import type { EndpointDocs } from '../endpoints/endpoint.ts';
import { type CliContext, COMMANDS, type Command, MCP_COMMAND, NoAnswer } from './commands.ts';
import { section, type Terminal, table } from './terminal.ts';

export interface ProgramContext extends CliContext {
  readonly version: string;
  readonly terminal: Terminal;
}

/** What the program is to print and to exit with, or that it is to serve MCP. */
export type Outcome =
  | { readonly code: 0; readonly out: string }
  | { readonly code: 1 | 2; readonly error: string }
  | 'mcp';

/** The wish is not understood; `--help` is the way on. */
class WrongUsage extends Error {}

/** The whole command line: arguments in, texts out. 1 is a question without an answer, 2 one that is not understood. */
export async function runCli(args: readonly string[], context: ProgramContext): Promise<Outcome> {
  try {
    return await answer(args, context);
  } catch (error) {
    if (error instanceof WrongUsage)
      return { code: 2, error: `Error: ${error.message} Mira open-numerology --help.\n` };
    if (error instanceof NoAnswer) return { code: 1, error: `Error: ${error.message}\n` };
    throw error;
  }
}

async function answer(args: readonly string[], context: ProgramContext): Promise<Outcome> {
  const { values, positionals } = parse(args);
  const [name = '', ...rest] = positionals;
  if (values.version) return { code: 0, out: `${context.version}\n` };
  if (values.help || name === 'help') return { code: 0, out: await helpText(context.terminal) };
  if (name === '') throw new WrongUsage('Falta una fecha.');
  if (name === MCP_COMMAND && rest.length === 0) return 'mcp';
  if (name === MCP_COMMAND) throw new WrongUsage(`Sobra «${rest[0]}»: mcp.`);
  const isCommand = Object.hasOwn(COMMANDS, name);
  if (!isCommand && !/[0-9]/.test(name)) throw new WrongUsage(`No existe el comando «${name}».`);
  const command = COMMANDS[isCommand ? name : 'matrix']!;
  const { count, answer: find, print } = command;
  const given = isCommand ? rest : positionals;
  if (given.length < count[0] || given.length > count[1]) {
    const { usage } = await commandWords(command);
    const wrong = given.length < count[0] ? 'Falta algo' : `Sobra «${given[count[1]]}»`;
    throw new WrongUsage(`${wrong}: ${usage.es}.`);
  }
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
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    const wrong = args.find(
      (arg) => arg.startsWith('-') && !['--json', '--long', '--help', '-h', '--version', '-v'].includes(arg),
    );
    throw new WrongUsage(`No existe la opción «${wrong}».`);
  }
}

const EXAMPLES = [
  '1990-06-15',
  'chart 1990-06-15',
  'couple 1990-06-15 1990-12-29',
  'year 1990-06-15 2026 --json',
  'arcanum 17',
] as const;

export async function helpText(terminal: Terminal): Promise<string> {
  const commands = [
    ...(await Promise.all(Object.values(COMMANDS).map(commandWords))).map(({ usage, text }) => [usage.es, text.es]),
    [MCP_COMMAND, 'servidor MCP para asistentes, por stdio'],
  ];
  const options = [
    ['--json', 'la respuesta para programas, como la da la API'],
    ['--long', 'con un ejemplo para cada lugar'],
    ['--help, -h', 'esta ayuda'],
    ['--version, -v', 'la versión'],
  ];
  const lines = [
    'Números de camino de vida y matriz del destino, sin conexión. Las fechas van como AAAA-MM-DD, de 1900 a 2100.',
    ...section('Uso: open-numerology …', table(commands), terminal),
    ...section('Opciones', table(options), terminal),
    ...section(
      'Ejemplos',
      EXAMPLES.map((example) => `  open-numerology ${example}`),
      terminal,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** Loaded on demand: they come with the schemas, and no answer needs them. */
export async function commandWords({ endpoint }: Command): Promise<NonNullable<EndpointDocs['command']>> {
  const { docsOf } = await import('../endpoints/docs.ts');
  return docsOf(endpoint).command!;
}
