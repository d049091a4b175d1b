import { type CalendarDate, isoDate, parseDate, parseIsoDate } from '../calendar/dates.ts';
import { type ChartBody, chartOfDate } from '../endpoints/chart.ts';
import { type AnyEndpoint, type RenderContext, renderBody } from '../endpoints/endpoint.ts';
import { ENDPOINTS } from '../endpoints/list.ts';
import { takesDate } from '../endpoints/parameters.ts';
import { templatePath } from '../http/api-path.ts';
import { lifePathNumber } from '../method/birth-numbers.ts';
import { ANSWERS } from '../words/answers.ts';
import { CLI_WORDS, type CliWords } from '../words/cli.ts';
import type { Language } from '../words/language.ts';

export interface CliContext {
  /** The user's local date. */
  readonly today: CalendarDate;
  /** The user's language, for errors. */
  readonly language: Language;
  /** The context of the body; with `--json` its language may differ from the user's. */
  readonly answer: RenderContext;
}

interface Command {
  readonly words: (words: CliWords) => readonly [usage: string, text: string];
  readonly count: readonly [min: number, max: number];
  /** The API's own body, for programs. */
  readonly answer: (args: readonly string[], context: CliContext) => Promise<object>;
}

/** The commands in help order, those about a date first. A date without a command prints its star. */
export const COMMANDS: Readonly<Record<string, Command>> = Object.fromEntries(
  [true, false].flatMap((first) =>
    ENDPOINTS.filter((endpoint) => endpoint.command && takesDate(endpoint) === first).map((endpoint) => [
      endpoint.command!.name,
      commandOf(endpoint),
    ]),
  ),
);

function commandOf(endpoint: AnyEndpoint): Command {
  const { parameters, path } = endpoint;
  const { name, needs = parameters.length } = endpoint.command!;
  return {
    words: ({ commands, answerOf }) =>
      name in commands
        ? commands[name as keyof typeof commands]
        : [[name, ...parameters.map((parameter) => `<${parameter.name}>`)].join(' '), answerOf(templatePath(path))],
    count: [needs, parameters.length],
    answer: async (args, context) => {
      const complete = completed(endpoint, args, context);
      const body = await bodyOf(endpoint, complete, context);
      if (name !== 'matrix') return body;
      const { life_path } = (await bodyOf(chartOfDate, complete, context)) as ChartBody;
      return { ...body, life_path };
    },
  };
}

/** Thrown if there is no answer, for example for a date that does not exist; the message is one line for the user. */
export class NoAnswer extends Error {}

/** The endpoint's answer; the endpoint checks the arguments itself. */
async function bodyOf(endpoint: AnyEndpoint, args: readonly string[], context: CliContext): Promise<object> {
  const read = endpoint.read(args, 'arguments');
  if (read?.ok) return (await renderBody(endpoint, read.params, context.answer)) as object;
  throw new NoAnswer((read?.error ?? endpoint.staticOtherwise!).message(ANSWERS[context.language]));
}

/** Arguments as the endpoint expects them; optional ones default to today. */
function completed(endpoint: AnyEndpoint, args: readonly string[], context: CliContext): readonly string[] {
  const { parameters } = endpoint;
  const [only] = args;
  if (parameters.length === 1 && takesDate(endpoint)) return [isoDate(readDate(only!, context))];
  if (parameters.length === 1 && endpoint.instances) return [readNumber(endpoint, only!, context)];
  const { today } = context;
  const defaults: Readonly<Record<string, string>> = { year: String(today.year), day: isoDate(today) };
  return parameters.flatMap(({ name }, i) => args[i] ?? defaults[name] ?? []);
}

/** Many people write the day first: the error shows their date in the expected form. */
function readDate(text: string, { language }: CliContext): CalendarDate {
  const parsed = parseIsoDate(text);
  if (parsed.ok) return parsed.date;
  const [, day, month, year] = /^([0-9]{1,2})[/.-]([0-9]{1,2})[/.-]([0-9]{4})$/.exec(text) ?? [];
  const meant = parseDate(day ?? '', month ?? '', year ?? '');
  const { dates } = ANSWERS[language];
  const expected = meant.ok ? CLI_WORDS[language].expectedDate(isoDate(meant.date)) : dates.expected;
  throw new NoAnswer(dates.explain(parsed.problem, expected));
}

/** One of the endpoint's numbers, without leading zeros; a date stands for its life path. */
function readNumber({ name, instances }: AnyEndpoint, text: string, context: CliContext): string {
  if (name === 'life_path' && /[-/.]/.test(text)) return String(lifePathNumber(readDate(text, context)));
  const numbers = (instances as readonly { readonly number: number }[]).map(({ number }) => String(number));
  const number = text.replace(/^0+(?=.)/, '');
  if (numbers.includes(number)) return number;
  const [list, last] = [numbers.slice(0, -1).join(', '), numbers.at(-1)!];
  throw new NoAnswer(CLI_WORDS[context.language].noNumber(text, name as 'arcanum' | 'life_path', list, last));
}
