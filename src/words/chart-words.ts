import type { CHAKRAS, LineName, PURPOSES } from '../method/chart-formulas.ts';
import type { PositionKey } from '../method/destiny-matrix.ts';
import type { PlaceKey } from '../method/places.ts';

/** The names of the parts of the whole chart on pages and the command line; the formulas are in src/method. */
export const LINE_TITLES: Readonly<Record<LineName, string>> = {
  love: 'Línea del amor',
  money: 'Línea del dinero',
  father: 'Línea paterna',
  mother: 'Línea materna',
};

export const PURPOSE_TITLES: Readonly<Record<(typeof PURPOSES)[number]['key'], string>> = {
  personal: 'Propósito personal',
  social: 'Propósito social',
  spiritual: 'Propósito espiritual',
  planetary: 'Propósito planetario',
};

/**
 * @example agesInWords(20, 40) // 'De 20 a 40 años'
 */
export function agesInWords(from: number | null, to: number | null): string {
  if (from === null) return 'Sin edad fija';
  return to === null ? `Desde los ${from} años` : `De ${from} a ${to} años`;
}

/** Where tradition puts each chakra. */
export const CHAKRA_PLACES: Readonly<Record<(typeof CHAKRAS)[number]['name'], string>> = {
  Sahasrara: 'corona',
  Ajna: 'entrecejo',
  Vishuddha: 'garganta',
  Anahata: 'corazón',
  Manipura: 'plexo solar',
  Svadhisthana: 'vientre',
  Muladhara: 'base',
};

export const CHAKRA_COLUMNS = [
  { key: 'physics', title: 'Plano físico' },
  { key: 'energy', title: 'Plano energético' },
  { key: 'emotions', title: 'Plano emocional' },
] as const;

/** The places besides the twelve positions, whose titles are in data/. */
export const PLACE_TITLES: Readonly<Record<Exclude<PlaceKey, PositionKey>, string>> = {
  personal_purpose: PURPOSE_TITLES.personal,
  planetary_purpose: PURPOSE_TITLES.planetary,
  age: 'Arcano de una edad',
  year: 'Arcano de un año',
  couple: 'El centro',
  couple_outside: 'Cómo se ve desde fuera',
  couple_home: 'Lo que une en privado',
  couple_money: 'El dinero',
  couple_tension: 'Donde roza',
  couple_purpose: 'Lo que construyen',
};

/**
 * The title of a place beside those of other places, where it must say that it is a couple's.
 *
 * @example otherPlaceTitle('couple') // 'En una pareja: El centro'
 */
export function otherPlaceTitle(place: keyof typeof PLACE_TITLES): string {
  return place.startsWith('couple') ? `En una pareja: ${PLACE_TITLES[place]}` : PLACE_TITLES[place];
}
