import { parseIsoDate } from '../calendar/dates.ts';
import type { Content, Reading } from '../content/content-schema.ts';
import type { ArcanumRecord } from '../endpoints/arcana.ts';
import type { ChartBody } from '../endpoints/chart.ts';
import type { CoupleBody } from '../endpoints/couple.ts';
import type { LifePathRecord } from '../endpoints/life-path.ts';
import type { MatrixBody } from '../endpoints/matrix.ts';
import type { YearBody } from '../endpoints/year.ts';
import { AGE_VERTICES, CHAKRA_PARTS, type LineName } from '../method/chart-formulas.ts';
import type { PositionKey } from '../method/destiny-matrix.ts';
import { type ChartPlace, COUPLE_PLACES, type CouplePlace, type PlaceKey, SHORT_PLACE_KEYS } from '../method/places.ts';
import { numberSum } from '../method/steps.ts';
import { ages as ageWords } from '../words/es/ages.ts';
import { chakras as chakraWords } from '../words/es/chakras.ts';
import { chart as chartWords } from '../words/es/chart.ts';
import { cliAnswers as words } from '../words/es/cli-answers.ts';
import { dates } from '../words/es/dates.ts';
import { numbers as numberWords } from '../words/es/numbers.ts';
import { printNumbers } from './print-numbers.ts';
import { type Printer, printerOf, type Terminal, table } from './terminal.ts';

type Print = (body: never, printer: Printer, content: Content, args: readonly string[]) => string[];

/** By the name of the command. */
const PRINTS: Readonly<Record<string, Print>> = {
  matrix: printStar,
  chart: printChart,
  couple: printCouple,
  year: printYear,
  numbers: (body, printer) => printNumbers(body, printer, inSpanish),
  day: (body, printer) => printNumbers(body, printer, inSpanish),
  name: (body, printer) => printNumbers(body, printer, inSpanish),
  arcanum: printArcanum,
  'life-path': printLifePath,
};

export function printAnswer(
  command: string,
  body: object,
  terminal: Terminal,
  content: Content,
  args: readonly string[],
): string[] {
  return (PRINTS[command] ?? printFields)(body as never, printerOf(terminal), content, args);
}

type StarBody = MatrixBody & { readonly life_path: ChartBody['life_path'] };

function printStar(body: StarBody, { paint, section }: Printer, { positions }: Content): string[] {
  const rows = positions.map(({ key, title }) => {
    const { arcana, name, keyword, emoji } = body.matrix[key];
    return [title, arcana, name, keyword, emoji] as const;
  });
  const styles = (['dim', 'yellow', 'cyan'] as const).map((style) => (text: string) => paint(style, text));
  return [
    paint('bold', words.matrix(dates.long(body.input))),
    '',
    ...table(rows, styles),
    ...section(words.lifePath(body.life_path.number, body.life_path.archetype)),
  ];
}

/** Every date with these numbers shares the body, so it names no date. */
function printChart(body: ChartBody, printer: Printer, _: Content, [date]: readonly string[]): string[] {
  const { paint, section, wrap } = printer;
  const { numbers, life_path: path, positions, repeated, purposes, chakras, chakra_sums: sums, ages } = body;
  const titleOf = (place: ChartPlace): string =>
    place in positions
      ? positions[place as PositionKey].title
      : chartWords.places[place as keyof typeof chartWords.places];
  const perVertex = ages.length / AGE_VERTICES.length;
  const repetitions = repeated.flatMap(({ arcana, name, places, text }) =>
    wrap(`${paint('cyan', `${arcana} ${name}`)}: ${places.map(titleOf).join(', ')}. ${text}`),
  );
  const purposeRows = purposes.map(({ key, from_age, to_age, arcana }) => [
    ...[chartWords.purposes[key], arcana, ageWords.span(from_age, to_age)],
  ]);
  const chakraRows = [
    ['', ...CHAKRA_PARTS.map((part) => chakraWords.parts[part])],
    ...chakras.map((row) => [row.name, ...CHAKRA_PARTS.map((part) => String(row[part]))]),
    [chakraWords.sum, ...CHAKRA_PARTS.map((part) => String(sums[part]))],
  ];
  const ageRows = AGE_VERTICES.map((_, i) => {
    const row = ages.slice(i * perVertex, (i + 1) * perVertex);
    return [words.fromAge(row[0]!.age), ...row.map(({ arcana }) => arcana)];
  });
  return [
    paint('bold', words.chart(inSpanish(date!), numbers.a, numbers.b, numbers.c)),
    ...section(body.portrait.headline, wrap(body.portrait.text)),
    ...section(words.lifePath(path.number, path.archetype)),
    ...Object.values(positions).flatMap((position) => printCard(position.title, position, printer)),
    ...printCard(chartWords.places.personal_purpose, body.personal_purpose, printer),
    ...printCard(chartWords.places.planetary_purpose, body.planetary_purpose, printer),
    ...SHORT_PLACE_KEYS.flatMap((place) => printCard(chartWords.shortPlaces[place], body[place], printer)),
    ...(repeated.length > 0 ? section(words.repeated, repetitions) : []),
    ...printTailAndLines(body, printer),
    ...section(words.purposes, table(purposeRows)),
    ...section(words.chakras, table(chakraRows)),
    ...section(words.ages, table(ageRows)),
  ];
}

function printCouple({ input, meeting, center, ...body }: CoupleBody, printer: Printer, { arcana }: Content): string[] {
  const { paint, section, wrap } = printer;
  const centers = (['a', 'b'] as const).map((which) => {
    const { center: number, family } = meeting[which];
    return [inSpanish(input[which]), number, arcana[number - 1]!.name, chartWords.families[family]];
  });
  return [
    paint('bold', words.couple(inSpanish(input.a), inSpanish(input.b))),
    ...section(meeting.headline, wrap(meeting.text)),
    ...table(centers),
    ...printCard(chartWords.places.couple, center, printer),
    ...(Object.keys(COUPLE_PLACES) as CouplePlace[]).flatMap((place) =>
      printCard(chartWords.places[`couple_${place}`], body.places[place], printer),
    ),
    ...printTailAndLines(body, printer),
    ...printer.section(
      words.purposes,
      body.purposes.flatMap(({ key, arcana: number, text }) =>
        wrap(`${paint('cyan', `${chartWords.purposes[key]} ${number}`)}: ${text}`),
      ),
    ),
  ];
}

function printTailAndLines(
  { karmic_tail: tail, lines }: Pick<CoupleBody, 'karmic_tail' | 'lines'>,
  { section, wrap }: Printer,
): string[] {
  const rows = Object.entries(lines).map(([name, arcana]) => [chartWords.lines[name as LineName], arcana.join(' · ')]);
  return [
    ...section(words.karmicTail(tail.arcana.join(' · '), tail.name), wrap(tail.text)),
    ...section(words.lines, table(rows)),
  ];
}

/** An arcanum in a place with its reading. */
function printCard(
  title: string,
  card: ChartBody['personal_purpose'] | ChartBody['partner'],
  printer: Printer,
): string[] {
  const arcanum = printer.paint('cyan', `${card.arcana} ${card.name}`);
  return printer.section(`${title}: ${arcanum} ${card.emoji}`, printReading(card, printer));
}

/** A reading in short; `--long` adds the example. Some places have less text. */
function printReading(
  { meaning, reading, ...texts }: Partial<Reading> & Pick<Reading, 'meaning' | 'question'>,
  { paint, wrap, isLong }: Printer,
): string[] {
  const labelled = (label: string, text?: string): string[] =>
    text === undefined ? [] : wrap(`${paint('dim', `${label}:`)} ${text}`);
  return [
    ...wrap(meaning),
    ...(['light', 'shadow', 'question'] as const).flatMap((part) => labelled(words[part], texts[part])),
    ...(isLong ? labelled(words.example, reading) : []),
  ];
}

function printYear(body: YearBody, printer: Printer): string[] {
  const { paint, section, wrap } = printer;
  const { input, arcana, name, emoji, steps, personal_year: year, personal_months: months } = body;
  return [
    paint('bold', words.year(input.year, inSpanish(input.date), `${arcana} ${name} ${emoji}`)),
    paint('dim', `  ${words.yearSum(numberSum(steps.at(-1)!))}`),
    '',
    ...printReading(body, printer),
    ...section(`${numberWords.titles.personal_year} ${year.number}`, wrap(year.text)),
    ...section(numberWords.titles.personal_month, printMonths(months, printer)),
  ];
}

/** Twelve months share nine numbers: months with the same number are printed together. */
function printMonths(months: YearBody['personal_months'], { paint, wrap }: Printer): string[] {
  const numbers = [...new Set(months.map(({ number }) => number))];
  return numbers.flatMap((number) => {
    const shared = months.filter((month) => month.number === number);
    const names = shared.map(({ month }) => dates.months[month - 1]!);
    return wrap(`${paint('cyan', words.monthsOf(number, names))}: ${shared[0]!.text}`);
  });
}

const ORIGIN_FIELDS = ['source_url', 'suggested_citation', 'license', 'license_url', 'attribution', 'api_version'];

/** Any body: its scalar fields, without attribution. */
function printFields(body: Readonly<Record<string, unknown>>): string[] {
  const fields = Object.entries(body).filter(
    ([key, value]) => typeof value !== 'object' && !ORIGIN_FIELDS.includes(key),
  );
  return table(fields.map(([key, value]) => [key, String(value)]));
}

/** A date of an answer, in Spanish. */
function inSpanish(text: string): string {
  const parsed = parseIsoDate(text);
  return parsed.ok ? dates.long(parsed.date) : text;
}

function printArcanum(record: ArcanumRecord, printer: Printer, { positions }: Content): string[] {
  const { paint, section, wrap } = printer;
  const { number, name, keyword, emoji, description, light, shadow, readings, meanings, absent } = record;
  const others = Object.keys(chartWords.places) as (keyof typeof chartWords.places)[];
  const titles: readonly (readonly [PlaceKey, string])[] = [
    ...positions.map(({ key, title }) => [key, title] as const),
    ...others.map((key) => [key, chartWords.otherPlace(key)] as const),
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
      meanings[key] ? section(chartWords.shortPlaces[key], printReading(meanings[key], printer)) : [],
    ),
    ...(nowhere.length > 0 ? section(words.nowhere, wrap(nowhere.join(', '))) : []),
  ];
}

function printLifePath(record: LifePathRecord, { paint, section, wrap }: Printer): string[] {
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
