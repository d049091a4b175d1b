import type { Content } from '../domain/content.ts';
import { PLACE_KEYS } from '../domain/places.ts';

/** The texts as rows, for CSV and for the database alike. */
export const READING_COLUMNS = ['arcana', 'place', 'text', 'meaning', 'light', 'shadow', 'question'] as const;
export const KARMIC_TAIL_COLUMNS = ['m', 'n', 'd', 'name', 'text'] as const;
export const PEOPLE_COLUMNS = ['life_path', 'name', 'field', 'birth'] as const;

/** What each arcanum says in each place. */
export function readingRows({ arcana }: Content): [arcana: number, ...texts: string[]][] {
  return arcana.flatMap(({ number, places }) =>
    PLACE_KEYS.map((place): [number, ...string[]] => {
      const { meaning, light, shadow, question, reading } = places[place];
      return [number, place, reading, meaning, light, shadow, question];
    }),
  );
}

export function karmicTailRows({ karmicTails }: Content): [m: number, n: number, d: number, ...texts: string[]][] {
  return karmicTails.map(({ arcana, name, text }) => [...arcana, name, text]);
}

/** With the birth date, so that a reader can check the number. */
export function peopleRows({ lifePaths }: Content): [lifePath: number, ...texts: string[]][] {
  return lifePaths.flatMap((record) =>
    record.famous_people.map(({ name, field, birth }): [number, ...string[]] => [record.number, name, field, birth]),
  );
}
