import { describe, expect, it } from 'vitest';
import {
  ARCANUM_NOT_FOUND,
  CHART_NOT_FOUND,
  explainDate,
  internalError,
  invalidChartDate,
  invalidDate,
  METHOD_NOT_ALLOWED,
  NOT_FOUND,
  NUMBER_NOT_FOUND,
  tooManyRequests,
} from '../../src/http/errors.ts';

describe('errors', () => {
  it.each([
    [invalidDate({ part: 'form', text: 'x' }), 400, 'Invalid date'],
    [NUMBER_NOT_FOUND, 404, 'Number not found'],
    [ARCANUM_NOT_FOUND, 404, 'Arcanum not found'],
    [NOT_FOUND, 404, 'Not found'],
    [METHOD_NOT_ALLOWED, 405, 'Method not allowed'],
    [tooManyRequests(3, 'https://example.org'), 429, 'Too many requests'],
    [internalError('help@example.org'), 500, 'Internal error'],
  ])('%o has its status and text', (error, status, text) => {
    expect(error).toMatchObject({ status, body: { error: text } });
  });

  it('lists the valid numbers as integers, ascending', () => {
    expect(NUMBER_NOT_FOUND.body.valid_numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]);
  });

  it.each([
    [
      NUMBER_NOT_FOUND,
      'Los números de camino de vida son 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22 y 33. La lista está en /api/life-path.',
    ],
    [ARCANUM_NOT_FOUND, 'Los arcanos mayores van del 1 al 22. La lista está en /api/arcana.'],
    [NOT_FOUND, 'Aquí no hay nada. Las direcciones disponibles están en /api.'],
    [METHOD_NOT_ALLOWED, 'La API es de solo lectura: usa GET, HEAD u OPTIONS.'],
    [
      invalidChartDate('19900615'),
      '«19900615» no es una fecha. Se espera /api/chart/{AAAA-MM-DD}, por ejemplo /api/chart/1990-06-15.',
    ],
    [
      CHART_NOT_FOUND,
      'Ninguna fecha tiene esos números. El del día va de 1 a 22, el del mes de 1 a 12 y el del año de 2 a 22, como en /api/chart/15/6/19. También sirve una fecha: /api/chart/1990-06-15.',
    ],
  ])('%o names what there is', ({ body: { message } }, expected) => {
    expect(message).toBe(expected);
  });

  it('lists the 22 arcana', () => {
    expect(ARCANUM_NOT_FOUND.body.valid_numbers).toEqual(Array.from({ length: 22 }, (_, i) => i + 1));
  });

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
