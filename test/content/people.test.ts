import { describe, expect, it } from 'vitest';
import { fieldGender, type Gender, nobelProblems, personProblems, repeatedPeople } from './checks/facts.ts';
import { realContent } from './content-texts.ts';
import { GENDERS, NOBEL_LAUREATES } from './people-facts.ts';
import reference from './people-reference.json' with { type: 'json' };

describe('famous people', () => {
  it('belong to their number and are those of the reference', async () => {
    const { lifePaths } = await realContent();
    const problems = lifePaths.flatMap(({ number, famous_people }) =>
      famous_people.flatMap((person, i) =>
        personProblems(person, number, reference).map(
          (problem) => `data/es/life-path/${number}.json famous_people.${i}: ${problem}`,
        ),
      ),
    );
    expect(problems).toEqual([]);
  });

  it('are in one record only', async () => {
    const { lifePaths } = await realContent();
    const people = lifePaths.flatMap(({ number, famous_people }) =>
      famous_people.map(({ name }, i) => ({ name, place: `data/es/life-path/${number}.json famous_people.${i}` })),
    );
    expect(people.length).toBeGreaterThanOrEqual(72);
    expect(repeatedPeople(people)).toEqual([]);
  });

  it('are six to eight to a record', async () => {
    const { lifePaths } = await realContent();
    const wrong = lifePaths.filter(({ famous_people: { length } }) => length < 6 || length > 8);
    expect(wrong.map(({ number }) => `data/es/life-path/${number}.json`)).toEqual([]);
  });

  it('are women and men in fair parts', async () => {
    const people = await usedPeople();
    const women = people.filter((person) => genderOf(person) === 'woman').length / people.length;
    expect(women).toBeGreaterThanOrEqual(0.4);
    expect(women).toBeLessThanOrEqual(0.6);
  });

  it('name the Nobel prize if they have it, in the records and in the reference', async () => {
    expect(nobelProblems(await usedPeople(), NOBEL_LAUREATES)).toEqual([]);
    expect(nobelProblems(reference, NOBEL_LAUREATES)).toEqual([]);
  });
});

describe('facts about the people', () => {
  it('tell of everybody in a record whether it is a woman or a man, once', async () => {
    const people = await usedPeople();
    expect(people.filter((person) => genderOf(person) === undefined)).toEqual([]);
    // The field says it already, or nobody has this name.
    const needed = new Set(people.filter(({ field }) => fieldGender(field) === undefined).map(({ name }) => name));
    const listed = [...GENDERS.woman, ...GENDERS.man];
    expect(listed.filter((name, i) => !needed.has(name) || listed.indexOf(name) !== i)).toEqual([]);
  });

  it('know only laureates of the reference', () => {
    const names = new Set(reference.map(({ name }) => name));
    expect(NOBEL_LAUREATES.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('fieldGender', () => {
  it.each<[string, Gender | undefined]>([
    ['escritora', 'woman'],
    ['actriz', 'woman'],
    ['cantante y compositora', 'woman'],
    ['pionera de la informática', 'woman'],
    ['física y química, doble Nobel', 'woman'],
    ['director de cine', 'man'],
    ['líder político y pacifista', 'man'],
    ['guitarrista flamenco', 'man'],
    ['poeta, Nobel de Literatura', undefined],
    ['soprano', undefined],
    ['activista por los derechos civiles', undefined],
    ['psiquiatra', undefined],
  ])('%s: %s', (field, gender) => {
    expect(fieldGender(field)).toBe(gender);
  });
});

describe('nobelProblems', () => {
  const ana = { name: 'Ana', field: 'poeta' };

  it.each([
    [ana, ['Ana'], ['"Ana", a laureate: "poeta"']],
    [{ ...ana, field: 'poeta, Nobel de Literatura' }, [], ['"Ana", no laureate: "poeta, Nobel de Literatura"']],
    [{ ...ana, field: 'poeta, doble Nobel' }, ['Ana'], []],
    [ana, [], []],
  ])('%o, laureates %o', (person, laureates, problems) => {
    expect(nobelProblems([person], laureates)).toEqual(problems);
  });
});

describe('personProblems', () => {
  const shakira = { name: 'Shakira', field: 'cantante', birth: '1977-02-02' };
  const sinead = { name: 'Sinéad O’Connor', field: 'cantante', birth: '1966-12-08' };

  it.each([
    [shakira, 1, []],
    [shakira, 2, ['"Shakira", born 1977-02-02, has number 1']],
    [{ ...shakira, name: 'Nadie' }, 1, ['"Nadie" is not in people-reference.json']],
    [{ ...shakira, birth: '1977-02-11' }, 1, ['"Shakira": birth "1977-02-11", in the reference "1977-02-02"']],
    [{ ...shakira, field: 'actriz' }, 1, ['"Shakira": field "actriz", in the reference "cantante"']],
    [sinead, 33, []],
  ])('%o in the record of %d', (person, number, problems) => {
    expect(personProblems(person, number, reference)).toEqual(problems);
  });
});

describe('repeatedPeople', () => {
  it('finds somebody in two records', () => {
    const people = [
      { name: 'Ana', place: '1.json' },
      { name: 'Eva', place: '1.json' },
      { name: 'Ana', place: '2.json' },
    ];
    expect(repeatedPeople(people)).toEqual(['2.json: "Ana", already in 1.json']);
  });
});

async function usedPeople(): Promise<{ readonly name: string; readonly field: string }[]> {
  return (await realContent()).lifePaths.flatMap(({ famous_people }) => famous_people);
}

function genderOf({ name, field }: { readonly name: string; readonly field: string }): Gender | undefined {
  const listed = (['woman', 'man'] as const).find((gender) => GENDERS[gender].includes(name));
  return fieldGender(field) ?? listed;
}
