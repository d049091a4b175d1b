import { printChart, printCouple, printStar } from './print-chart.ts';
import { printNumbers } from './print-numbers.ts';
import { printArcanum, printLifePath, printYear } from './print-texts.ts';
import { type AnswerPrinter, table } from './terminal.ts';

type Print = (body: never, printer: AnswerPrinter, args: readonly string[]) => string[];

/** By the name of the command. */
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
