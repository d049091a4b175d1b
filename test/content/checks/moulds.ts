import type { Content, Reading } from '../../../src/content/content-schema.ts';

/** A way of building a text that is heard when too many have it: its part, its pattern, and how many of the 484 may be built so. */
export interface Mould {
  readonly name: string;
  readonly part: keyof Reading;
  readonly pattern: RegExp;
  readonly atMost: number;
}

export const MOULDS: readonly Mould[] = [
  {
    name: 'shadow with «puede» or «a veces»',
    part: 'shadow',
    pattern: /(?<!\p{L})(?:puede[sn]?|a veces)(?!\p{L})/iu,
    atMost: 242,
  },
  // With one more pause anywhere it is another sentence.
  { name: 'light built «X, y Y»', part: 'light', pattern: /^[^,;:.]+, y [^,;:.]+\.$/u, atMost: 150 },
  { name: 'meaning with a colon in its first sentence', part: 'meaning', pattern: /^[^.]*:/u, atMost: 150 },
  { name: 'question that begins with «¿Qué»', part: 'question', pattern: /^¿Qué(?!\p{L})/u, atMost: 150 },
];

/** How many readings of all arcana are built in each way. */
export function countMoulds({ arcana }: Pick<Content, 'arcana'>): { readonly mould: Mould; readonly count: number }[] {
  const readings = arcana.flatMap(({ places }) => Object.values(places));
  return MOULDS.map((mould) => ({
    mould,
    count: readings.filter((reading) => mould.pattern.test(reading[mould.part])).length,
  }));
}
