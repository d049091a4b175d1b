import { describe, expect, it } from 'vitest';
import { explainDate, internalError, tooManyRequests } from '../../src/http/errors.ts';

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

describe('explainDate says what is wrong and what is allowed', () => {
  it.each([
    [
      { part: 'day', text: '32', min: 1, max: 31 } as const,
      'El día «32» no es válido: debe ser un número entero de 1 a 31.',
    ],
    [
      { part: 'month', text: '13', min: 1, max: 12 } as const,
      'El mes «13» no es válido: debe ser un número entero de 1 a 12.',
    ],
    [
      { part: 'year', text: '90', min: 1900, max: 2100 } as const,
      'El año «90» no es válido: debe tener cuatro cifras, de 1900 a 2100.',
    ],
    [
      { part: 'date', date: { day: 30, month: 2, year: 2000 }, lastDay: 29 } as const,
      'El 30 de febrero de 2000 no existe: ese mes termina el día 29.',
    ],
    [
      { part: 'form', text: 'mañana' } as const,
      '«mañana» no es una fecha. Se espera /api/matrix/{día}/{mes}/{año}, por ejemplo /api/matrix/15/6/1990.',
    ],
    [
      { part: 'path' } as const,
      'Eso no es una fecha. Se espera /api/matrix/{día}/{mes}/{año}, por ejemplo /api/matrix/15/6/1990.',
    ],
  ])('%o', (problem, sentence) => {
    expect(explainDate(problem)).toBe(sentence);
  });

  it('ends without a space where nothing is expected', () => {
    expect(explainDate({ part: 'path' }, '')).toBe('Eso no es una fecha.');
  });

  it.each([
    [24, 'x'.repeat(24)],
    [25, `${'x'.repeat(24)}…`],
    [10_000, `${'x'.repeat(24)}…`],
  ])('quotes at most the beginning of %i characters', (length, quoted) => {
    expect(explainDate({ part: 'form', text: 'x'.repeat(length) }, '')).toBe(`«${quoted}» no es una fecha.`);
  });
});
