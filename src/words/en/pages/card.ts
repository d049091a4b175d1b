import { longDate } from '../dates.ts';

export const card: typeof import('../../es/pages/card.ts').card = {
  day: longDate,
  ofDate: 'Destiny matrix',
  ofCouple: 'Couple chart',
  center: 'Arcanum at the center:',
  invitation: 'Find yours at',
  second: (day) => `and ${day}`,
  /** “June 15,” and below it “1990”. */
  lineBreak: / (?=\d{4}$)/,
  dateLetters: '0123456789 ,',
};
