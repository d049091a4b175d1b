import { describe, expect, it } from 'vitest';
import births from '../../data/people.json' with { type: 'json' };
import { lifePathNumber } from '../../src/method/birth-numbers.ts';
import { content, english } from '../content-fixture.ts';
import { fieldGender, GENDERS, type Gender, genderOf, NOBEL_LAUREATES } from './people-facts.ts';
import reference from './people-reference.json' with { type: 'json' };

interface Person {
  readonly name: string;
  readonly field: string;
  readonly birth: string;
}
const peopleOf = ({ lifePaths }: typeof content) => lifePaths.flatMap(({ famous_people }) => famous_people);
const people = peopleOf(content);
/** The reference has straight apostrophes (O'Connor), our texts have typographic ones. */
const sameApostrophe = (name: string): string => name.replaceAll('’', "'");
const inReference = ({ name }: { readonly name: string }) =>
  reference.find((other) => sameApostrophe(other.name) === sameApostrophe(name));
/** Everyone with the Spanish field, which may show the gender. */
const everybody = [...people, ...peopleOf(english).map((person) => ({ ...person, field: inReference(person)!.field }))];

/** Why a person does not belong in the record of `number` or differs from the reference. */
function problemsOf({ name, field, birth }: Person, number: number, named: 'field' | 'field_en' = 'field'): string[] {
  const [year, month, day] = birth.split('-').map(Number) as [number, number, number];
  const actual = lifePathNumber({ day, month, year });
  const known = inReference({ name });
  return [
    ...(actual === number ? [] : [`${name}, born ${birth}, has number ${actual}`]),
    ...(known ? [] : [`${name} is not in people-reference.json`]),
    ...(known && known.birth !== birth ? [`${name}: born ${birth}, in the reference ${known.birth}`] : []),
    ...(known && known[named] !== field ? [`${name}: ${field}, in the reference ${known[named]}`] : []),
  ];
}

/** Laureates whose field does not name the prize, and others whose field does. */
function isWrongLaureate({ name, field }: Omit<Person, 'birth'>): boolean {
  return NOBEL_LAUREATES.includes(name) !== /(?<!\p{L})Nobel(?!\p{L})/u.test(field);
}

describe('famous people', () => {
  it('belong to their number and are those of the reference', () => {
    const recordsOf = ({ lifePaths }: typeof content, named: 'field' | 'field_en') =>
      lifePaths.flatMap(({ number, famous_people }) =>
        famous_people
          .flatMap((person) => problemsOf(person, number, named))
          .map((problem) => `life-path/${number}: ${problem}`),
      );
    expect([...recordsOf(content, 'field'), ...recordsOf(english, 'field_en')]).toEqual([]);
  });

  it('of data/people.json are each in a record of some language', () => {
    const used = new Set(everybody.map(({ name }) => name));
    const listed = Object.values(births).flatMap((list) => list.map(({ name }) => name));
    expect(listed.filter((name) => !used.has(name))).toEqual([]);
  });

  const shakira = { name: 'Shakira', field: 'cantante', birth: '1977-02-02' };
  it.each<[Person, number, string[]]>([
    [shakira, 1, []],
    [shakira, 2, ['Shakira, born 1977-02-02, has number 1']],
    [{ ...shakira, birth: '1977-02-11' }, 1, ['Shakira: born 1977-02-11, in the reference 1977-02-02']],
    [{ ...shakira, field: 'actriz' }, 1, ['Shakira: actriz, in the reference cantante']],
    [{ name: 'Sinéad O’Connor', field: 'cantante', birth: '1966-12-08' }, 33, []],
  ])('%o in the record of %d: %o', (person, number, problems) => {
    expect(problemsOf(person, number)).toEqual(problems);
  });

  it.each([
    ['es', people],
    ['en', everybody.slice(people.length)],
  ])('are women and men in fair parts in %s', (_, listed) => {
    const women = listed.filter((person) => genderOf(person) === 'woman').length / listed.length;
    expect(women).toBeGreaterThanOrEqual(0.4);
    expect(women).toBeLessThanOrEqual(0.6);
  });

  it('name the Nobel prize if they have it, in the records and in the reference', () => {
    expect([...people, ...peopleOf(english), ...reference].filter(isWrongLaureate)).toEqual([]);
    const [laureate] = NOBEL_LAUREATES as [string];
    expect(isWrongLaureate({ name: laureate, field: 'poeta' })).toBe(true);
    expect(isWrongLaureate({ name: 'Ana', field: 'poeta, Nobel de Literatura' })).toBe(true);
    const names = new Set(reference.map(({ name }) => name));
    expect(NOBEL_LAUREATES.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the gender', () => {
  it('is known for everyone in a record, once', () => {
    expect(everybody.filter((person) => genderOf(person) === undefined)).toEqual([]);
    // The field already shows the gender, or the name is unused.
    const needed = new Set(everybody.filter(({ field }) => fieldGender(field) === undefined).map(({ name }) => name));
    const listed = [...GENDERS.woman, ...GENDERS.man];
    expect(listed.filter((name, i) => !needed.has(name) || listed.indexOf(name) !== i)).toEqual([]);
  });

  it.each<[string, Gender | undefined]>([
    ['escritora', 'woman'],
    ['física y química, doble Nobel', 'woman'],
    ['director de cine', 'man'],
    ['poeta, Nobel de Literatura', undefined],
    ['soprano', undefined],
  ])('%s: %s', (field, gender) => expect(fieldGender(field)).toBe(gender));
});
