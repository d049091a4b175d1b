import { describe, expect, it } from 'vitest';
import { lettersOf, withValues } from '../../src/method/name-letters.ts';
import { readName } from '../../src/method/read-name.ts';

/** The table of the method: each row has the value of its place. */
const VALUES = ['AJS', 'BKT', 'CLU', 'DMV', 'ENW', 'FOX', 'GPY', 'HQZ', 'IR'];
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const LAST_LETTER = 0x2_ffff;

describe('each letter from A to Z', () => {
  it.each(ALPHABET)('%s has the value and the kind of the method', (letter) => {
    for (const written of [letter, letter.toLowerCase()]) {
      const value = VALUES.findIndex((row) => row.includes(letter)) + 1;
      expect(withValues(lettersOf(written)!)).toEqual([{ letter, written, value, isVowel: 'AEIOUY'.includes(letter) }]);
      // A vowel that follows at once makes a consonant of Y alone.
      expect(withValues(lettersOf(letter)!.concat(lettersOf('A')!))[0]!.isVowel).toBe('AEIOU'.includes(letter));
    }
  });
});

// How Unicode sorts names is another source than our table and its decompositions: Ħ is between H and I, Æ is AE.
it('every letter of the Latin script counts as what dictionaries sort it under', () => {
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
  const others: string[] = [];
  let count = 0;
  for (let code = 0x41; code <= LAST_LETTER; code++) {
    const character = String.fromCodePoint(code);
    const letters = lettersOf(character)
      ?.map(({ letter }) => letter)
      .join('');
    if (letters === undefined) continue;
    count++;
    const sorted = ALPHABET.findLast((letter) => compare(letter, character) <= 0);
    if (letters.length > 1 ? compare(letters, character) !== 0 : letters !== sorted) others.push(character + letters);
  }
  expect(count).toBeGreaterThan(700);
  // Thorn is sorted behind Z, and said and transcribed as TH.
  expect(others).toEqual(['ÞTH', 'þTH']);
});

describe('between two letters', () => {
  const partsOf = (sign: string): number | undefined => {
    const read = readName(`Ana${sign}Eva`);
    return read.ok ? read.name.parts.length : undefined;
  };
  it.each([...' .-\u2010\u2011\u00a0\u2003\u202f\u3000'])('%j separates the parts of a name', (sign) => {
    expect(partsOf(sign)).toBe(2);
  });
  it.each([..."'’‘ʼʻ´`"])('%j does not', (sign) => expect(partsOf(sign)).toBe(1));
});
