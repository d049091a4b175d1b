import type { PositionKey } from '../../domain/destiny-matrix.ts';
import type { PlaceKey } from '../../domain/places.ts';
import { PURPOSE_TITLES } from './chart-words.ts';

/** The places beside the twelve positions, whose titles are in data/. */
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
