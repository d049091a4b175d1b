import { quote } from '../../text/quote.ts';
import { printed } from './printed.ts';

const see = (sentence: string): string => `${sentence} Mira open-numerology --help.`;

/** The command line's help and errors; the words of its answers are in `cli-answers.ts`. */
export const cli = {
  printed,
  help: {
    first:
      'Números de camino de vida y matriz del destino, sin conexión. Las fechas van como AAAA-MM-DD, de 1900 a 2100.',
    usage: 'Uso: open-numerology …',
    options: 'Opciones',
    examples: 'Ejemplos',
  },
  /** By command name: usage and description. */
  commands: {
    matrix: ['<fecha>', 'las doce posiciones de la matriz y el camino de vida'],
    chart: ['chart <fecha>', 'la carta entera, con cada lectura'],
    couple: ['couple <fecha> <fecha>', 'la carta de una pareja'],
    year: ['year <fecha> [año]', 'el arcano de un año; sin año, el actual'],
    numbers: ['numbers <fecha>', 'camino de vida, cumpleaños, pináculos y desafíos'],
    day: ['day <fecha> [día]', 'el día personal; sin día, el de hoy'],
    name: ['name <nombre> [fecha]', 'los números de un nombre, entre comillas'],
    arcanum: ['arcanum <1-22>', 'un arcano mayor con todas sus lecturas'],
    'life-path': ['life-path <número o fecha>', 'un camino de vida: 1 a 9, 11, 22 o 33'],
    mcp: ['mcp', 'servidor MCP para asistentes, por stdio'],
  } satisfies Record<string, [usage: string, text: string]>,
  /** For a command without words. */
  answerOf: (path: string): string => `la respuesta de ${path}`,
  options: {
    json: 'la respuesta para programas, como la da la API',
    long: 'con un ejemplo para cada lugar',
    lang: 'la lengua; si no, la del sistema, y con --json el español',
    help: 'esta ayuda',
    version: 'la versión',
  },

  expectedDate: (date: string): string => `Se espera AAAA-MM-DD: ${date}.`,
  noNumber: (text: string, kind: 'arcanum' | 'life_path', list: string, last: string): string =>
    `«${quote(text)}» no es ${{ arcanum: 'un arcano mayor', life_path: 'un camino de vida' }[kind]}. Existen ${list} y ${last}.`,

  /** Invalid usage. */
  wrong: {
    date: see('Falta una fecha.'),
    command: (text: string): string => see(`No existe el comando «${quote(text)}».`),
    missing: (usage: string): string => see(`Falta algo: ${usage}.`),
    extra: (text: string, usage: string): string => see(`Sobra «${quote(text)}»: ${usage}.`),
    language: (text: string, allowed: readonly string[]): string =>
      see(`No existe la lengua «${quote(text)}»: ${allowed.join(' o ')}.`),
    noLanguage: (allowed: readonly string[]): string => see(`Falta la lengua: ${allowed.join(' o ')}.`),
    option: (text: string): string => see(`No existe la opción «${quote(text)}».`),
    value: (option: string): string => see(`La opción ${quote(option)} va sin valor.`),
  },

  /** Why the program ends early. */
  failed: {
    output: (code: string): string => `No se puede escribir la respuesta (${code}).`,
    message: 'Ha llegado un mensaje de más de 10 MB; el servidor MCP termina.',
  },
};
