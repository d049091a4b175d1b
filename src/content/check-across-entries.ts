import { lifePathNumber } from '../method/birth-numbers.ts';
import { KARMIC_TAIL_POINTS } from '../method/chart-formulas.ts';
import { POSITION_KEYS, POSITION_POINTS } from '../method/destiny-matrix.ts';
import { absentPlaces, combinationsOf } from '../method/possible-arcana.ts';
import { ARCANA_NUMBERS, LIFE_PATH_NUMBERS, reduceToArcanum } from '../method/reduce.ts';
import type { Content, ContentProblem } from './content-schema.ts';
import type { ContentParts } from './join-content.ts';

/** What a single file's schema cannot check: numbering, duplicates across entries, and texts that a spreadsheet would run. */
export function checkContent(content: Content): ContentProblem[] {
  // An incomplete language is checked for the parts it has.
  const checks = CHECKS.filter(([part]) => content[part] !== undefined);
  return checks.flatMap(([, check]) => [...check(content)]);
}

const CHECKS: readonly (readonly [part: keyof Content, check: (content: Content) => Iterable<ContentProblem>])[] = [
  ['arcana', checkArcana],
  ['positions', checkPositions],
  ['karmicTails', checkTails],
  ['portrait', checkPortrait],
  ['lifePaths', checkLifePaths],
  ['publisher', checkFormulas],
];

function* checkArcana({ arcana }: Content): Generator<ContentProblem> {
  yield* checkNumbers('arcana', arcana, ARCANA_NUMBERS);
  for (const field of ['name', 'keyword', 'emoji'] as const) {
    yield* checkDistinct(
      arcana.map((arcanum) => ({ file: recordFile('arcana', arcanum.number), field, value: arcanum[field] })),
    );
  }
  for (const { number, absent = [] } of arcana) {
    const expected = absentPlaces(number);
    if (expected.join() === absent.join()) continue;
    const problem = `found ${absent.join(', ') || 'none'}, but no date or couple has it in: ${expected.join(', ') || 'none'}`;
    yield { file: recordFile('arcana', number), field: 'absent', problem };
  }
}

function* checkPositions({ positions }: Content): Generator<ContentProblem> {
  const file = 'positions.json';
  yield* checkSequence(
    file,
    (entry) => `${entry}.key`,
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
  const ofDates = tailsInOrder(combinationsOf(KARMIC_TAIL_POINTS));
  const ofCouples = tailsInOrder(coupleTails()).filter((tail) => !ofDates.includes(tail));
  yield* checkSequence(file, (entry) => `${entry}.arcana`, keys, [...ofDates, ...ofCouples]);
  for (const field of ['name', 'text', 'couple_text'] as const) {
    yield* checkDistinct(karmicTails.map((tail, i) => ({ file, field: `${i}.${field}`, value: tail[field] })));
  }
}

/** The tails of all couples. A tail depends only on D and E, and a couple's D and E only on those of the two dates. */
function* coupleTails(): Generator<number[]> {
  const pairs = combinationsOf(['D', 'E']);
  for (const [d1, e1] of pairs) {
    for (const [d2, e2] of pairs) {
      const d = reduceToArcanum(d1! + d2!);
      const m = reduceToArcanum(d + reduceToArcanum(e1! + e2!));
      yield [m, reduceToArcanum(d + m), d];
    }
  }
}

/** Without duplicates, sorted by the last arcanum, then the first. */
function tailsInOrder(tails: Iterable<readonly number[]>): string[] {
  const distinct = new Map(Array.from(tails, (tail) => [tail.join('-'), tail] as const));
  return [...distinct].sort(([, a], [, b]) => a[2]! - b[2]! || a[0]! - b[0]!).map(([key]) => key);
}

/** One core per combination that some date has, in ascending order. */
function* checkPortrait({ portrait: { cores } }: Content): Generator<ContentProblem> {
  const file = 'portrait.json';
  const keys = cores.map(({ center, karma, purpose }) => [center, karma, purpose].join('-'));
  const { center, karma, purpose } = POSITION_POINTS;
  const expected = combinationsOf([center, karma, purpose]).map((arcana) => arcana.join('-'));
  yield* checkSequence(file, (entry) => `cores.${entry} (center, karma, purpose)`, keys, expected);
  for (const field of ['headline', 'text'] as const) {
    yield* checkDistinct(cores.map((core, i) => ({ file, field: `cores.${i}.${field}`, value: core[field] })));
  }
}

/** Each birth date in people.json must give the number it is listed under, and each person in a record must be listed there. */
export function* checkPeople({ people, lifePaths }: ContentParts): Generator<ContentProblem> {
  const listed = Object.entries(people).flatMap(([number, list]) =>
    list.map((person, i) => ({ ...person, number: Number(number), file: 'people.json', field: `${number}.${i}` })),
  );
  for (const { file, field, birth, name, number } of listed) {
    const [year, month, day] = birth.split('-').map(Number) as [number, number, number];
    const actual = lifePathNumber({ day, month, year });
    if (actual === number) continue;
    const problem = `${name}, born ${birth}, has number ${actual}; allowed here: ${number}`;
    yield { file, field: `${field}.birth`, problem };
  }
  yield* checkDistinct(listed.map(({ file, field, name }) => ({ file, field: `${field}.name`, value: name })));
  yield* checkNumbers('life-path', lifePaths, LIFE_PATH_NUMBERS);
  for (const { number, famous_people } of lifePaths) {
    const known = people[number]!.map(({ name }) => name);
    const named = famous_people.map(({ name }, i) => ({
      file: recordFile('life-path', number),
      field: `famous_people.${i}.name`,
      value: name,
    }));
    yield* checkDistinct(named);
    for (const { file, field, value } of named) {
      const problem = `"${value}" has no birth date; allowed, from data/people.json: ${known.join(', ')}`;
      if (!known.includes(value)) yield { file, field, problem };
    }
  }
}

function* checkLifePaths({ lifePaths }: Content): Generator<ContentProblem> {
  for (const field of ['archetype', 'tagline'] as const) {
    yield* checkDistinct(
      lifePaths.map((record) => ({ file: recordFile('life-path', record.number), field, value: record[field] })),
    );
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

/** Checks that every entry is where it belongs; reports the first that is not, with what is allowed. */
export function* checkSequence<T>(
  file: string,
  fieldOf: (entry: number) => string,
  actual: readonly T[],
  expected: readonly T[],
): Generator<ContentProblem> {
  const at = expected.findIndex((value, i) => actual[i] !== value);
  if (at === -1 && actual.length === expected.length) return;
  const where = at === -1 ? expected.length : at;
  const problem = `expected ${expected[where] ?? 'no more entries'}, found ${actual[where] ?? 'nothing'}; allowed, in this order: ${expected.join(', ')}`;
  yield { file, field: fieldOf(where), problem };
}

export function* checkDistinct(
  entries: readonly { file: string; field: string; value: string }[],
): Generator<ContentProblem> {
  const seen = new Map<string, string>();
  for (const { file, field, value } of entries) {
    const first = seen.get(value);
    if (first !== undefined)
      yield { file, field, problem: `"${value}" is a duplicate of ${first}; every value must be different` };
    else seen.set(value, `${file} ${field}`);
  }
}

/** Spreadsheets take these as the start of a formula, even in CSV: they would run our text on the reader's machine. */
const FORMULA = /^[=+\-@]/;

/** Texts that a spreadsheet would evaluate instead of show. */
export function* checkFormulas(content: Partial<Content>): Generator<ContentProblem> {
  const { publisher, arcana = [], karmicTails, lifePaths = [], numberTexts, positions } = content;
  const { portrait, shortPlaces, coupleMeetings, couplePurposes } = content;
  const files: readonly (readonly [file: string, value: unknown])[] = [
    ['publisher.json', publisher],
    ...arcana.map((record) => [recordFile('arcana', record.number), record] as const),
    ['positions.json', positions],
    ['karmic-tails.json', karmicTails],
    ...lifePaths.map((record) => [recordFile('life-path', record.number), record] as const),
    ['numbers.json', numberTexts],
    ['portrait.json', portrait],
    ['short-places.json', shortPlaces],
    ['couple-meetings.json', coupleMeetings],
    ['couple-purposes.json', couplePurposes],
  ];
  for (const [file, value] of files)
    for (const { field, text } of textsIn(value))
      if (FORMULA.test(text))
        yield {
          file,
          field,
          problem: `${JSON.stringify(text.slice(0, 20))} begins like a spreadsheet formula; allowed: texts that do not begin with =, +, - or @`,
        };
}

function* textsIn(value: unknown, field = ''): Generator<{ readonly field: string; readonly text: string }> {
  if (typeof value === 'string') yield { field, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* textsIn(part, field === '' ? key : `${field}.${key}`);
}
