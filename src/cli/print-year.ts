import type { YearBody } from '../endpoints/year.ts';
import { numberSum } from '../method/steps.ts';
import type { AnswerPrinter } from './answer-printer.ts';
import { printReading } from './print-reading.ts';

export function printYear(body: YearBody, printer: AnswerPrinter): string[] {
  const { paint, section, wrap, inWords } = printer;
  const { answers: words, numbers } = printer.words;
  const { input, arcana, name, emoji, steps, personal_year: year, personal_months: months } = body;
  return [
    paint('bold', words.year(input.year, inWords(input.date), `${arcana} ${name} ${emoji}`)),
    paint('dim', `  ${words.yearSum(numberSum(steps.at(-1)!))}`),
    '',
    ...printReading(body, printer),
    ...section(`${numbers.titles.personal_year} ${year.number}`, wrap(year.text)),
    ...section(numbers.titles.personal_month, printMonths(months, printer)),
  ];
}

/** Twelve months share nine numbers: months with the same number are printed together. */
function printMonths(months: YearBody['personal_months'], { paint, wrap, words }: AnswerPrinter): string[] {
  const numbers = [...new Set(months.map(({ number }) => number))];
  return numbers.flatMap((number) => {
    const shared = months.filter((month) => month.number === number);
    const names = shared.map(({ month }) => words.dates.months[month - 1]!);
    return wrap(`${paint('cyan', words.answers.monthsOf(number, names))}: ${shared[0]!.text}`);
  });
}
