import { chartPoints, KARMIC_TAIL_POINTS, POINT_INDEX } from '../method/chart-formulas.ts';
import { allChartNumbers } from '../method/chart-numbers.ts';
import { dateCounts } from '../method/date-counts.ts';
import { POSITION_KEYS, POSITION_POINTS } from '../method/destiny-matrix.ts';
import { lifePathNumber } from '../method/life-path-number.ts';
import { ARCANA_NUMBERS, LIFE_PATH_NUMBERS, reduceToArcanum } from '../method/reduce.ts';
import type { Content, ContentProblem } from './content-schema.ts';
import type { ContentParts } from './join-content.ts';

/** What the schema of a single file cannot check: numbering, duplicates across entries, and people listed under the wrong number. */
export function checkContent(content: Content): ContentProblem[] {
  return [
    ...checkArcana(content),
    ...checkPositions(content),
    ...checkTails(content),
    ...checkLifePaths(content),
    ...checkPeople(content),
    ...checkFormulas(content),
  ];
}

function* checkArcana({ arcana }: Content): Generator<ContentProblem> {
  yield* checkNumbers('arcana', arcana, ARCANA_NUMBERS);
  for (const field of ['name', 'keyword', 'emoji'] as const) {
    yield* checkDistinct(
      arcana.map((arcanum) => ({ file: recordFile('arcana', arcanum.number), field, value: arcanum[field] })),
    );
  }
  const { positions } = dateCounts();
  for (const { number, absent = [] } of arcana) {
    const expected = POSITION_KEYS.filter((key) => positions[key][number - 1] === 0);
    if (expected.join() === absent.join()) continue;
    const problem = `found ${absent.join(', ') || 'none'}, but no date has it in: ${expected.join(', ') || 'none'}`;
    yield { file: recordFile('arcana', number), field: 'absent', problem };
  }
}

function* checkPositions({ positions }: Content): Generator<ContentProblem> {
  const file = 'positions.json';
  yield* checkSequence(
    file,
    'key',
    positions.map(({ key }) => key),
    POSITION_KEYS,
  );
  for (const [i, { key, point }] of positions.entries()) {
    if (POSITION_POINTS[key] === point) continue;
    yield {
      file,
      field: `${i}.point`,
      problem: `"${point}" is not the point of ${key}; allowed: ${POSITION_POINTS[key]}`,
    };
  }
}

function* checkTails({ karmicTails }: Content): Generator<ContentProblem> {
  const file = 'karmic-tails.json';
  const keys = karmicTails.map(({ arcana }) => arcana.join('-'));
  const ofDates = tailsInOrder(dateTails());
  const ofCouples = tailsInOrder(coupleTails()).filter((tail) => !ofDates.includes(tail));
  yield* checkSequence(file, 'arcana', keys, [...ofDates, ...ofCouples]);
  for (const field of ['name', 'text'] as const) {
    yield* checkDistinct(karmicTails.map((tail, i) => ({ file, field: `${i}.${field}`, value: tail[field] })));
  }
}

/** The tails of all charts of dates. */
export function* dateTails(): Generator<number[]> {
  for (const { a, b, c } of allChartNumbers()) {
    const points = chartPoints(a, b, c);
    yield KARMIC_TAIL_POINTS.map((point) => points[POINT_INDEX[point]]!);
  }
}

/** Those of all couples. A tail follows from D and E alone, and a couple's D and E from those of the two. */
function* coupleTails(): Generator<number[]> {
  const pairs = new Map<string, readonly [number, number]>();
  for (const { a, b, c } of allChartNumbers()) {
    const points = chartPoints(a, b, c);
    const [d, e] = [points[POINT_INDEX.D]!, points[POINT_INDEX.E]!];
    pairs.set(`${d}-${e}`, [d, e]);
  }
  for (const [d1, e1] of pairs.values()) {
    for (const [d2, e2] of pairs.values()) {
      const d = reduceToArcanum(d1 + d2);
      const m = reduceToArcanum(d + reduceToArcanum(e1 + e2));
      yield [m, reduceToArcanum(d + m), d];
    }
  }
}

/** Each once, by the last arcanum and then by the first. */
function tailsInOrder(tails: Iterable<readonly number[]>): string[] {
  const distinct = new Map(Array.from(tails, (tail) => [tail.join('-'), tail] as const));
  return [...distinct].sort(([, a], [, b]) => a[2]! - b[2]! || a[0]! - b[0]!).map(([key]) => key);
}

/** Before a language is joined with the birth dates: it must name the same people in the same order. */
export function* checkSamePeople({ people, lifePaths }: ContentParts): Generator<ContentProblem> {
  yield* checkNumbers('life-path', lifePaths, LIFE_PATH_NUMBERS);
  for (const { number, famous_people } of lifePaths) {
    const [found, expected] = [famous_people, people[number]!].map((list) => list.map(({ name }) => name).join(', '));
    if (found === expected) continue;
    const problem = `found ${found}; allowed, in the order of data/people.json: ${expected}`;
    yield { file: recordFile('life-path', number), field: 'famous_people', problem };
  }
}

function* checkLifePaths({ lifePaths }: Content): Generator<ContentProblem> {
  for (const field of ['archetype', 'tagline'] as const) {
    yield* checkDistinct(
      lifePaths.map((record) => ({ file: recordFile('life-path', record.number), field, value: record[field] })),
    );
  }
}

function* checkPeople({ lifePaths }: Content): Generator<ContentProblem> {
  const people = lifePaths.flatMap(({ number, famous_people }) =>
    famous_people.map((person, i) => ({ ...person, number, file: 'people.json', field: `${number}.${i}` })),
  );
  for (const { file, field, birth, name, number } of people) {
    const [year, month, day] = birth.split('-').map(Number) as [number, number, number];
    const actual = lifePathNumber({ day, month, year });
    if (actual === number) continue;
    yield {
      file,
      field: `${field}.birth`,
      problem: `${name}, born ${birth}, has number ${actual}; allowed here: ${number}`,
    };
  }
  yield* checkDistinct(people.map(({ file, field, name }) => ({ file, field: `${field}.name`, value: name })));
}

function* checkSequence<T>(
  file: string,
  field: string,
  actual: readonly T[],
  expected: readonly T[],
): Generator<ContentProblem> {
  const at = expected.findIndex((value, i) => actual[i] !== value);
  if (at === -1 && actual.length === expected.length) return;
  const where = at === -1 ? expected.length : at;
  const problem = `expected ${expected[where] ?? 'no more entries'}, found ${actual[where] ?? 'nothing'}; allowed, in this order: ${expected.join(', ')}`;
  yield { file, field: `${where}.${field}`, problem };
}

function* checkDistinct(entries: readonly { file: string; field: string; value: string }[]): Generator<ContentProblem> {
  const seen = new Map<string, string>();
  for (const { file, field, value } of entries) {
    const first = seen.get(value);
    if (first !== undefined)
      yield { file, field, problem: `"${value}" is a duplicate of ${first}; every value must be different` };
    else seen.set(value, `${file} ${field}`);
  }
}

/** A record must hold the number in its file's name. */
function* checkNumbers(
  folder: string,
  records: readonly { readonly number: number }[],
  expected: readonly number[],
): Generator<ContentProblem> {
  for (const [i, { number }] of records.entries()) {
    const named = expected[i]!;
    if (number !== named)
      yield { file: recordFile(folder, named), field: 'number', problem: `expected ${named}, found ${number}` };
  }
}

function recordFile(folder: string, number: number): string {
  return `${folder}/${number}.json`;
}

/** What spreadsheets treat as the start of a formula, even in a CSV file: they would run a text of ours on the reader's machine. */
const FORMULA = /^[=+\-@]/;

/** Texts that a spreadsheet would evaluate instead of showing. */
function* checkFormulas(content: Content): Generator<ContentProblem> {
  const { publisher, arcana, karmicTails, lifePaths, numberTexts, positions } = content;
  const files: readonly (readonly [file: string, value: unknown])[] = [
    ['publisher.json', publisher],
    ...arcana.map((record) => [`arcana/${record.number}.json`, record] as const),
    ['positions.json', positions],
    ['karmic-tails.json', karmicTails],
    ...lifePaths.map((record) => [`life-path/${record.number}.json`, record] as const),
    ['numbers.json', numberTexts],
  ];
  for (const [file, value] of files)
    for (const { field, text } of textsIn(value))
      if (FORMULA.test(text))
        yield {
          file,
          field,
          problem: `${JSON.stringify(text.slice(0, 20))} begins like a formula of a spreadsheet; allowed: texts that do not begin with =, +, - or @`,
        };
}

function* textsIn(value: unknown, field = ''): Generator<{ readonly field: string; readonly text: string }> {
  if (typeof value === 'string') yield { field, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* textsIn(part, field === '' ? key : `${field}.${key}`);
}
