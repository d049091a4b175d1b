import { expect, it } from 'vitest';
import { profileTitle } from '../../src/words/chart-words.ts';

const DATE = { day: 15, month: 6, year: 1990 };

it.each([
  ['Perfil de una fecha · Open Numerology', 'Perfil del 15 de junio de 1990 · Open Numerology'],
  ['Perfil · Open · Numerology', 'Perfil del 15 de junio de 1990 · Open · Numerology'],
  ['Perfil', 'Perfil del 15 de junio de 1990'],
])('%s becomes %s', (title, expected) => expect(profileTitle(title, DATE)).toBe(expected));
