import { type BareLetter, lettersOf, type NameLetter, withValues } from './name-letters.ts';

/** A word of a name. */
export interface NamePart {
  readonly text: string;
  readonly letters: readonly NameLetter[];
}

/** A name in which every character is valid. */
export interface ReadName {
  /** In one spelling: composed accents, single spaces. */
  readonly text: string;
  readonly parts: readonly NamePart[];
}

/** Why a name was refused. */
export type NameProblem =
  | { readonly kind: 'character'; readonly character: string }
  | { readonly kind: 'empty' | 'length' | 'letterless' | 'encoding' };

export type ParsedName =
  | { readonly ok: true; readonly name: ReadName }
  | { readonly ok: false; readonly problem: NameProblem };

export const LONGEST_NAME = 100;
/**
 * As it is given: no Latin letter comes apart into more than three characters, and there may be spaces around. Looked at
 * before anything else, because composing takes time that grows with the square of the number of accents.
 */
const LONGEST_GIVEN = 4 * LONGEST_NAME;

const ACCENT = /^\p{M}$/u;
/** No alphabet puts more than three on a letter; longer piles are meant to break whatever displays them. */
const MOST_ACCENTS = 4;
const VISIBLE = /^[\p{L}\p{N}\p{P}\p{S}]$/u;
const SPACES = /\p{Zs}+/gu;
/** Separate the parts of a name. Two of the three hyphens come from copied text. */
const SEPARATORS = /[ .\-\u2010\u2011]/;
/** Allowed inside a part. Spanish keyboards have accents where others have the apostrophe: O´Connor. */
const APOSTROPHE = /^['’‘ʼʻ´`]$/;

/**
 * Reads a name of Latin letters with any accents. Composed and decomposed accents give the same.
 *
 * @example readName('Núñez') // { ok: true, name: { text: 'Núñez', parts: [{ text: 'Núñez', letters: […] }] } }
 * @example readName('Ян') // { ok: false, problem: { kind: 'character', character: 'Я' } }
 */
export function readName(given: string): ParsedName {
  if (given.length > LONGEST_GIVEN) return refuse({ kind: 'length' });
  const text = given.trim().normalize('NFC');
  if (text === '') return refuse({ kind: 'empty' });
  if ([...text].length > LONGEST_NAME) return refuse({ kind: 'length' });
  const parts: NamePart[] = [];
  const spaced = text.replace(SPACES, ' ');
  for (const word of spaced.split(SEPARATORS)) {
    const letters: BareLetter[] = [];
    for (const character of word) {
      const found = lettersOf(character);
      if (found) letters.push(...found);
      // An accent that has no composed form with its letter.
      else if (ACCENT.test(character) && accentsOf(letters.at(-1)) < MOST_ACCENTS) letters.at(-1)!.written += character;
      else if (!APOSTROPHE.test(character)) return refuse({ kind: 'character', character });
    }
    if (letters.length > 0) parts.push({ text: word, letters: withValues(letters) });
  }
  return parts.length > 0 ? { ok: true, name: { text: spaced, parts } } : refuse({ kind: 'letterless' });
}

/** The number of accents on a letter; without a letter there is room for none. */
function accentsOf(letter: BareLetter | undefined): number {
  return letter ? [...letter.written.normalize('NFD')].length - 1 : MOST_ACCENTS;
}

/** The sentence behind a refused name: what is wrong with it, then what is allowed. */
export function explainName(problem: NameProblem, language: 'es' | 'en' = 'es'): string {
  const allowed = {
    es: `Un nombre tiene de 1 a ${LONGEST_NAME} caracteres: letras del alfabeto latino con cualquier acento, espacios, guiones, apóstrofos y puntos.`,
    en: `A name has 1 to ${LONGEST_NAME} characters: Latin letters with any accents, spaces, hyphens, apostrophes and full stops.`,
  };
  return `${blame(problem)[language]} ${allowed[language]}`;
}

function blame(problem: NameProblem): { readonly es: string; readonly en: string } {
  switch (problem.kind) {
    case 'empty':
      return { es: 'Falta el nombre.', en: 'The name is missing.' };
    case 'letterless':
      return { es: 'El nombre no tiene ninguna letra.', en: 'The name has no letter.' };
    case 'encoding':
      return { es: 'El nombre no está codificado en UTF-8.', en: 'The name is not encoded as UTF-8.' };
    case 'length':
      return {
        es: `El nombre tiene más de ${LONGEST_NAME} caracteres.`,
        en: `The name has more than ${LONGEST_NAME} characters.`,
      };
    case 'character': {
      const code = `U+${problem.character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
      // A character that is invisible on its own is named by its code only.
      const seen = VISIBLE.test(problem.character) ? problem.character : undefined;
      return {
        es: `El carácter ${seen ? `«${seen}» ` : ''}(${code}) no se entiende.`,
        en: `The character ${seen ? `"${seen}" ` : ''}(${code}) is not understood.`,
      };
    }
  }
}

function refuse(problem: NameProblem): ParsedName {
  return { ok: false, problem };
}
