import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lifePathNumber } from '../../src/method/birth-numbers.ts';
import {
  explainMaturityNumber,
  explainNameNumbers,
  maturityNumber,
  nameNumbers,
} from '../../src/method/name-numbers.ts';
import { type ReadName, readName } from '../../src/method/read-name.ts';
import { NUMBER_ROLES } from '../../src/method/reduce.ts';

function nameOf(text: string): ReadName {
  const read = readName(text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.problem)}`);
  return read.name;
}

describe('nameNumbers', () => {
  it.each([
    // The worked examples of the method: expression, soul urge, personality, debts, lessons, passions.
    ['María José Núñez', 9, 3, 6, [], [2, 7], [1, 5]],
    ["Yolanda Eloy O'Connor-Ruiz", 9, 11, 7, [], [2], [6]],
    ['Ana', 7, 2, 5, [], [2, 3, 4, 6, 7, 8, 9], [1]],
    // Debts come from the total, not from a part: 13 → 4 is the sum of «José» alone.
    ['José', 4, 11, 2, [], [2, 3, 4, 7, 8, 9], [1]],
    ['E. I.', 5, 5, null, ['14 expression,soul_urge'], [1, 2, 3, 4, 6, 7, 8], [5, 9]],
    ['P R', 7, null, 7, ['16 expression,personality'], [1, 2, 3, 4, 5, 6, 8], [7, 9]],
    ['I D', 4, 9, 4, ['13 expression'], [1, 2, 3, 5, 6, 7, 8], [4, 9]],
  ])('%s', (text, expression, soulUrge, personality, debts, karmicLessons, hiddenPassions) => {
    const { karmicDebts, ...numbers } = nameNumbers(nameOf(text));
    expect(numbers).toEqual({ expression, soulUrge, personality, karmicLessons, hiddenPassions });
    expect(karmicDebts.map(({ number, from }) => `${number} ${from}`)).toEqual(debts);
  });

  // A part keeps 11 and 22, the total also 33: I is 9, F 6, E 5, D 4, B 2.
  it.each([
    ['IB', [[11]], [11]],
    ['IID', [[22]], [22]],
    ['IIIF', [[33, 6]], [6]],
    ['IIID BI', [[31, 4], [11]], [15, 6]],
    ['IB IID', [[11], [22]], [33]],
    ['IIIF IB IIE', [[33, 6], [11], [23, 5]], [22]],
  ])('%s has the sums %j and %j', (text, parts, total) => {
    const reductions = explainNameNumbers(nameOf(text)).expression.map(({ reduction }) => reduction);
    expect(reductions).toEqual([...parts, total]);
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
