import { COMMANDS, MCP_COMMAND } from './commands.ts';
import { section, type Terminal, table } from './layout.ts';

const EXAMPLES = [
  '1990-06-15',
  'chart 1990-06-15',
  'couple 1990-06-15 1990-12-29',
  'year 1990-06-15 2026 --json',
  'arcanum 17',
] as const;

export function helpText(terminal: Terminal): string {
  const commands = [
    ...Object.values(COMMANDS).map(({ usage, text }) => [usage, text]),
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
