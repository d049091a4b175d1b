import type { Content, LifePathTexts, People, PositionTexts, PositionTitles } from './content-schema.ts';

/** The files of `data/`, each as it is written there. */
export interface ContentParts extends Omit<Content, 'positions' | 'lifePaths'> {
  readonly people: People;
  readonly titles: PositionTitles;
  readonly positions: readonly PositionTexts[];
  readonly lifePaths: readonly LifePathTexts[];
}

/** Joins the texts of a language with what has none, such as birth dates. */
export function joinContent({ people, titles, positions, lifePaths, ...rest }: ContentParts): Content {
  return {
    ...rest,
    positions: positions.map(({ key, ...texts }) => ({ key, title: titles[key], ...texts })),
    lifePaths: lifePaths.map((record) => {
      const dates = people[record.number]!;
      const famous_people = record.famous_people.map((person, i) => ({ ...person, birth: dates[i]!.birth }));
      return { ...record, famous_people };
    }),
  };
}
