import { isoDate } from '../calendar/dates.ts';
import type { ArcanumItem } from '../endpoints/arcana.ts';
import type { CalendarBody } from '../endpoints/calendar.ts';
import type { ChartBody } from '../endpoints/chart.ts';
import type { MatrixBody } from '../endpoints/matrix.ts';
import { POSITION_KEYS } from '../method/destiny-matrix.ts';
import { existingDates } from './api-files-and-links.ts';
import {
  add,
  expectedAges,
  expectedChakras,
  expectedLifePath,
  expectedLines,
  expectedMatrix,
  expectedNumbers,
  expectedPoints,
  positionsOf,
} from './expected-chart.ts';

type Card = MatrixBody['matrix']['soul'];

/** Compares arcana with verify's own calculation, which shares no code with the build's. */
export function matrixProblem(file: string, body: MatrixBody, arcana: readonly ArcanumItem[]): string | undefined {
  const [ownDay, ownMonth, ownYear] = lastNumbers(file);
  const date = { day: ownDay, month: ownMonth, year: ownYear };
  const { day, month, year } = body.input;
  if (day !== date.day || month !== date.month || year !== date.year)
    return `answers ${day}/${month}/${year} instead of its own date`;
  if (!body.details_url.endsWith(`?birth=${isoDate(date)}`))
    return `details_url is for another date: ${body.details_url}`;
  const matrix = expectedMatrix(date);
  for (const key of POSITION_KEYS) {
    const expected = matrix[key];
    const card = body.matrix[key];
    if (card.arcana !== expected) return `matrix.${key}.arcana is ${card.arcana}, but the method gives ${expected}`;
    if (!isListed(card, arcana)) return `matrix.${key} does not say what arcana.json says of ${expected}`;
  }
  return undefined;
}

/** Whether a card has the words that the list of arcana in the same language has. */
function isListed({ arcana: number, name, keyword, emoji }: Card, arcana: readonly ArcanumItem[]): boolean {
  const arcanum = arcana[number - 1];
  return name === arcanum?.name && keyword === arcanum.keyword && emoji === arcanum.emoji;
}

/** For the record of an arcanum or a life path. */
export function numberProblem(file: string, { number }: { readonly number: number }): string | undefined {
  return file.endsWith(`/${number}.json`) ? undefined : `answers ${number} instead of its own number`;
}

/** The three numbers at the end of a file's path. */
function lastNumbers(file: string): [number, number, number] {
  return file
    .replace(/\.json$/, '')
    .split('/')
    .slice(-3)
    .map(Number) as [number, number, number];
}

/** Checks that a year has every date, in order, with the method's numbers. */
export function calendarProblem(file: string, { year, columns, rows }: CalendarBody): string | undefined {
  if (!file.endsWith(`/${year}.json`)) return `answers ${year} instead of its own year`;
  const dates = [...existingDates(year, year)];
  if (rows.length !== dates.length) return `has ${rows.length} rows instead of ${dates.length}`;
  for (const [i, date] of dates.entries()) {
    const [a, b, c] = expectedNumbers(date);
    const expected: Readonly<Record<string, unknown>> = {
      ...expectedMatrix(date),
      ...{ date: isoDate(date), life_path: expectedLifePath(date), a, b, c },
    };
    const wrong = columns.find((name, column) => rows[i]![column] !== expected[name]);
    if (wrong !== undefined) return `has the wrong ${wrong} for ${isoDate(date)}`;
  }
  return columns.length === new Set(columns).size ? undefined : 'has a duplicate column';
}

export function chartProblem(file: string, body: ChartBody, arcana: readonly ArcanumItem[]): string | undefined {
  const [a, b, c] = lastNumbers(file);
  const points = expectedPoints(a, b, c);
  const positions = positionsOf(points);
  const { personal_purpose, planetary_purpose, partner, income, balance } = body;
  const cards = { ...body.positions, personal_purpose, planetary_purpose, partner, income, balance };
  const expected: readonly (readonly [string, unknown, unknown])[] = [
    ['numbers', body.numbers, { a, b, c }],
    // Adding digits to reach an arcanum does not change where they lead.
    ['life_path.number', body.life_path.number, expectedLifePath({ day: a, month: b, year: c })],
    ['points', sorted(body.points), sorted(points)],
    ['positions', POSITION_KEYS.map((key) => body.positions[key].arcana), POSITION_KEYS.map((key) => positions[key])],
    [
      'the other places',
      [personal_purpose, planetary_purpose, partner, income, balance].map(({ arcana }) => arcana),
      [points.P1, points.P4, points.M, points.L, points.R],
    ],
    [
      'repeated',
      body.repeated.map(({ arcana, name, places }) => [arcana, name, ...places]),
      expectedRepeated({ ...positions, personal_purpose: points.P1, planetary_purpose: points.P4 }, arcana),
    ],
    ['karmic_tail', body.karmic_tail.arcana, [points.M, points.N, points.D]],
    ['lines', body.lines, expectedLines(points)],
    ['purposes', body.purposes.map(({ arcana }) => arcana), [points.P1, points.P2, points.P3, points.P4]],
    [
      'chakras',
      body.chakras.map(({ physics, energy, emotions }) => [physics, energy, emotions]),
      expectedChakras(points),
    ],
    [
      'chakra_sums',
      Object.values(body.chakra_sums),
      [0, 1, 2].map((i) => add(...expectedChakras(points).map((row) => row[i]!))),
    ],
    ['ages', body.ages.map(({ age, arcana }) => [age, arcana]), expectedAges(points)],
  ];
  const wrong = expected.find(([, actual, wanted]) => JSON.stringify(actual) !== JSON.stringify(wanted));
  if (wrong) return `${wrong[0]} is ${JSON.stringify(wrong[1])}, but the method gives ${JSON.stringify(wrong[2])}`;
  const [place, card] = Object.entries(cards).find(([, card]) => !isListed(card, arcana)) ?? [];
  return card && `${place} does not say what arcana.json says of ${card.arcana}`;
}

/** The arcana in several places with their names, the most frequent first, then by number. */
function expectedRepeated(places: Readonly<Record<string, number>>, arcana: readonly ArcanumItem[]) {
  return arcana
    .map(({ number, name }) => ({ number, name, in: Object.keys(places).filter((place) => places[place] === number) }))
    .filter((arcanum) => arcanum.in.length > 1)
    .sort((one, other) => other.in.length - one.in.length)
    .map((arcanum) => [arcanum.number, arcanum.name, ...arcanum.in]);
}

function sorted(points: ChartBody['points']): [string, number][] {
  return Object.entries(points).sort(([one], [other]) => (one < other ? -1 : 1));
}
