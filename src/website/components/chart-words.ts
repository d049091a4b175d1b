import type { CHAKRAS, LineName, PURPOSES } from '../../domain/whole-chart.ts';

/** How pages call the parts of the whole chart, whose formulas are in src/domain. */
export const LINE_TITLES: Readonly<Record<LineName, string>> = {
  love: 'Amor',
  money: 'Dinero',
  father: 'Línea del padre',
  mother: 'Línea de la madre',
};

export const PURPOSE_WORDS: Readonly<
  Record<(typeof PURPOSES)[number]['key'], { readonly title: string; readonly text: string }>
> = {
  personal: { title: 'Personal', text: 'Une lo que piensas con lo que haces: el cielo y la tierra de la estrella.' },
  social: { title: 'Social', text: 'Une las dos diagonales familiares y las lleva hacia los demás.' },
  spiritual: { title: 'Espiritual', text: 'Reúne los dos anteriores.' },
  planetary: { title: 'Planetario', text: 'Suma el social y el espiritual.' },
};

/**
 * @example agesInWords(20, 40) // 'De 20 a 40 años'
 */
export function agesInWords(from: number | null, to: number | null): string {
  if (from === null) return 'Sin edad';
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
  { key: 'physics', title: 'Física' },
  { key: 'energy', title: 'Energía' },
  { key: 'emotions', title: 'Emociones' },
] as const;
