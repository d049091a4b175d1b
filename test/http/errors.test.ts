import { describe, expect, it } from 'vitest';
import { internalError, invalidDate, tooManyRequests } from '../../src/http/errors.ts';

// The rest is approved in test/approved/api/requests.txt.
describe('errors', () => {
  it.each([
    [1, '1 segundo'],
    [2, '2 segundos'],
  ])('tells a refused caller to wait %i seconds, and where everything can be had at once', (seconds, words) => {
    expect(tooManyRequests(seconds, 'https://example.org').body.message).toBe(
      `Espera ${words} o descarga el conjunto de datos completo en https://example.org/datos.`,
    );
  });

  it('names the support contact', () => {
    expect(internalError('help@example.org').body.message).toContain('help@example.org');
  });
});

describe('invalidDate', () => {
  it('of a path says what is expected, if anything is', () => {
    expect([invalidDate({ part: 'path' }), invalidDate({ part: 'path' }, '')].map(({ body }) => body.message)).toEqual([
      'Eso no es una fecha. Se espera /api/matrix/{día}/{mes}/{año}, por ejemplo /api/matrix/15/6/1990.',
      'Eso no es una fecha.',
    ]);
  });

  it.each([
    [24, 'x'.repeat(24)],
    [25, `${'x'.repeat(24)}…`],
    [10_000, `${'x'.repeat(24)}…`],
  ])('quotes at most the beginning of %i characters', (length, quoted) => {
    expect(invalidDate({ part: 'form', text: 'x'.repeat(length) }, '').body.message).toBe(
      `«${quoted}» no es una fecha.`,
    );
  });
});
