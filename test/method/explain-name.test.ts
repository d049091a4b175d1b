import { describe, expect, it } from 'vitest';
import { explainName, type NameProblem } from '../../src/method/read-name.ts';

const ALLOWED = {
  es: 'Un nombre tiene de 1 a 100 caracteres: letras del alfabeto latino con cualquier acento, espacios, guiones, apóstrofos y puntos.',
  en: 'A name has 1 to 100 characters: Latin letters with any accents, spaces, hyphens, apostrophes and full stops.',
} as const;

describe('every problem of a name is explained in both languages', () => {
  it.each<[NameProblem, string, string]>([
    [{ kind: 'empty' }, 'Falta el nombre.', 'The name is missing.'],
    [{ kind: 'letterless' }, 'El nombre no tiene ninguna letra.', 'The name has no letter.'],
    [{ kind: 'encoding' }, 'El nombre no está codificado en UTF-8.', 'The name is not encoded as UTF-8.'],
    [{ kind: 'length' }, 'El nombre tiene más de 100 caracteres.', 'The name has more than 100 characters.'],
    [
      { kind: 'character', character: '7' },
      'El carácter «7» (U+0037) no se entiende.',
      'The character "7" (U+0037) is not understood.',
    ],
    [
      { kind: 'character', character: '\u202e' },
      'El carácter (U+202E) no se entiende.',
      'The character (U+202E) is not understood.',
    ],
  ])('%j', (problem, es, en) => {
    expect(explainName(problem)).toBe(`${es} ${ALLOWED.es}`);
    expect(explainName(problem, 'en')).toBe(`${en} ${ALLOWED.en}`);
  });
});
