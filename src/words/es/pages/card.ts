import { longDate } from '../dates.ts';
import { star } from './star.ts';

/** The words of cards. Run `npm run draw` after a change, because it draws them letter by letter. */
export const card = {
  day: longDate,
  pair: star.pair,
  center: 'Arcano del centro:',
  invitation: 'Calcula la tuya en',
  arcanum: (number: number): string => `Arcano ${number}`,
  lifePath: 'Camino de vida',
};
