import { parseIsoDate } from '../calendar/dates.ts';
import { spanishDate } from '../calendar/spanish-date.ts';
import type { Content, Reading } from '../content/content.ts';
import type { ArcanumRecord } from '../endpoints/arcana-docs.ts';
import type { LifePathRecord } from '../endpoints/life-path-docs.ts';
import type { YearBody } from '../endpoints/year-docs.ts';
import type { PlaceKey } from '../method/places.ts';
import { PLACE_TITLES } from '../words/chart-words.ts';
import { section, type Terminal, table, wrap } from './layout.ts';

/** What an arcanum says in a place, plainly; `--long` adds the example. */
export function printReading({ meaning, light, shadow, question, reading }: Reading, terminal: Terminal): string[] {
  const { paint, width, isLong = false } = terminal;
  const labelled = (label: string, text: string): string[] => wrap(`${paint('dim', `${label}:`)} ${text}`, width);
  return [
    ...wrap(meaning, width),
    ...labelled('Luz', light),
    ...labelled('Sombra', shadow),
    ...labelled('Pregunta', question),
    ...(isLong ? labelled('Un ejemplo', reading) : []),
  ];
}

export function printYear(body: YearBody, terminal: Terminal): string[] {
  const { input, arcana, name, emoji, steps } = body;
  const { terms, reduction } = steps.at(-1)!;
  const sum = `${terms.map(({ value }) => value).join(' + ')} = ${reduction.join(' → ')}`;
  return [
    terminal.paint('bold', `Año ${input.year} para el ${inSpanish(input.date)}: ${arcana} ${name} ${emoji}`),
    terminal.paint('dim', `  día + mes + cifras del año: ${sum}`),
    '',
    ...printReading(body, terminal),
  ];
}

/** Any body: its fields of one value, but for those that say where it comes from. */
export function printFields(body: Readonly<Record<string, unknown>>): string[] {
  const fields = Object.entries(body).filter(
    ([key, value]) => typeof value !== 'object' && !ORIGIN_FIELDS.includes(key),
  );
  return table(fields.map(([key, value]) => [key, String(value)]));
}

const ORIGIN_FIELDS = ['source_url', 'suggested_citation', 'license', 'license_url', 'attribution', 'api_version'];

/** A date of an answer as Spanish writes it. */
export function inSpanish(text: string): string {
  const parsed = parseIsoDate(text);
  return parsed.ok ? spanishDate(parsed.date) : text;
}

export function printArcanum(record: ArcanumRecord, terminal: Terminal, { positions }: Content): string[] {
  const { number, name, keyword, emoji, description, light, shadow, readings, meanings } = record;
  const titles: readonly (readonly [PlaceKey, string])[] = [
    ...positions.map(({ key, title }) => [key, title] as const),
    ...(Object.keys(PLACE_TITLES) as (keyof typeof PLACE_TITLES)[]).map(
      (key) => [key, key.startsWith('couple') ? `En una pareja: ${PLACE_TITLES[key]}` : PLACE_TITLES[key]] as const,
    ),
  ];
  return [
    terminal.paint('bold', `${number} ${name}: ${keyword} ${emoji}`),
    '',
    ...wrap(description, terminal.width),
    ...section('Luz', wrap(light.join(', '), terminal.width), terminal),
    ...section('Sombra', wrap(shadow.join(', '), terminal.width), terminal),
    ...titles.flatMap(([key, title]) =>
      section(title, printReading({ ...meanings[key], reading: readings[key] }, terminal), terminal),
    ),
  ];
}

export function printLifePath(record: LifePathRecord, terminal: Terminal): string[] {
  const { number, archetype, tagline, description, famous_people: people } = record;
  const texts = [
    ['Rasgos', record.traits.join(', ')],
    ['Puntos débiles', record.weaknesses.join(', ')],
    ['Vocaciones', record.career.join(', ')],
    ['Amor', record.love],
    ['Consejos', record.advice],
  ] as const;
  return [
    terminal.paint('bold', `Camino de vida ${number}: ${archetype}`),
    terminal.paint('dim', `  ${tagline}`),
    '',
    ...wrap(description, terminal.width),
    ...texts.flatMap(([title, text]) => section(title, wrap(text, terminal.width), terminal)),
    ...section('Personas', table(people.map(({ name, field }) => [name, field])), terminal),
  ];
}
