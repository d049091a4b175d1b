import type { Bilingual, Language } from '../words/language.ts';
import { COMMANDS, MCP_COMMAND } from './commands.ts';
import { section, type Terminal, table } from './terminal.ts';

const EXAMPLES = [
  '1990-06-15',
  'chart 1990-06-15',
  'couple 1990-06-15 1990-12-29',
  'numbers 1990-06-15',
  'year 1990-06-15 2026 --json',
  'arcanum 17',
] as const;

const OPTION_WORDS: readonly (readonly [string, Bilingual])[] = [
  [
    '--json',
    { es: 'la respuesta para programas, como la da la API', en: 'the answer for programs, as the API gives it' },
  ],
  ['--long', { es: 'con un ejemplo para cada lugar', en: 'with an example for every place' }],
  [
    '--lang es|en',
    {
      es: 'la lengua de la ayuda y de los errores; los textos están en español',
      en: 'the language of help and errors; the texts are Spanish',
    },
  ],
  ['--help, -h', { es: 'esta ayuda', en: 'this help' }],
  ['--version, -v', { es: 'la versión', en: 'the version' }],
];

const HELP = {
  es: {
    first:
      'Números de camino de vida y matriz del destino, sin conexión. Las fechas van como AAAA-MM-DD, de 1900 a 2100.',
    titles: ['Uso: open-numerology …', 'Opciones', 'Ejemplos'],
    mcp: 'servidor MCP para asistentes, por stdio',
  },
  en: {
    first: 'Life path numbers and destiny matrix, offline. Dates are YYYY-MM-DD, from 1900 to 2100.',
    titles: ['Usage: open-numerology …', 'Options', 'Examples'],
    mcp: 'MCP server for assistants, over stdio',
  },
} as const;

export function helpText(terminal: Terminal, language: Language): string {
  const { first, titles, mcp } = HELP[language];
  const commands = Object.values(COMMANDS).map(({ usage, text }) => [usage[language], text[language]]);
  const options = OPTION_WORDS.map(([name, words]) => [name, words[language]]);
  const lines = [
    first,
    ...section(titles[0], table([...commands, [MCP_COMMAND, mcp]]), terminal),
    ...section(titles[1], table(options), terminal),
    ...section(
      titles[2],
      EXAMPLES.map((example) => `  open-numerology ${example}`),
      terminal,
    ),
  ];
  return `${lines.join('\n')}\n`;
}
