import type { Reading } from '../content/content-schema.ts';
import type { ArcanumRecord } from '../endpoints/arcana.ts';
import type { ChartBody } from '../endpoints/chart.ts';
import type { LifePathRecord } from '../endpoints/life-path.ts';
import type { YearBody } from '../endpoints/year.ts';
import { type PlaceKey, SHORT_PLACE_KEYS } from '../method/places.ts';
import { numberSum } from '../method/steps.ts';
import { type AnswerPrinter, table } from './terminal.ts';

/** An arcanum in a place with its reading. */
export function printCard(
  title: string,
  card: ChartBody['personal_purpose'] | ChartBody['partner'],
  printer: AnswerPrinter,
): string[] {
  const arcanum = printer.paint('cyan', `${card.arcana} ${card.name}`);
  return printer.section(`${title}: ${arcanum} ${card.emoji}`, printReading(card, printer));
}

/** A reading in short; `--long` adds the example. Some places have less text. */
function printReading(
  { meaning, reading, ...texts }: Partial<Reading> & Pick<Reading, 'meaning' | 'question'>,
  { paint, wrap, isLong, words }: AnswerPrinter,
): string[] {
  const labeled = (label: string, text?: string): string[] =>
    text === undefined ? [] : wrap(`${paint('dim', `${label}:`)} ${text}`);
  return [
    ...wrap(meaning),
    ...(['light', 'shadow', 'question'] as const).flatMap((part) => labeled(words.answers[part], texts[part])),
    ...(isLong ? labeled(words.answers.example, reading) : []),
  ];
}

export function printArcanum(record: ArcanumRecord, printer: AnswerPrinter): string[] {
  const { paint, section, wrap, content } = printer;
  const { answers: words, chart } = printer.words;
  const { number, name, keyword, emoji, description, light, shadow, readings, meanings, absent } = record;
  const others = Object.keys(chart.places) as (keyof typeof chart.places)[];
  const titles: readonly (readonly [PlaceKey, string])[] = [
    ...content.positions.map(({ key, title }) => [key, title] as const),
    ...others.map((key) => [key, chart.otherPlace(key)] as const),
  ];
  const nowhere = titles.filter(([key]) => absent.includes(key)).map(([, title]) => title);
  return [
    paint('bold', `${number} ${name}: ${keyword} ${emoji}`),
    '',
    ...wrap(description),
    ...section(words.light, wrap(light.join(', '))),
    ...section(words.shadow, wrap(shadow.join(', '))),
    ...titles
      .filter(([key]) => !absent.includes(key))
      .flatMap(([key, title]) => section(title, printReading({ ...meanings[key], reading: readings[key] }, printer))),
    ...SHORT_PLACE_KEYS.flatMap((key) =>
      meanings[key] ? section(chart.shortPlaces[key], printReading(meanings[key], printer)) : [],
    ),
    ...(nowhere.length > 0 ? section(words.nowhere, wrap(nowhere.join(', '))) : []),
  ];
}

export function printLifePath(record: LifePathRecord, printer: AnswerPrinter): string[] {
  const { paint, section, wrap } = printer;
  const { answers: words } = printer.words;
  const { number, archetype, tagline, description, famous_people: people } = record;
  return [
    paint('bold', words.lifePath(number, archetype)),
    paint('dim', `  ${tagline}`),
    '',
    ...wrap(description),
    ...(['traits', 'weaknesses', 'career', 'love', 'advice'] as const).flatMap((part) =>
      section(words[part], wrap([record[part]].flat().join(', '))),
    ),
    ...section(words.people, table(people.map(({ name, field }) => [name, field]))),
  ];
}

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
