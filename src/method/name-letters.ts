/** One letter of a name as the method counts it. */
export interface NameLetter {
  /** A to Z. */
  readonly letter: string;
  /** As it is in the name: `Ñ` where the letter is N. */
  readonly written: string;
  readonly value: number;
  readonly isVowel: boolean;
}

/** Without value and kind, which depend on its neighbours. */
export interface BareLetter {
  readonly letter: string;
  written: string;
}

const LATIN_LETTER = /^(?=\p{L})\p{Script=Latin}$/u;
const ACCENTS = /\p{M}/gu;

/** Letters that do not decompose into A to Z and accents; Unicode's own upper case gives SS for ß and I for ı. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ...{ Æ: 'AE', Œ: 'OE', Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'TH', Ħ: 'H', Ŧ: 'T', Ŋ: 'N' },
  ...{ Ə: 'E', Ɛ: 'E', Ɔ: 'O', Ɓ: 'B', Ɗ: 'D', Ƙ: 'K', Ƴ: 'Y', Ɨ: 'I' },
};

/** A to Z for a letter of the Latin script: two for Æ. `undefined` for anything else. */
export function lettersOf(character: string): BareLetter[] | undefined {
  if (!LATIN_LETTER.test(character)) return undefined;
  const bare = character.normalize('NFKD').replace(ACCENTS, '').toUpperCase();
  const letters = [...bare].flatMap((letter) => [...(OTHER_LETTERS[letter] ?? letter)]);
  if (!letters.every((letter) => /^[A-Z]$/.test(letter))) return undefined;
  return letters.map((letter) => ({ letter, written: character }));
}

/** Vowels and values. From the last letter to the first: a Y is a consonant right before a vowel, which may be another Y. */
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
