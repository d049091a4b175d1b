import { longDate } from '../dates.ts';
import { star } from './star.ts';

export const card: typeof import('../../es/pages/card.ts').card = {
  day: longDate,
  pair: star.pair,
  center: 'Arcanum at the center:',
  invitation: 'Find yours at',
  arcanum: (number) => `Arcanum ${number}`,
  lifePath: 'Life path',
};
