import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lifePathNumber } from '../../src/method/life-path-number.ts';
import {
  explainMaturityNumber,
  explainNameNumbers,
  maturityNumber,
  NAME_TOTALS,
  nameNumbers,
} from '../../src/method/name-numbers.ts';
import { NUMBER_ROLES } from '../../src/method/number-roles.ts';
import { explainName, type NameProblem, type ReadName, readName } from '../../src/method/read-name.ts';

function nameOf(text: string): ReadName {
  const read = readName(text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.problem)}`);
  return read.name;
}

/** Vowels in capitals, consonants small, each with its number. */
function spell(text: string): string {
  return nameOf(text)
    .parts.map(({ letters }) =>
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

  it('counts a hundred letters, however their accents are spelt', () => {
    expect(nameOf('é'.repeat(100).normalize('NFD')).text).toBe('é'.repeat(100));
  });
});

describe('explainName', () => {
  it.each<[NameProblem, string]>([
    [{ kind: 'character', character: 'Я' }, 'El carácter «Я» (U+042F) no se entiende.'],
    [{ kind: 'character', character: '🙂' }, 'El carácter «🙂» (U+1F642) no se entiende.'],
    [{ kind: 'character', character: '\u202e' }, 'El carácter (U+202E) no se entiende.'],
    [{ kind: 'character', character: '\0' }, 'El carácter (U+0000) no se entiende.'],
    [{ kind: 'length' }, 'El nombre tiene más de 100 caracteres.'],
  ])('%j', (problem, sentence) => {
    expect(explainName(problem)).toBe(
      `${sentence} Un nombre tiene de 1 a 100 caracteres: letras del alfabeto latino con cualquier acento, espacios, guiones, apóstrofos y puntos.`,
    );
  });
});

describe('nameNumbers', () => {
  it.each([
    // The worked examples of the method: expression, soul urge, personality, debts, lessons, passions.
    ['María José Núñez', 9, 3, 6, [], [2, 7], [1, 5]],
    ["Yolanda Eloy O'Connor-Ruiz", 9, 11, 7, [], [2], [6]],
    ['Ana', 7, 2, 5, [], [2, 3, 4, 6, 7, 8, 9], [1]],
    // A debt is one of the total, not of a part: 13 → 4 is the sum of «José» alone.
    ['José', 4, 11, 2, [], [2, 3, 4, 7, 8, 9], [1]],
    ['E. I.', 5, 5, null, ['14 expression,soul_urge'], [1, 2, 3, 4, 6, 7, 8], [5, 9]],
    ['P R', 7, null, 7, ['16 expression,personality'], [1, 2, 3, 4, 5, 6, 8], [7, 9]],
    ['I D', 4, 9, 4, ['13 expression'], [1, 2, 3, 5, 6, 7, 8], [4, 9]],
  ])('%s', (text, expression, soulUrge, personality, debts, karmicLessons, hiddenPassions) => {
    const { karmicDebts, ...numbers } = nameNumbers(nameOf(text));
    expect(numbers).toEqual({ expression, soulUrge, personality, karmicLessons, hiddenPassions });
    expect(karmicDebts.map(({ number, from }) => `${number} ${from}`)).toEqual(debts);
  });

  it('are explained part by part', () => {
    const steps = explainNameNumbers(nameOf('María José Núñez'));
    const sums = NAME_TOTALS.map((total) => steps[total].map(({ reduction }) => reduction.join(' → ')).join(', '));
    expect(sums).toEqual(['24 → 6, 13 → 4, 26 → 8, 18 → 9', '11, 11, 8, 30 → 3', '13 → 4, 2, 18 → 9, 15 → 6']);
    expect(explainNameNumbers(nameOf('Brr')).soul_urge).toEqual([]);
  });

  it('give the maturity number with a date', () => {
    const lifePath = lifePathNumber({ day: 15, month: 6, year: 1990 });
    expect(maturityNumber(lifePath, 9)).toBe(4);
    expect(explainMaturityNumber(lifePath, 9)[0]!.reduction).toEqual([13, 4]);
    expect(maturityNumber(11, 22)).toBe(33);
  });

  const word = fc.array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzáéíóúüñçàãåæœøßłđğỹYÑÁ'), {
    minLength: 1,
    maxLength: 6,
  });
  const names = fc.array(
    word.map((letters) => letters.join('')),
    { minLength: 1, maxLength: 4 },
  );

  it('of 10,000 random names do not depend on case, spelling of accents, spaces or the order of parts', () => {
    fc.assert(
      fc.property(names, fc.nat(), (words, seed) => {
        const numbers = nameNumbers(nameOf(words.join(' ')));
        const turned = [...words.slice(seed % words.length), ...words.slice(0, seed % words.length)];
        const { expression, soulUrge, personality, karmicLessons, hiddenPassions } = numbers;
        const totals: readonly (number | null)[] = [...NUMBER_ROLES.expression, null];
        return (
          [
            words.join(' ').normalize('NFD'),
            words.join(' ').toUpperCase(),
            words.join(' ').toUpperCase().toLowerCase().normalize('NFD'),
            `  ${words.join('   ')} `,
            words.join('-'),
            turned.join('. '),
          ].every((other) => JSON.stringify(nameNumbers(nameOf(other))) === JSON.stringify(numbers)) &&
          [expression, soulUrge, personality].every((number) => totals.includes(number)) &&
          hiddenPassions.length > 0 &&
          !hiddenPassions.some((number) => karmicLessons.includes(number))
        );
      }),
      { numRuns: 10_000 },
    );
  });

  it('have a name’s vowels and consonants make up its letters', () => {
    fc.assert(
      fc.property(names, (words) => {
        const { parts } = nameOf(words.join(' '));
        const { expression, soul_urge, personality } = explainNameNumbers({ text: '', parts });
        const sum = (steps: typeof expression) =>
          steps.slice(0, -1).reduce((total, { reduction }) => total + reduction[0]!, 0);
        expect(sum(soul_urge) + sum(personality)).toBe(sum(expression));
      }),
    );
  });
});
