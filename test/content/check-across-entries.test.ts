import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content/check-across-entries.ts';
import type { Content } from '../../src/content/content-schema.ts';
import { content } from '../content-fixture.ts';

type Records = Record<string, any>[];

/** The real content with a change. */
function changed(change: (copy: any) => void): Content {
  const copy = structuredClone(content);
  change(copy);
  return copy;
}

it('finds nothing in the real content', () => expect(checkContent(content)).toEqual([]));

// Each check must look where it says: two entries become alike in this field alone.
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

  it('lifePaths.famous_people', () => {
    const copy = changed(({ lifePaths: [, second] }: { lifePaths: Records }) => {
      second!.famous_people[1].name = second!.famous_people[0].name;
    });
    expect(checkContent(copy)).toMatchObject([{ file: 'people.json', field: '2.1.name' }]);
  });
});

it('a formula is found in every text that there is', () => {
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
  const found = checkContent(changed(plant)).filter(({ problem }) => problem.includes('begins like a formula'));
  expect(planted).toBeGreaterThan(3_850);
  expect(found).toHaveLength(planted);
});
