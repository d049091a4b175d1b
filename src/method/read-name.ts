/** One letter of a name as the method counts it. */
export interface NameLetter {
  /** A to Z. */
  readonly letter: string;
  /** As written in the name: `Ñ` for the letter N. */
  readonly written: string;
  readonly value: number;
  readonly isVowel: boolean;
}

/** Without value and kind, which depend on its neighbors. */
interface BareLetter {
  readonly letter: string;
  written: string;
}

interface NamePart {
  readonly text: string;
  readonly letters: readonly NameLetter[];
}

/** A name in which every character is valid. */
export interface ReadName {
  /** Normalized: composed accents, single spaces. */
  readonly text: string;
  readonly parts: readonly NamePart[];
}

export type NameProblem =
  | { readonly kind: 'character'; readonly character: string }
  | { readonly kind: 'empty' | 'length' | 'letterless' | 'encoding' };

type ParsedName =
  | { readonly ok: true; readonly name: ReadName }
  | { readonly ok: false; readonly problem: NameProblem };

export const LONGEST_NAME = 100;
/**
 * The limit for raw input: no Latin letter decomposes into more than three characters, and there may be surrounding spaces.
 * Checked before composing, which takes time quadratic in the number of accents.
 */
const LONGEST_GIVEN = 4 * LONGEST_NAME;

const ACCENT = /^\p{M}$/u;
/** No alphabet puts more than three on a letter; longer stacks are meant to break displays. */
const MOST_ACCENTS = 4;
const SPACES = /\p{Zs}+/gu;
/** Separates the parts of a name. Two of the three hyphens come from pasted text. */
const SEPARATORS = /[ .\-\u2010\u2011]/;
/** Allowed inside a part. Spanish keyboards have accents where others have an apostrophe: O´Connor. */
const APOSTROPHE = /^['’‘ʼʻ´`]$/;

/**
 * Reads a name in Latin letters with any accents. Composed and decomposed accents give the same result.
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

/** The number of accents on a letter; without a letter none is allowed. */
function accentsOf(letter: BareLetter | undefined): number {
  return letter ? [...letter.written.normalize('NFD')].length - 1 : MOST_ACCENTS;
}

function refuse(problem: NameProblem): ParsedName {
  return { ok: false, problem };
}

const VISIBLE = /^[\p{L}\p{N}\p{P}\p{S}]$/u;

/** Whether a character can be quoted; one that is invisible on its own is shown as its code. */
export function isVisible(character: string): boolean {
  return VISIBLE.test(character);
}

/** @example codeOf('7') // 'U+0037' */
export function codeOf(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

const LATIN_LETTER = /^(?=\p{L})\p{Script=Latin}$/u;
const ACCENTS = /\p{M}/gu;

/** Letters that do not decompose into A to Z and accents; Unicode's uppercase gives SS for ß and I for ı. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ...{ Æ: 'AE', Œ: 'OE', Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'TH', Ħ: 'H', Ŧ: 'T', Ŋ: 'N' },
  ...{ Ə: 'E', Ɛ: 'E', Ɔ: 'O', Ɓ: 'B', Ɗ: 'D', Ƙ: 'K', Ƴ: 'Y', Ɨ: 'I' },
};

/** A to Z for a Latin letter (two for Æ); `undefined` for anything else. */
export function lettersOf(character: string): BareLetter[] | undefined {
  if (!LATIN_LETTER.test(character)) return undefined;
  const bare = character.normalize('NFKD').replace(ACCENTS, '').toUpperCase();
  const letters = [...bare].flatMap((letter) => [...(OTHER_LETTERS[letter] ?? letter)]);
  if (!letters.every((letter) => /^[A-Z]$/.test(letter))) return undefined;
  return letters.map((letter) => ({ letter, written: character }));
}

/** Vowels and values. Last letter first: a Y is a consonant right before a vowel, which may be another Y. */
export function withValues(letters: readonly BareLetter[]): NameLetter[] {
  const found: NameLetter[] = [];
  for (const { letter, written } of [...letters].reverse()) {
    const isVowel = 'AEIOU'.includes(letter) || (letter === 'Y' && found[0]?.isVowel !== true);
    found.unshift({ letter, written, value: letterValue(letter), isVowel });
  }
  return found;
}

/** A to I are 1 to 9, J to R 1 to 9, S to Z 1 to 8. */
function letterValue(letter: string): number {
  return ((letter.charCodeAt(0) - 'A'.charCodeAt(0)) % 9) + 1;
}
