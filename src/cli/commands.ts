import {
  type CalendarDate,
  EXAMPLE_DATE,
  isoDate,
  type ParsedDate,
  parseDate,
  parseIsoDate,
} from '../calendar/dates.ts';
import type { Content } from '../content/content.ts';
import { chartOfDate } from '../endpoints/chart.ts';
import type { ChartBody } from '../endpoints/chart-docs.ts';
import type { AnyEndpoint, RenderContext } from '../endpoints/endpoint.ts';
import { ENDPOINTS } from '../endpoints/list.ts';
import { takesDate } from '../endpoints/parameters.ts';
import { explainDate } from '../http/errors.ts';
import { LIFE_PATH_NUMBERS, lifePathNumber } from '../method/life-path-number.ts';
import { ARCANA_NUMBERS } from '../method/reduce.ts';
import { renderBody } from '../service/render-answer.ts';
import {
  printArcanum,
  printChart,
  printCouple,
  printFields,
  printLifePath,
  printStar,
  printYear,
} from './print-answers.ts';
import type { Terminal } from './terminal.ts';

export interface CliContext extends RenderContext {
  readonly thisYear: number;
}

export interface Command {
  readonly endpoint: AnyEndpoint;
  /** Fewest and most arguments. */
  readonly count: readonly [min: number, max: number];
  /** The API's own body, for programs. */
  readonly answer: (args: readonly string[], context: CliContext) => Promise<object>;
  /** The same for people. */
  readonly print: (body: never, terminal: Terminal, content: Content, args: readonly string[]) => string[];
}

/** What a command does in another way than its endpoint. */
interface Refinement {
  readonly print: Command['print'];
  /** Arguments as the endpoint expects them. */
  readonly complete?: (args: readonly string[], context: CliContext) => readonly string[];
  /** Added to the body. */
  readonly add?: (args: readonly string[], context: CliContext) => Promise<object>;
}

const REFINEMENTS: Readonly<Record<string, Refinement>> = {
  matrix: {
    print: printStar,
    complete: ([text]) => [isoDate(readDate(text!))],
    add: async (args, context) => {
      const { life_path } = (await bodyOf(chartOfDate, args, context)) as ChartBody;
      return { life_path };
    },
  },
  chart: { print: printChart, complete: ([text]) => [isoDate(readDate(text!))] },
  couple: { print: printCouple },
  year: { print: printYear, complete: ([date, year], { thisYear }) => [date!, year ?? String(thisYear)] },
  arcanum: { print: printArcanum, complete: ([text]) => [readNumber(text!, ARCANA_NUMBERS, 'un arcano mayor')] },
  'life-path': {
    print: printLifePath,
    complete: ([text]) => [
      /[-/.]/.test(text!)
        ? String(lifePathNumber(readDate(text!)))
        : readNumber(text!, LIFE_PATH_NUMBERS, 'un camino de vida'),
    ],
  },
};

/** The commands in the order of the help, those about a date first. A date without a command asks for its star. */
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
  const { print, complete, add } = REFINEMENTS[name] ?? { print: printFields };
  return {
    endpoint,
    count: [needs, endpoint.parameters.length],
    print,
    answer: async (args, context) => {
      const completed = complete?.(args, context) ?? args;
      return { ...(await bodyOf(endpoint, completed, context)), ...(await add?.(completed, context)) };
    },
  };
}

async function bodyOf(endpoint: AnyEndpoint, args: readonly string[], context: RenderContext): Promise<object> {
  const params = readArguments(endpoint, args);
  return (await renderBody(endpoint, params, context)) as object;
}

/** Served by the program itself: a server has no answer to print. */
export const MCP_COMMAND = 'mcp';

/** A question that has no answer, such as a date that does not exist: one line for the user. */
export class NoAnswer extends Error {}

const EXPECTED = `Se espera AAAA-MM-DD, por ejemplo ${isoDate(EXAMPLE_DATE)}.`;

/** The parameters of an endpoint, checked by its own rule. */
export function readArguments(endpoint: AnyEndpoint, args: readonly string[]): unknown {
  const read = endpoint.read(args, EXPECTED);
  if (read?.ok) return read.params;
  throw new NoAnswer((read?.error ?? endpoint.refusal!).body.message);
}

export function readDate(text: string): CalendarDate {
  const parsed = parseIsoDate(text);
  if (parsed.ok) return parsed.date;
  throw new NoAnswer(explainDate(parsed.problem, hint(text)));
}

/** One of the numbers that exist, without the zeros before it. */
export function readNumber(text: string, numbers: readonly number[], what: string): string {
  const number = text.replace(/^0+(?=.)/, '');
  if (numbers.map(String).includes(number)) return number;
  throw new NoAnswer(`«${text}» no es ${what}. Existen ${numbers.slice(0, -1).join(', ')} y ${numbers.at(-1)}.`);
}

/** Most people write the day first; they are shown the same date as it is expected. */
function hint(text: string): string {
  const [, day, month, year] = /^([0-9]{1,2})[/.-]([0-9]{1,2})[/.-]([0-9]{4})$/.exec(text) ?? [];
  const meant: ParsedDate | undefined = day && month && year ? parseDate(day, month, year) : undefined;
  return meant?.ok ? `Se espera AAAA-MM-DD: ${isoDate(meant.date)}.` : EXPECTED;
}
