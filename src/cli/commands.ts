import {
  type CalendarDate,
  EXAMPLE_DATE,
  isoDate,
  type ParsedDate,
  parseDate,
  parseIsoDate,
} from '../calendar/dates.ts';
import { explainDateInEnglish, explainDateInSpanish } from '../calendar/explain-date.ts';
import type { Content } from '../content/content-schema.ts';
import { chartOfDate } from '../endpoints/chart.ts';
import type { ChartBody } from '../endpoints/chart-schema-and-docs.ts';
import { type AnyEndpoint, isRefused, type RenderContext, renderBody } from '../endpoints/endpoint.ts';
import { refusalInEnglish } from '../endpoints/explain-parameters-in-english.ts';
import { ENDPOINTS } from '../endpoints/list.ts';
import { takesDate } from '../endpoints/parameters.ts';
import { templatePath } from '../http/api-path.ts';
import { lifePathNumber } from '../method/life-path-number.ts';
import { ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from '../method/reduce.ts';
import { quote } from '../text/quote.ts';
import type { Language, Words } from '../words/field-descriptions.ts';
import {
  printArcanum,
  printChart,
  printCouple,
  printFields,
  printLifePath,
  printStar,
  printYear,
} from './print-answers.ts';
import { printNumbers } from './print-numbers.ts';
import type { Terminal } from './terminal.ts';

export interface CliContext extends RenderContext {
  /** The day that the user's calendar shows. */
  readonly today: CalendarDate;
  /** The language of help and errors; the texts are always Spanish. */
  readonly language: Language;
}

export interface Command {
  /** How it is called, and what it does. */
  readonly usage: Words;
  readonly text: Words;
  /** Fewest and most arguments. */
  readonly count: readonly [min: number, max: number];
  /** The API's own body, for programs. */
  readonly answer: (args: readonly string[], context: CliContext) => Promise<object>;
  /** The same for people. */
  readonly print: (body: never, terminal: Terminal, content: Content, args: readonly string[]) => string[];
}

/** The details of a command that do not follow from its endpoint. */
interface CommandDetails extends Pick<Command, 'usage' | 'text' | 'print'> {
  /** Arguments as the endpoint expects them. */
  readonly complete?: (args: readonly string[], context: CliContext) => readonly string[];
  /** Added to the body. */
  readonly add?: (args: readonly string[], context: CliContext) => Promise<object>;
}

/** By the name of the command. Which commands there are is said by the endpoints, in src/endpoints: those with a `command`. */
const DETAILS: Readonly<Record<string, CommandDetails>> = {
  matrix: {
    usage: { es: '<fecha>', en: '<date>' },
    text: {
      es: 'las doce posiciones de la matriz y el camino de vida',
      en: 'the twelve positions of the matrix and the life path',
    },
    print: printStar,
    complete: ([text], context) => [isoDate(readDate(text!, context))],
    add: async (args, context) => {
      const { life_path } = (await bodyOf(chartOfDate, args, context)) as ChartBody;
      return { life_path };
    },
  },
  chart: {
    usage: { es: 'chart <fecha>', en: 'chart <date>' },
    text: { es: 'la carta entera, con cada lectura', en: 'the whole chart, with every reading' },
    print: printChart,
    complete: ([text], context) => [isoDate(readDate(text!, context))],
  },
  couple: {
    usage: { es: 'couple <fecha> <fecha>', en: 'couple <date> <date>' },
    text: { es: 'la carta de una pareja', en: 'the chart of a couple' },
    print: printCouple,
  },
  year: {
    usage: { es: 'year <fecha> [año]', en: 'year <date> [year]' },
    text: {
      es: 'el arcano de un año; sin año, el actual',
      en: 'the arcanum of a year; without one, of the current year',
    },
    print: printYear,
    complete: ([date, year], { today }) => [date!, year ?? String(today.year)],
  },
  numbers: {
    usage: { es: 'numbers <fecha>', en: 'numbers <date>' },
    text: {
      es: 'camino de vida, cumpleaños, pináculos y desafíos',
      en: 'life path, birthday, pinnacles and challenges',
    },
    print: printNumbers,
    complete: ([text], context) => [isoDate(readDate(text!, context))],
  },
  day: {
    usage: { es: 'day <fecha> [día]', en: 'day <date> [day]' },
    text: { es: 'el día personal; sin día, el de hoy', en: 'the personal day; without one, today' },
    print: printNumbers,
    complete: ([date, day], { today }) => [date!, day ?? isoDate(today)],
  },
  name: {
    usage: { es: 'name <nombre> [fecha]', en: 'name <name> [date]' },
    text: { es: 'los números de un nombre, entre comillas', en: 'the numbers of a name, in quotes' },
    print: printNumbers,
  },
  arcanum: {
    usage: { es: 'arcanum <1-22>', en: 'arcanum <1-22>' },
    text: { es: 'un arcano mayor con todas sus lecturas', en: 'a major arcanum with all its readings' },
    print: printArcanum,
    complete: ([text], context) => [
      readNumber(text!, ARCANA_NUMBERS, { es: 'un arcano mayor', en: 'a major arcanum' }, context),
    ],
  },
  'life-path': {
    usage: { es: 'life-path <número o fecha>', en: 'life-path <number or date>' },
    text: { es: 'un camino de vida: 1 a 9, 11, 22 o 33', en: 'a life path: 1 to 9, 11, 22 or 33' },
    print: printLifePath,
    complete: ([text], context) => [
      /[-/.]/.test(text!)
        ? String(lifePathNumber(readDate(text!, context)))
        : readNumber(text!, LIFE_PATH_NUMBERS, { es: 'un camino de vida', en: 'a life path' }, context),
    ],
  },
};

/** The details of a command without an entry: its usage lists the parameters, and it prints the fields of the body. */
function plainDetails({ command, parameters, path }: AnyEndpoint): CommandDetails {
  const usage = [command!.name, ...parameters.map(({ name }) => `<${name}>`)].join(' ');
  return {
    usage: { es: usage, en: usage },
    text: { es: `la respuesta de ${templatePath(path)}`, en: `the answer of ${templatePath(path)}` },
    print: printFields,
  };
}

/** Served by the program itself: a server has no answer to print. */
export const MCP_COMMAND = 'mcp';

/** The commands in the order of the help, those about a date first. A date without a command prints its star. */
export const COMMANDS: Readonly<Record<string, Command>> = Object.fromEntries(
  [true, false].flatMap((first) =>
    ENDPOINTS.filter((endpoint) => endpoint.command && takesDate(endpoint) === first).map((endpoint) => [
      endpoint.command!.name,
      commandOf(endpoint),
    ]),
  ),
);

function commandOf(endpoint: AnyEndpoint): Command {
  const { name, needs = endpoint.parameters.length } = endpoint.command!;
  const { usage, text, print, complete, add } = DETAILS[name] ?? plainDetails(endpoint);
  return {
    usage,
    text,
    count: [needs, endpoint.parameters.length],
    print,
    answer: async (args, context) => {
      const completed = complete?.(args, context) ?? args;
      return { ...(await bodyOf(endpoint, completed, context)), ...(await add?.(completed, context)) };
    },
  };
}

/** A question that has no answer, such as a date that does not exist: one line for the user. */
export class NoAnswer extends Error {}

const EXPECTED: Words = {
  es: `Se espera AAAA-MM-DD, por ejemplo ${isoDate(EXAMPLE_DATE)}.`,
  en: `Expected YYYY-MM-DD, for example ${isoDate(EXAMPLE_DATE)}.`,
};

/** The answer to arguments that the endpoint checks by its own rule. */
async function bodyOf(endpoint: AnyEndpoint, args: readonly string[], context: CliContext): Promise<object> {
  const read = endpoint.read(args, EXPECTED.es);
  const body = read?.ok ? ((await renderBody(endpoint, read.params, context)) as object) : undefined;
  if (body && !isRefused(body)) return body;
  const error = body?.refused ?? (read?.ok === false ? read.error : endpoint.staticOtherwise!);
  throw new NoAnswer(context.language === 'en' ? refusalInEnglish(endpoint, args, error) : error.body.message);
}

function readDate(text: string, { language }: CliContext): CalendarDate {
  const parsed = parseIsoDate(text);
  if (parsed.ok) return parsed.date;
  const explain = language === 'en' ? explainDateInEnglish : explainDateInSpanish;
  throw new NoAnswer(explain(parsed.problem, hint(text)[language]));
}

/** One of the valid numbers, without leading zeros. */
function readNumber(text: string, numbers: readonly number[], what: Words, { language }: CliContext): string {
  const number = text.replace(/^0+(?=.)/, '');
  if (numbers.map(String).includes(number)) return number;
  const [list, last] = [numbers.slice(0, -1).join(', '), numbers.at(-1)];
  const message: Words = {
    es: `«${quote(text)}» no es ${what.es}. Existen ${list} y ${last}.`,
    en: `"${quote(text)}" is not ${what.en}. There are ${list} and ${last}.`,
  };
  throw new NoAnswer(message[language]);
}

/** Most people write the day first: the error shows them their date in the expected form. */
function hint(text: string): Words {
  const [, day, month, year] = /^([0-9]{1,2})[/.-]([0-9]{1,2})[/.-]([0-9]{4})$/.exec(text) ?? [];
  const meant: ParsedDate | undefined = day && month && year ? parseDate(day, month, year) : undefined;
  if (!meant?.ok) return EXPECTED;
  return { es: `Se espera AAAA-MM-DD: ${isoDate(meant.date)}.`, en: `Expected YYYY-MM-DD: ${isoDate(meant.date)}.` };
}
