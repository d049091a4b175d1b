import { expect, it } from 'vitest';
import { firstSentence } from '../../src/text/first-sentence.ts';

it.each([
  ['¿Pides? Bien. Luego das.', '¿Pides?'],
  ['Un solo paso.', 'Un solo paso.'],
  ['Dices: «Ya voy.» Y no vas.', 'Dices: «Ya voy.»'],
  ['You say “One more.” Then another.', 'You say “One more.”'],
  ['A los 2.5 años. Luego no.', 'A los 2.5 años.'],
  ['Esperas… Nadie viene.', 'Esperas…'],
  ['Una línea.\nOtra.', 'Una línea.'],
  ['Sin punto', 'Sin punto'],
])('the first sentence of %j is %j', (text, first) => expect(firstSentence(text)).toBe(first));
