import type { ArcanumRecord } from '../endpoints/arcana.ts';
import type { LifePathRecord } from '../endpoints/life-path.ts';
import { type PlaceKey, SHORT_PLACE_KEYS } from '../method/places.ts';
import type { AnswerPrinter } from './answer-printer.ts';
import { printReading } from './print-reading.ts';
import { table } from './terminal.ts';

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
