import { describe, expect, it } from 'vitest';
import { personProblems } from './checks/person-problems.ts';
import { repeatedPeople } from './checks/repeated-people.ts';
import reference from './people-reference.json' with { type: 'json' };
import { realContent } from './real-content.ts';

describe('famous people', () => {
  it('belong to their number and are those of the reference', async () => {
    const { lifePaths } = await realContent();
    const problems = lifePaths.flatMap(({ number, famous_people }) =>
      famous_people.flatMap((person, i) =>
        personProblems(person, number, reference).map(
          (problem) => `data/life-path/${number}.json famous_people.${i}: ${problem}`,
        ),
      ),
    );
    expect(problems).toEqual([]);
  });

  it('are in one record only', async () => {
    const { lifePaths } = await realContent();
    const people = lifePaths.flatMap(({ number, famous_people }) =>
      famous_people.map(({ name }, i) => ({ name, place: `data/life-path/${number}.json famous_people.${i}` })),
    );
    expect(people.length).toBeGreaterThanOrEqual(72);
    expect(repeatedPeople(people)).toEqual([]);
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
