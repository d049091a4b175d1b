import type { EndpointDocs } from '../endpoints/endpoint.ts';
import { COMMANDS, type Command, MCP_COMMAND } from './commands.ts';
import { section, type Terminal, table } from './layout.ts';

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
