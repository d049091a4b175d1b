import type { ChartBody } from '../endpoints/chart.ts';
import type { CoupleBody } from '../endpoints/couple.ts';
import type { MatrixBody } from '../endpoints/matrix.ts';
import { AGE_VERTICES, CHAKRA_PARTS, type LineName } from '../method/chart-formulas.ts';
import type { PositionKey } from '../method/destiny-matrix.ts';
import { type ChartPlace, COUPLE_PLACES, type CouplePlace, SHORT_PLACE_KEYS } from '../method/places.ts';
import { printCard } from './print-texts.ts';
import { type AnswerPrinter, table } from './terminal.ts';

type StarBody = MatrixBody & { readonly life_path: ChartBody['life_path'] };

export function printStar(body: StarBody, { paint, section, content, words }: AnswerPrinter): string[] {
  const rows = content.positions.map(({ key, title }) => {
    const { arcana, name, keyword, emoji } = body.matrix[key];
    return [title, arcana, name, keyword, emoji] as const;
  });
  const styles = (['dim', 'yellow', 'cyan'] as const).map((style) => (text: string) => paint(style, text));
  return [
    paint('bold', words.answers.matrix(words.dates.long(body.input))),
    '',
    ...table(rows, styles),
    ...section(words.answers.lifePath(body.life_path.number, body.life_path.archetype)),
  ];
}

/** The body is shared by all dates with these numbers, so it contains no date. */
export function printChart(body: ChartBody, printer: AnswerPrinter, [date]: readonly string[]): string[] {
  const { paint, section, wrap, inWords } = printer;
  const { answers: words, chart, chakras: chakraWords, ages: ageWords } = printer.words;
  const { numbers, life_path: path, positions, repeated, purposes, chakras, chakra_sums: sums, ages } = body;
  const titleOf = (place: ChartPlace): string =>
    place in positions ? positions[place as PositionKey].title : chart.places[place as keyof typeof chart.places];
  const perVertex = ages.length / AGE_VERTICES.length;
  const repetitions = repeated.flatMap(({ arcana, name, places, text }) =>
    wrap(`${paint('cyan', `${arcana} ${name}`)}: ${places.map(titleOf).join(', ')}. ${text}`),
  );
  const purposeRows = purposes.map(({ key, from_age, to_age, arcana }) => [
    ...[chart.purposes[key], arcana, ageWords.span(from_age, to_age)],
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
    paint('bold', words.chart(inWords(date!), numbers.a, numbers.b, numbers.c)),
    ...section(body.portrait.headline, wrap(body.portrait.text)),
    ...section(words.lifePath(path.number, path.archetype)),
    ...Object.values(positions).flatMap((position) => printCard(position.title, position, printer)),
    ...printCard(chart.places.personal_purpose, body.personal_purpose, printer),
    ...printCard(chart.places.planetary_purpose, body.planetary_purpose, printer),
    ...SHORT_PLACE_KEYS.flatMap((place) => printCard(chart.shortPlaces[place], body[place], printer)),
    ...(repeated.length > 0 ? section(words.repeated, repetitions) : []),
    ...printTailAndLines(body, printer),
    ...section(words.purposes, table(purposeRows)),
    ...section(words.chakras, table(chakraRows)),
    ...section(words.ages, table(ageRows)),
  ];
}

export function printCouple({ input, meeting, center, ...body }: CoupleBody, printer: AnswerPrinter): string[] {
  const { paint, section, wrap, inWords, content } = printer;
  const { answers: words, chart } = printer.words;
  const centers = (['a', 'b'] as const).map((which) => {
    const { center: number, family } = meeting[which];
    return [inWords(input[which]), number, content.arcana[number - 1]!.name, chart.families[family]];
  });
  return [
    paint('bold', words.couple(inWords(input.a), inWords(input.b))),
    ...section(meeting.headline, wrap(meeting.text)),
    ...table(centers),
    ...printCard(chart.places.couple, center, printer),
    ...(Object.keys(COUPLE_PLACES) as CouplePlace[]).flatMap((place) =>
      printCard(chart.places[`couple_${place}`], body.places[place], printer),
    ),
    ...printTailAndLines(body, printer),
    ...section(
      words.purposes,
      body.purposes.flatMap(({ key, arcana: number, text }) =>
        wrap(`${paint('cyan', `${chart.purposes[key]} ${number}`)}: ${text}`),
      ),
    ),
  ];
}

function printTailAndLines(
  { karmic_tail: tail, lines }: Pick<CoupleBody, 'karmic_tail' | 'lines'>,
  { section, wrap, words }: AnswerPrinter,
): string[] {
  const rows = Object.entries(lines).map(([name, arcana]) => [words.chart.lines[name as LineName], arcana.join(' · ')]);
  return [
    ...section(words.answers.karmicTail(tail.arcana.join(' · '), tail.name), wrap(tail.text)),
    ...section(words.answers.lines, table(rows)),
  ];
}
