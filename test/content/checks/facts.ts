import type { Arcanum } from '../../../src/content/content-schema.ts';
import { lifePathNumber } from '../../../src/method/life-path-number.ts';
import { ARCANA_REFERENCE } from '../arcana-reference.ts';

const GRAPHEMES = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Where an arcanum's name or emoji is not the one of the method. */
export function arcanumProblems({ number, name, emoji }: Pick<Arcanum, 'number' | 'name' | 'emoji'>): string[] {
  const [wantedName, wantedEmoji] = ARCANA_REFERENCE[number - 1] ?? [];
  const problems: string[] = [];
  if (name !== wantedName) problems.push(`name: "${name}", expected "${wantedName}"`);
  if (emoji !== wantedEmoji) problems.push(`emoji: "${emoji}", expected "${wantedEmoji}"`);
  const graphemes = [...GRAPHEMES.segment(emoji)].length;
  if (graphemes !== 1) problems.push(`emoji: "${emoji}" has ${graphemes} graphemes`);
  return problems;
}

/** What is written like an arcanum, article and noun with capitals, but is none of the names: a card that was renamed since. */
export function unknownArcana(text: string, names: readonly string[]): string[] {
  const written = text.match(/(?<!\p{L})(?:El|La|Los|Las) \p{Lu}\p{L}*/gu) ?? [];
  return written
    .filter((start) => !names.some((name) => `${name} `.startsWith(`${start} `)))
    .map((found) => `"${found}"`);
}

export type Gender = 'woman' | 'man';

/** Nouns in -a and -o that men and women share: «poeta», «futbolista», «astronauta», «psiquiatra», «monarca», «soprano». */
const COMMON = /(?:sta|eta|auta|iatra|arca|soprano)$/u;

/** Whether a field («pintora», «actor y político») says that it is a woman's or a man's; many say neither («cantante»). */
export function fieldGender(field: string): Gender | undefined {
  // What follows a comma, «de» or «por» describes the trade, not the person.
  const [trade = ''] = field.split(/,| de | por /u);
  const genders = new Set(trade.split(' ').flatMap((word) => wordGender(word) ?? []));
  return genders.size === 1 ? [...genders][0] : undefined;
}

function wordGender(word: string): Gender | undefined {
  if (COMMON.test(word)) return undefined;
  if (/(?:a|triz)$/u.test(word)) return 'woman';
  return /(?:o|or)$/u.test(word) ? 'man' : undefined;
}

/** Laureates whose field does not name the prize, and others whose field does. */
export function nobelProblems(
  people: readonly { readonly name: string; readonly field: string }[],
  laureates: readonly string[],
): string[] {
  return people.flatMap(({ name, field }) => {
    const named = /(?<!\p{L})Nobel(?!\p{L})/u.test(field);
    if (laureates.includes(name) === named) return [];
    return [`"${name}", ${named ? 'no laureate' : 'a laureate'}: "${field}"`];
  });
}

export interface Person {
  readonly name: string;
  readonly field: string;
  readonly birth: string;
}

/** Why a person does not belong in the record of `number`, or is not who our reference says. */
export function personProblems(person: Person, number: number, reference: readonly Person[]): string[] {
  const { name, field, birth } = person;
  const [year, month, day] = birth.split('-').map(Number) as [number, number, number];
  const actual = lifePathNumber({ day, month, year });
  const known = reference.find((other) => sameApostrophe(other.name) === sameApostrophe(name));
  return [
    ...(actual === number ? [] : [`"${name}", born ${birth}, has number ${actual}`]),
    ...(known ? [] : [`"${name}" is not in people-reference.json`]),
    ...(known && known.birth !== birth ? [`"${name}": birth "${birth}", in the reference "${known.birth}"`] : []),
    ...(known && known.field !== field ? [`"${name}": field "${field}", in the reference "${known.field}"`] : []),
  ];
}

/** The reference types the apostrophe of O'Connor; our texts set it. */
function sameApostrophe(name: string): string {
  return name.replaceAll('’', "'");
}

/** People who are in more than one place: the name and both places. */
export function repeatedPeople(people: readonly { readonly name: string; readonly place: string }[]): string[] {
  const seen = new Map<string, string>();
  return people.flatMap(({ name, place }) => {
    const first = seen.get(name);
    seen.set(name, first ?? place);
    return first === undefined ? [] : [`${place}: "${name}", already in ${first}`];
  });
}
