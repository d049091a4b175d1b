import { longDate } from '../dates.ts';
import { star } from './star.ts';

/** The words of cards. `npm run draw` draws them letter by letter: run it after a change. */
export const card = {
  day: longDate,
  pair: star.pair,
  center: 'Arcano del centro:',
  invitation: 'Calcula la tuya en',
  arcanum: (number: number): string => `Arcano ${number}`,
  lifePath: 'Camino de vida',
};
