import type { Content, KarmicTail, Reading } from '../content/content.ts';
import type { CoupleChart } from '../method/couple-chart.ts';
import { COUPLE_PLACES, type CouplePlace } from '../method/places.ts';

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

/** The texts of one couple. */
export interface CoupleTexts {
  readonly center: Reading;
  readonly places: Readonly<Record<CouplePlace, Reading>>;
  readonly karmic_tail:
    | Pick<KarmicTail, 'name' | 'text'>
    | { readonly name: string | null; readonly text: string | null };
}

/** Finds the texts of a couple among all of them. */
export function coupleTextsOf({ arcana, tails }: CoupleReadings, { points, karmicTail }: CoupleChart): CoupleTexts {
  const names = Object.keys(COUPLE_PLACES) as CouplePlace[];
  return {
    center: arcana[points.E - 1]!.center,
    places: Object.fromEntries(
      names.map((name) => [name, arcana[points[COUPLE_PLACES[name]] - 1]![name]]),
    ) as CoupleTexts['places'],
    karmic_tail: tails.find((tail) => tail.arcana.join() === karmicTail.join())!,
  };
}
