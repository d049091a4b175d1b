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
    // Absent in a language that is not complete.
    lifePaths: lifePaths?.map((record) => {
      const dates = people[record.number]!;
      const famous_people = record.famous_people.map((person, i) => ({ ...person, birth: dates[i]!.birth }));
      return { ...record, famous_people };
    }),
  };
}
