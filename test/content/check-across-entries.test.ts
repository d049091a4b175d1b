import { describe, expect, it } from 'vitest';
import { checkContent, checkDistinct, checkPeople, checkSequence } from '../../src/content/check-across-entries.ts';
import type { Content } from '../../src/content/content-schema.ts';
import type { ContentParts } from '../../src/content/join-content.ts';
import { content } from '../content-fixture.ts';

type Records = Record<string, any>[];

/** The real content with a change. */
function changed(change: (copy: any) => void): Content {
  const copy = structuredClone(content);
  change(copy);
  return copy;
}

it('finds nothing in the real content', () => expect(checkContent(content)).toEqual([]));

// Each check must look at its own field: two entries become equal in this field only.
describe('a value that two entries share is found', () => {
  it.each<[list: keyof Content, field: string, file: string, place: string]>([
    ['arcana', 'name', 'arcana/2.json', 'name'],
    ['arcana', 'keyword', 'arcana/2.json', 'keyword'],
    ['arcana', 'emoji', 'arcana/2.json', 'emoji'],
    ['karmicTails', 'name', 'karmic-tails.json', '1.name'],
    ['karmicTails', 'text', 'karmic-tails.json', '1.text'],
    ['karmicTails', 'couple_text', 'karmic-tails.json', '1.couple_text'],
    ['lifePaths', 'archetype', 'life-path/2.json', 'archetype'],
    ['lifePaths', 'tagline', 'life-path/2.json', 'tagline'],
  ])('%s.%s', (list, field, file, place) => {
    const copy = changed((all: Record<string, Records>) => {
      const [first, second] = all[list]!;
      second![field] = first![field];
    });
    const [first] = copy[list] as unknown as Records;
    expect(checkContent(copy)).toEqual([
      { file, field: place, problem: expect.stringContaining(`"${first![field]}" is a duplicate of `) },
    ]);
  });

  it.each(['headline', 'text'])('portrait.cores.%s', (field) => {
    const copy = changed(({ portrait: { cores } }: { portrait: { cores: Records } }) => {
      cores[53]![field] = cores[7]![field];
    });
    expect(checkContent(copy)).toMatchObject([{ file: 'portrait.json', field: `cores.53.${field}` }]);
  });
});

it('a formula is found in every text', () => {
  let planted = 0;
  const plant = (value: any): void => {
    for (const [key, part] of Object.entries(value)) {
      if (typeof part === 'object' && part !== null) plant(part);
      // Dates and keys would break other checks first.
      else if (typeof part === 'string' && !/^(?:birth|key|point)$/.test(key)) {
        value[key] = `=${part}`;
        planted++;
      }
    }
  };
  const found = checkContent(changed(plant)).filter(({ problem }) =>
    problem.includes('begins like a spreadsheet formula'),
  );
  expect(planted).toBeGreaterThan(3_850);
  expect(found).toHaveLength(planted);
});

// Entries that are looked up by position must be in order, even if they are complete.
it.each<[list: string, file: string, field: string]>([
  ['arcana', 'arcana/1.json', 'number'],
  ['positions', 'positions.json', '0.key'],
  ['karmicTails', 'karmic-tails.json', '0.arcana'],
  ['portrait.cores', 'portrait.json', 'cores.0 (center, karma, purpose)'],
])('%s in another order is found', (list, file, field) => {
  const copy = changed((all) => {
    const records = list.split('.').reduce((part, key) => part[key], all) as Records;
    records.push(...records.splice(0, 2).reverse());
    records.unshift(...records.splice(-2));
  });
  expect(checkContent(copy)[0]).toMatchObject({ file, field });
});

describe('the people of a language', () => {
  type People = Record<number, Records>;
  const found = (change: (famous: Records, people: People) => unknown) => {
    const people = Object.fromEntries(
      content.lifePaths.map((one) => [one.number, structuredClone(one.famous_people)]),
    ) as unknown as People;
    const parts = { ...structuredClone(content), people } as unknown as ContentParts;
    change(parts.lifePaths[6]!.famous_people, people);
    return [...checkPeople(parts)].map(({ file, field }) => `${file} ${field}`);
  };

  it.each<[string, (famous: Records) => unknown]>([
    ['in any order', (famous) => famous.reverse()],
    ['without the last', (famous) => famous.pop()],
  ])('%s', (_, change) => expect(found(change)).toEqual([]));

  it.each<[string, (famous: Records, people: People) => unknown, string]>([
    ['with one twice', (famous) => famous.push(famous.at(-1)!), 'life-path/7.json famous_people.8.name'],
    [
      'with a name in another case',
      ([first]) => Object.assign(first!, { name: first!.name.toUpperCase() }),
      'life-path/7.json famous_people.0.name',
    ],
    [
      'with a longer name',
      ([, second]) => Object.assign(second!, { name: `${second!.name} Jr.` }),
      'life-path/7.json famous_people.1.name',
    ],
    [
      'with somebody of another number',
      (famous, people) => Object.assign(famous[2]!, { name: people[8]![0]!.name }),
      'life-path/7.json famous_people.2.name',
    ],
    [
      'with the date of another number',
      (_, people) => Object.assign(people[7]![3]!, { birth: people[8]![0]!.birth }),
      'people.json 7.3.birth',
    ],
    ['with a date too many', (_, people) => people[2]!.push(people[2]![0]!), 'people.json 2.8.name'],
  ])('not %s', (_, change, place) => expect(found(change)).toEqual([place]));
});

it.each<[actual: string, at: number | undefined, problem?: RegExp]>([
  ['a b c', undefined],
  ['b a c', 0, /^expected a, found b; allowed, in this order: a, b, c$/],
  ['a c b', 1, /^expected b, found c;/],
  ['a b', 2, /^expected c, found nothing;/],
  ['', 0, /^expected a, found nothing;/],
  ['a b c c', 3, /^expected no more entries, found c;/],
  ['a b C', 2, /^expected c, found C;/],
])('of a, b, c the sequence «%s» is wrong at %s', (actual, at, problem) => {
  const found = [...checkSequence('x.json', (i) => `${i}.key`, actual.split(' ').filter(Boolean), ['a', 'b', 'c'])];
  expect(found).toEqual(
    at === undefined ? [] : [{ file: 'x.json', field: `${at}.key`, problem: expect.stringMatching(problem!) }],
  );
});

it('each value after the first of its kind is a duplicate; another case or a part of it is not', () => {
  const entries = ['a', 'A', 'ab', 'a', 'b', 'a'].map((value, i) => ({ file: `${i}.json`, field: 'name', value }));
  expect([...checkDistinct(entries)].map(({ file, problem }) => [file, problem])).toEqual(
    ['3.json', '5.json'].map((file) => [file, '"a" is a duplicate of 0.json name; every value must be different']),
  );
});
