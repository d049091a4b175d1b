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
import { ages as ageWords } from '../words/es/ages.ts';
import { chakras as chakraWords } from '../words/es/chakras.ts';
import { chart as chartWords } from '../words/es/chart.ts';
import { dates } from '../words/es/dates.ts';
import { numbers as numberWords } from '../words/es/numbers.ts';
import { section, type Terminal, table, wrap } from './terminal.ts';

/** What `open-numerology <fecha>` tells. */
export type StarBody = MatrixBody & { readonly life_path: ChartBody['life_path'] };

export function printStar(body: StarBody, terminal: Terminal, { positions }: Content): string[] {
  const { paint } = terminal;
  const rows = positions.map(({ key, title }) => {
    const { arcana, name, keyword, emoji } = body.matrix[key];
    return [title, arcana, name, keyword, emoji] as const;
  });
  const styles = [(text: string) => paint('dim', text), (text: string) => paint('yellow', text), cyan(terminal)];
  return [
    paint('bold', `Matriz del destino del ${dates.long(body.input)}`),
    '',
    ...table(rows, styles),
    ...section(`Camino de vida ${body.life_path.number}: ${body.life_path.archetype}`, [], terminal),
  ];
}

/** The body is shared by every date with these numbers, so it names no date. */
export function printChart(body: ChartBody, terminal: Terminal, _: Content, [date]: readonly string[]): string[] {
  const { paint, width } = terminal;
  const { numbers, life_path: path, positions, purposes, chakras, chakra_sums: sums, ages } = body;
  const titleOf = (place: ChartPlace): string =>
    place in positions
      ? positions[place as PositionKey].title
      : chartWords.places[place as keyof typeof chartWords.places];
  const perVertex = ages.length / AGE_VERTICES.length;
  return [
    paint('bold', `Carta del ${inSpanish(date!)}: números ${numbers.a}, ${numbers.b} y ${numbers.c}`),
    ...printTold(body.portrait, terminal),
    ...section(`Camino de vida ${path.number}: ${path.archetype}`, [], terminal),
    ...Object.values(positions).flatMap((position) => printCard(position.title, position, terminal)),
    ...printCard(chartWords.places.personal_purpose, body.personal_purpose, terminal),
    ...printCard(chartWords.places.planetary_purpose, body.planetary_purpose, terminal),
    ...SHORT_PLACE_KEYS.flatMap((place) => printCard(chartWords.shortPlaces[place], body[place], terminal)),
    ...(body.repeated.length > 0
      ? section(
          'Lo que se repite',
          body.repeated.flatMap(({ arcana, name, places, text }) =>
            wrap(`${paint('cyan', `${arcana} ${name}`)}: ${places.map(titleOf).join(', ')}. ${text}`, width),
          ),
          terminal,
        )
      : []),
    ...printTail(body.karmic_tail, terminal),
    ...printLines(body.lines, terminal),
    ...section(
      'Propósitos',
      table(
        purposes.map(({ key, from_age, to_age, arcana }) => [
          chartWords.purposes[key],
          arcana,
          ageWords.span(from_age, to_age),
        ]),
      ),
      terminal,
    ),
    ...section(
      'Chakras (un símbolo, no un diagnóstico)',
      table([
        ['', ...CHAKRA_PARTS.map((part) => chakraWords.parts[part])],
        ...chakras.map((row) => [row.name, ...CHAKRA_PARTS.map((part) => String(row[part]))]),
        [chakraWords.sum, ...CHAKRA_PARTS.map((part) => String(sums[part]))],
      ]),
      terminal,
    ),
    ...section(
      'Edades, un arcano cada año y tres meses',
      table(
        AGE_VERTICES.map((_, i) => {
          const row = ages.slice(i * perVertex, (i + 1) * perVertex);
          return [`desde ${row[0]!.age}`, ...row.map(({ arcana }) => arcana)];
        }),
      ),
      terminal,
    ),
  ];
}

/** A text that joins several cards, under its headline. */
function printTold({ headline, text }: ChartBody['portrait'], terminal: Terminal): string[] {
  return section(headline, wrap(text, terminal.width), terminal);
}

/** An arcanum in a place with what it says there. */
function printCard(title: string, card: ReadingCard | ShortCard, terminal: Terminal): string[] {
  const { paint } = terminal;
  return section(
    `${title}: ${paint('cyan', `${card.arcana} ${card.name}`)} ${card.emoji}`,
    printReading(card, terminal),
    terminal,
  );
}
type ReadingCard = ChartBody['personal_purpose'];
type ShortCard = ChartBody['partner'];

export function printCouple({ input, center, ...body }: CoupleBody, terminal: Terminal, { arcana }: Content): string[] {
  const { paint, width } = terminal;
  return [
    paint('bold', `Pareja del ${inSpanish(input.a)} y del ${inSpanish(input.b)}`),
    ...printTold(body.meeting, terminal),
    ...table(
      (['a', 'b'] as const).map((which) => {
        const { center, family } = body.meeting[which];
        return [inSpanish(input[which]), center, arcana[center - 1]!.name, chartWords.families[family]];
      }),
    ),
    ...printCard(chartWords.places.couple, center, terminal),
    ...(Object.keys(COUPLE_PLACES) as CouplePlace[]).flatMap((place) =>
      printCard(chartWords.places[`couple_${place}`], body.places[place], terminal),
    ),
    ...printTail(body.karmic_tail, terminal),
    ...printLines(body.lines, terminal),
    ...section(
      'Propósitos',
      body.purposes.flatMap(({ key, arcana, text }) =>
        wrap(`${paint('cyan', `${chartWords.purposes[key]} ${arcana}`)}: ${text}`, width),
      ),
      terminal,
    ),
  ];
}

function printTail({ arcana, name, text }: CoupleBody['karmic_tail'], terminal: Terminal): string[] {
  return section(`Cola kármica ${arcana.join(' · ')}: ${name}`, wrap(text, terminal.width), terminal);
}

function printLines(lines: ChartBody['lines'], terminal: Terminal): string[] {
  const rows = Object.entries(lines).map(([name, arcana]) => [chartWords.lines[name as LineName], arcana.join(' · ')]);
  return section('Líneas', table(rows), terminal);
}

function cyan({ paint }: Terminal): (text: string) => string {
  return (text) => paint('cyan', text);
}

/** What an arcanum says in a place, plainly; `--long` adds the example. In some it says less. */
function printReading(
  { meaning, light, shadow, question, reading }: Partial<Reading> & Pick<Reading, 'meaning' | 'question'>,
  terminal: Terminal,
): string[] {
  const { paint, width, isLong = false } = terminal;
  const labelled = (label: string, text?: string): string[] =>
    text === undefined ? [] : wrap(`${paint('dim', `${label}:`)} ${text}`, width);
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
    ...section(
      `${numberWords.titles.personal_year} ${body.personal_year.number}`,
      wrap(body.personal_year.text, terminal.width),
      terminal,
    ),
    ...section(numberWords.titles.personal_month, printMonths(body.personal_months, terminal), terminal),
  ];
}

/** There are nine numbers for twelve months: those that share one are told together. */
function printMonths(months: YearBody['personal_months'], { paint, width }: Terminal): string[] {
  const numbers = [...new Set(months.map(({ number }) => number))];
  return numbers.flatMap((number) => {
    const shared = months.filter((month) => month.number === number);
    const names = shared.map(({ month }) => dates.months[month - 1]).join(' y ');
    return wrap(`${paint('cyan', `${number}, ${names}`)}: ${shared[0]!.text}`, width);
  });
}

/** Any body: its scalar fields, without those that state its origin. */
export function printFields(body: Readonly<Record<string, unknown>>): string[] {
  const fields = Object.entries(body).filter(
    ([key, value]) => typeof value !== 'object' && !ORIGIN_FIELDS.includes(key),
  );
  return table(fields.map(([key, value]) => [key, String(value)]));
}

const ORIGIN_FIELDS = ['source_url', 'suggested_citation', 'license', 'license_url', 'attribution', 'api_version'];

/** A date of an answer, in Spanish. */
export function inSpanish(text: string): string {
  const parsed = parseIsoDate(text);
  return parsed.ok ? dates.long(parsed.date) : text;
}

export function printArcanum(record: ArcanumRecord, terminal: Terminal, { positions }: Content): string[] {
  const { number, name, keyword, emoji, description, light, shadow, readings, meanings, absent } = record;
  const titles: readonly (readonly [PlaceKey, string])[] = [
    ...positions.map(({ key, title }) => [key, title] as const),
    ...(Object.keys(chartWords.places) as (keyof typeof chartWords.places)[]).map(
      (key) => [key, chartWords.otherPlace(key)] as const,
    ),
  ];
  return [
    terminal.paint('bold', `${number} ${name}: ${keyword} ${emoji}`),
    '',
    ...wrap(description, terminal.width),
    ...section('Luz', wrap(light.join(', '), terminal.width), terminal),
    ...section('Sombra', wrap(shadow.join(', '), terminal.width), terminal),
    ...titles
      .filter(([key]) => !absent.includes(key))
      .flatMap(([key, title]) =>
        section(title, printReading({ ...meanings[key], reading: readings[key] }, terminal), terminal),
      ),
    ...SHORT_PLACE_KEYS.flatMap((key) =>
      meanings[key] ? section(chartWords.shortPlaces[key], printReading(meanings[key], terminal), terminal) : [],
    ),
    ...(absent.length > 0
      ? section(
          'Ninguna fecha ni ninguna pareja lo tiene en',
          wrap(
            titles
              .filter(([key]) => absent.includes(key))
              .map(([, title]) => title)
              .join(', '),
            terminal.width,
          ),
          terminal,
        )
      : []),
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
