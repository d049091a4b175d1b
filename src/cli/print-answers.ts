import { numberSum, type Step } from '../method/steps.ts';
import { printChart, printCouple, printStar } from './print-chart.ts';
import { printArcanum, printLifePath, printYear } from './print-texts.ts';
import { type AnswerPrinter, table } from './terminal.ts';

type Print = (body: never, printer: AnswerPrinter, args: readonly string[]) => string[];

const PRINTS: Readonly<Record<string, Print>> = {
  matrix: printStar,
  chart: printChart,
  couple: printCouple,
  year: printYear,
  numbers: printNumbers,
  day: printNumbers,
  name: printNumbers,
  arcanum: printArcanum,
  'life-path': printLifePath,
};

export function printAnswer(command: string, body: object, printer: AnswerPrinter, args: readonly string[]): string[] {
  return (PRINTS[command] ?? printFields)(body as never, printer, args);
}

const ORIGIN_FIELDS = ['source_url', 'suggested_citation', 'license', 'license_url', 'attribution', 'api_version'];

/** Any body: its scalar fields, without attribution. */
function printFields(body: Readonly<Record<string, unknown>>): string[] {
  const fields = Object.entries(body).filter(
    ([key, value]) => typeof value !== 'object' && !ORIGIN_FIELDS.includes(key),
  );
  return table(fields.map(([key, value]) => [key, String(value)]));
}

/** A number in a body, with the fields of its kind. */
interface Card {
  readonly number: number;
  readonly text?: string;
  readonly archetype?: string;
  readonly steps?: readonly Step[];
  readonly from_age?: number;
  readonly to_age?: number | null;
}

/** A body whose fields are classic numbers or lists of them: for a date, a day or a name. */
interface Numbers {
  readonly input: Readonly<Record<string, string | null>>;
  readonly parts?: readonly { readonly text: string; readonly letters: readonly { letter: string; value: number }[] }[];
}

function printNumbers(body: Numbers, printer: AnswerPrinter): string[] {
  const asked = Object.values(body.input).flatMap((value) => (value === null ? [] : [printer.inWords(value)]));
  return [
    printer.paint('bold', asked.join(' · ')),
    ...(body.parts ?? []).map(
      ({ text, letters }) => `  ${text}: ${letters.map(({ letter, value }) => `${letter} ${value}`).join(' · ')}`,
    ),
    ...Object.entries(body).flatMap(([key, value]) =>
      [value].flat().flatMap((card) => (isCard(card) ? printCard(key, card, printer) : [])),
    ),
  ];
}

function isCard(value: unknown): value is Card {
  return typeof value === 'object' && value !== null && 'number' in value;
}

function printCard(key: string, card: Card, { paint, section, wrap, words }: AnswerPrinter): string[] {
  const { number, text, archetype, steps, from_age, to_age } = card;
  // A list is named with the plural of its items' name.
  const { titles } = words.numbers;
  const title = titles[key as keyof typeof titles] ?? titles[key.slice(0, -1) as 'pinnacle'];
  const ages = from_age === undefined ? '' : `, ${words.ages.span(from_age, to_age ?? null).toLowerCase()}`;
  return section(`${title} ${paint('cyan', String(number))}${archetype ? `: ${archetype}` : ''}${ages}`, [
    ...(steps ? [paint('dim', `  ${numberSum(steps.at(-1)!)}`)] : []),
    ...(text ? wrap(text) : []),
  ]);
}
