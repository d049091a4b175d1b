import { longDate } from '../dates.ts';

/** The words of a card, which `npm run draw` draws letter by letter: after a change, run it. */
export const card = {
  day: longDate,
  ofDate: 'Matriz del destino',
  ofCouple: 'Carta de pareja',
  center: 'Arcano del centro:',
  invitation: 'Calcula la tuya en',
  /** The second of two dates. */
  second: (day: string): string => `y ${day}`,
  /** Between these a large date goes on in the next line. */
  lineBreak: / (?=de \d)/,
  /** Every letter that a date can have besides those of the months. */
  dateLetters: '0123456789 de ',
};
