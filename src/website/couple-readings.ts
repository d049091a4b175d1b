import type { Content, KarmicTail, Reading } from '../content/content-schema.ts';
import type { CoupleChart } from '../method/couple-chart.ts';
import { COUPLE_PLACES, type CouplePlace } from '../method/places.ts';

/** What every arcanum says of two people, and every tail. A page loads the arcana that it shows, by addresses that name no date. */
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

/** Where the readings of each arcanum are, and the tails. */
export interface CoupleReadingFiles {
  readonly arcana: readonly string[];
  readonly tails: string;
}

/** The arcana whose readings a couple's page shows. */
export function shownArcana({ points }: CoupleChart): number[] {
  return [...new Set([points.E, ...Object.values(COUPLE_PLACES).map((point) => points[point])])];
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
