import { type Content, READING_KEYS } from '../domain/content.ts';

/** The texts as rows, for CSV and for the database alike. */
export const READING_COLUMNS = ['arcana', 'place', 'text'] as const;
export const KARMIC_TAIL_COLUMNS = ['m', 'n', 'd', 'name', 'text'] as const;
export const PEOPLE_COLUMNS = ['life_path', 'name', 'field', 'birth'] as const;

/** What each arcanum says in each place. */
export function readingRows({ arcana }: Content): [arcana: number, place: string, text: string][] {
  return arcana.flatMap(({ number, readings }) =>
    READING_KEYS.map((place): [number, string, string] => [number, place, readings[place]]),
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
