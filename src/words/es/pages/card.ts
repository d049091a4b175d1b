import { longDate } from '../dates.ts';

/** The words of a card. `npm run draw` draws them letter by letter: run it after a change. */
export const card = {
  day: longDate,
  ofDate: 'Matriz del destino',
  ofCouple: 'Carta de pareja',
  center: 'Arcano del centro:',
  invitation: 'Calcula la tuya en',
  /** The second of two dates. */
  second: (day: string): string => `y ${day}`,
  /** Where a large date breaks into a second line. */
  lineBreak: / (?=de \d)/,
  /** Every letter of a date besides those of the months. */
  dateLetters: '0123456789 de ',
};
