import { describe, expect, it } from 'vitest';
import { lettersOf, type NameProblem, readName, withValues } from '../../src/method/read-name.ts';
import { names as english } from '../../src/words/en/names.ts';
import { names as spanish } from '../../src/words/es/names.ts';

/** The method's table: a row's position is its value. */
const VALUES = ['AJS', 'BKT', 'CLU', 'DMV', 'ENW', 'FOX', 'GPY', 'HQZ', 'IR'];
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const LAST_LETTER = 0x2_ffff;

it.each(ALPHABET)('each letter from A to Z: %s has the value and the kind of the method', (letter) => {
  for (const written of [letter, letter.toLowerCase()]) {
    const value = VALUES.findIndex((row) => row.includes(letter)) + 1;
    expect(withValues(lettersOf(written)!)).toEqual([{ letter, written, value, isVowel: 'AEIOUY'.includes(letter) }]);
    // Only Y is affected by a following vowel, which makes it a consonant.
    expect(withValues(lettersOf(letter)!.concat(lettersOf('A')!))[0]!.isVowel).toBe('AEIOU'.includes(letter));
  }
});

// Unicode collation is independent of our table and of decompositions: Ħ is between H and I, Æ is AE.
it('every letter of the Latin script counts as the letter that it is sorted under', () => {
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
  // Thorn is sorted after Z, but pronounced and transcribed as TH.
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

/** Vowels in uppercase, consonants in lowercase, each with its number. */
function spell(text: string): string {
  const read = readName(text);
  return (read.ok ? read.name.parts : [])
    .map(({ letters }) =>
      letters.map(({ letter, value, isVowel }) => `${isVowel ? letter : letter.toLowerCase()}${value}`).join(''),
    )
    .join(' ');
}

describe('readName', () => {
  it.each([
    ['María José Núñez', 'm4A1r9I9A1 j1O6s1E5 n5U3n5E5z8'],
    ['Yolanda Eloy', 'y7O6l3A1n5d4A1 E5l3O6Y7'],
    ['Nancy', 'n5A1n5c3Y7'],
    ['Yya', 'Y7y7A1'],
    ["O'Connor-Ruiz", 'O6c3O6n5n5O6r9 r9U3I9z8'],
    ['O´Connor', 'O6c3O6n5n5O6r9'],
    ['J. R. R. Tolkien', 'j1 r9 r9 t2O6l3k2I9E5n5'],
    [
      'Ægir Œuvre Çelik Łódź Đurić Groß Strauß Ørsted',
      'A1E5g7I9r9 O6E5U3v4r9E5 c3E5l3I9k2 l3O6d4z8 d4U3r9I9c3 g7r9O6s1s1 s1t2r9A1U3s1s1 O6r9s1t2E5d4',
    ],
    ['Þór Ħal Ngọc Điệp', 't2h8O6r9 h8A1l3 n5g7O6c3 d4I9E5p7'],
    ["  d’Arc\u00a0 de  l'Été ", 'd4A1r9c3 d4E5 l3E5t2E5'],
    ['M.ª Ｊ', 'm4 A1 j1'],
  ])('%s', (text, letters) => expect(spell(text)).toBe(letters));

  it.each([
    ['', { kind: 'empty' }],
    [' \u00a0\n', { kind: 'empty' }],
    ['---', { kind: 'letterless' }],
    ["'", { kind: 'letterless' }],
    ['a'.repeat(101), { kind: 'length' }],
    ['\u00e9'.normalize('NFD').repeat(101), { kind: 'length' }],
    [`Ana${' '.repeat(400)}`, { kind: 'length' }],
    [`a${'\u0301\u0302'.repeat(50)}`, { kind: 'character', character: '\u0301' }],
    ['Ana7', { kind: 'character', character: '7' }],
    ['Ян', { kind: 'character', character: 'Я' }],
    ['Ana 🙂', { kind: 'character', character: '🙂' }],
    ['\u202eanA', { kind: 'character', character: '\u202e' }],
    ['דוד', { kind: 'character', character: 'ד' }],
    ['<script>', { kind: 'character', character: '<' }],
    ['../', { kind: 'character', character: '/' }],
    ['a\0b', { kind: 'character', character: '\0' }],
    ['a\tb', { kind: 'character', character: '\t' }],
    ['\u0301'.repeat(100), { kind: 'character', character: '\u0301' }],
    ['a \u0301b', { kind: 'character', character: '\u0301' }],
    ['ʘ', { kind: 'character', character: 'ʘ' }],
    ['Ⅳ', { kind: 'character', character: 'Ⅳ' }],
    ['a\ud800', { kind: 'character', character: '\ud800' }],
  ])('refuses %j', (text, problem) => expect(readName(text)).toEqual({ ok: false, problem }));

  it.each([
    ['  Ana \u00a0  María ', 'Ana María', ['Ana', 'María']],
    ['Jean-Luc  O’Neill', 'Jean-Luc O’Neill', ['Jean', 'Luc', 'O’Neill']],
    ['Jose\u0301', 'José', ['José']],
  ])('%j is read as %j', (given, text, parts) => {
    const read = readName(given);
    expect(read.ok && [read.name.text, read.name.parts.map((part) => part.text)]).toEqual([text, parts]);
  });

  it('counts a hundred letters, regardless of how accents are encoded', () => {
    expect(readName('é'.repeat(100).normalize('NFD'))).toMatchObject({ ok: true, name: { text: 'é'.repeat(100) } });
  });
});

const ALLOWED = {
  es: 'Un nombre tiene de 1 a 100 caracteres: letras del alfabeto latino con cualquier acento, espacios, guiones, apóstrofos y puntos.',
  en: 'A name has 1 to 100 characters: Latin letters with any accents, spaces, hyphens, apostrophes and periods.',
} as const;

it.each<[NameProblem, string, string]>([
  [{ kind: 'empty' }, 'Falta el nombre.', 'The name is missing.'],
  [{ kind: 'letterless' }, 'El nombre no tiene ninguna letra.', 'The name has no letter.'],
  [{ kind: 'encoding' }, 'El nombre no está codificado en UTF-8.', 'The name is not encoded as UTF-8.'],
  [{ kind: 'length' }, 'El nombre tiene más de 100 caracteres.', 'The name has more than 100 characters.'],
  ...[
    ['7', '7', 'U+0037'],
    ['Я', 'Я', 'U+042F'],
    ['🙂', '🙂', 'U+1F642'],
    ['\u202e', '', 'U+202E'],
    ['\0', '', 'U+0000'],
  ].map(([character = '', shown, code]): [NameProblem, string, string] => [
    { kind: 'character', character },
    `El carácter ${shown && `«${shown}» `}(${code}) no se entiende.`,
    `The character ${shown && `"${shown}" `}(${code}) is not understood.`,
  ]),
])('every problem of a name is explained in both languages: %j', (problem, es, en) => {
  expect(spanish.explain(problem)).toBe(`${es} ${ALLOWED.es}`);
  expect(english.explain(problem)).toBe(`${en} ${ALLOWED.en}`);
});
