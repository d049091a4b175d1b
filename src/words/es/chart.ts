import type { LineName, PURPOSES } from '../../method/chart-formulas.ts';
import type { PositionKey } from '../../method/destiny-matrix.ts';
import type { Family } from '../../method/families.ts';
import type { PlaceKey, ShortPlace } from '../../method/places.ts';

const purposes: Readonly<Record<(typeof PURPOSES)[number]['key'], string>> = {
  personal: 'Propósito personal',
  social: 'Propósito social',
  spiritual: 'Propósito espiritual',
  planetary: 'Propósito planetario',
};
const lines: Readonly<Record<LineName, string>> = {
  love: 'Línea del amor',
  money: 'Línea del dinero',
  father: 'Línea paterna',
  mother: 'Línea materna',
};
const places: Readonly<Record<Exclude<PlaceKey, PositionKey>, string>> = {
  personal_purpose: purposes.personal,
  planetary_purpose: purposes.planetary,
  age: 'Arcano de una edad',
  year: 'Arcano de un año',
  couple: 'El centro',
  couple_outside: 'Cómo se ve desde fuera',
  couple_home: 'Lo que une en privado',
  couple_money: 'El dinero',
  couple_tension: 'Donde roza',
  couple_purpose: 'Lo que construyen',
};
const shortPlaces: Readonly<Record<ShortPlace, string>> = {
  partner: 'Lo que buscas en el amor',
  income: 'Lo que trae dinero',
  balance: 'Donde se encuentran amor y dinero',
};
const families: Readonly<Record<Family, string>> = {
  impulse: 'impulso',
  order: 'orden',
  bond: 'vínculo',
  change: 'cambio',
};

/** The names of the whole chart's lines, purposes and places; the formulas are in src/method. */
export const chart = {
  lines,
  purposes,

  /**
   * A place's title in a list with other places, where a couple's place must be identified as such.
   *
   * @example otherPlace('couple') // 'En una pareja: El centro'
   */
  otherPlace: (place: keyof typeof places): string =>
    place.startsWith('couple') ? `En una pareja: ${places[place]}` : places[place],

  /** The places other than the twelve positions, whose titles are in data/. */
  places,

  /** The points of the love and money lines other than the two positions on them. */
  shortPlaces,

  /** The names used in the texts about two centers. */
  families,
};
