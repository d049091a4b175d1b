import type { CHAKRAS, LineName, PURPOSES } from '../../method/chart-formulas.ts';
import type { PositionKey } from '../../method/destiny-matrix.ts';
import type { PlaceKey } from '../../method/places.ts';

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
const chakraPlaces: Readonly<Record<(typeof CHAKRAS)[number]['name'], string>> = {
  Sahasrara: 'corona',
  Ajna: 'entrecejo',
  Vishuddha: 'garganta',
  Anahata: 'corazón',
  Manipura: 'plexo solar',
  Svadhisthana: 'vientre',
  Muladhara: 'base',
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

/** The names of the parts of the whole chart; the formulas are in src/method. */
export const chart = {
  lines,
  purposes,

  /**
   * @example ages(20, 40) // 'De 20 a 40 años'
   */
  ages(from: number | null, to: number | null): string {
    if (from === null) return 'Sin edad fija';
    return to === null ? `Desde los ${from} años` : `De ${from} a ${to} años`;
  },

  /** Where tradition puts each chakra. */
  chakraPlaces,
  chakraColumns: [
    { key: 'physics' as const, title: 'Plano físico' },
    { key: 'energy' as const, title: 'Plano energético' },
    { key: 'emotions' as const, title: 'Plano emocional' },
  ],

  /**
   * The title of a place beside those of other places, where it must say that it is a couple's.
   *
   * @example otherPlace('couple') // 'En una pareja: El centro'
   */
  otherPlace: (place: keyof typeof places): string =>
    place.startsWith('couple') ? `En una pareja: ${places[place]}` : places[place],

  /** The places besides the twelve positions, whose titles are in data/. */
  places,
};
