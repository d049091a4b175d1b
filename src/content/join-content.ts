import type { Content, LifePathTexts, People } from './content-schema.ts';

/** The files of `data/` as written. */
export type ContentParts = Omit<Content, 'lifePaths'> & {
  readonly people: People;
  readonly lifePaths: readonly LifePathTexts[];
};

/** Joins a language's texts with data that has no language, such as birth dates. */
export function joinContent({ people, lifePaths, ...rest }: ContentParts): Content {
  return {
    ...rest,
    // Missing in an incomplete language.
    lifePaths: lifePaths?.map((record) => {
      const births = new Map(people[record.number]!.map(({ name, birth }) => [name, birth]));
      const famous_people = record.famous_people.map((person) => ({ ...person, birth: births.get(person.name)! }));
      return { ...record, famous_people };
    }),
  };
}
