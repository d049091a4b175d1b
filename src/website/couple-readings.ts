import type { Content, KarmicTail, Reading } from '../domain/content.ts';
import { COUPLE_PLACES, type CouplePlace } from '../domain/places.ts';

/**
 * couple-readings.json: what every arcanum says of two people, and every tail. Whole, so that a page about two dates asks for
 * nothing that names them.
 */
export interface CoupleReadings {
  readonly arcana: readonly Readonly<Record<'center' | CouplePlace, Reading>>[];
  readonly tails: readonly KarmicTail[];
}

export function coupleReadings({ arcana, karmicTails }: Pick<Content, 'arcana' | 'karmicTails'>): CoupleReadings {
  const names = Object.keys(COUPLE_PLACES) as CouplePlace[];
  return {
    arcana: arcana.map(({ places }) => ({
      center: places.couple,
      ...(Object.fromEntries(names.map((name) => [name, places[`couple_${name}`]])) as Record<CouplePlace, Reading>),
    })),
    tails: karmicTails,
  };
}
