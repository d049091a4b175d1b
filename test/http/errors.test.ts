import { describe, expect, it } from 'vitest';
import {
  CHART_NOT_FOUND,
  errorBody,
  internalError,
  invalidDate,
  NUMBER_NOT_FOUND,
  tooManyRequests,
} from '../../src/http/errors.ts';
import { es } from '../../src/words/es/index.ts';
import { WORDS } from '../../src/words/words.ts';

const nothing = (): string => '';

// The rest is approved in test/approved/api/requests.txt.
describe('errors', () => {
  it.each([
    [1, '1 segundo'],
    [2, '2 segundos'],
  ])('tells a refused caller to wait %i seconds, and where everything can be had at once', (seconds, words) => {
    expect(tooManyRequests(seconds, 'https://example.org').message(es)).toBe(
      `Espera ${words} o descarga el conjunto de datos completo en https://example.org/datos.`,
    );
  });

  it('names the support contact', () => {
    expect(internalError('help@example.org').message(es)).toContain('help@example.org');
  });
});

describe('errorBody', () => {
  it('has the fields in the order of the contract', () => {
    expect([NUMBER_NOT_FOUND, CHART_NOT_FOUND].map((error) => Object.keys(errorBody(error, es)))).toEqual([
      ['error', 'valid_numbers', 'message'],
      ['error', 'message', 'allowed'],
    ]);
  });

  it('says the same in another language', () => {
    const error = invalidDate({ part: 'date', date: { day: 30, month: 2, year: 1990 }, lastDay: 28 });
    expect([error.message(WORDS.es), error.message(WORDS.en)]).toEqual([
      'El 30 de febrero de 1990 no existe: ese mes termina el día 28.',
      '30 February 1990 does not exist: that month ends on day 28.',
    ]);
  });
});

describe('invalidDate', () => {
  it('of a path says what is expected, if anything is', () => {
    expect(
      [invalidDate({ part: 'path' }), invalidDate({ part: 'path' }, nothing)].map(({ message }) => message(es)),
    ).toEqual([
      'Eso no es una fecha. Se espera /api/matrix/{día}/{mes}/{año}, por ejemplo /api/matrix/15/6/1990.',
      'Eso no es una fecha.',
    ]);
  });

  it.each([
    [24, 'x'.repeat(24)],
    [25, `${'x'.repeat(24)}…`],
    [10_000, `${'x'.repeat(24)}…`],
  ])('quotes at most the beginning of %i characters', (length, quoted) => {
    expect(invalidDate({ part: 'form', text: 'x'.repeat(length) }, nothing).message(es)).toBe(
      `«${quoted}» no es una fecha.`,
    );
  });
});
