import { describe, expect, it } from 'vitest';
import { parsePair } from '../../src/contract/check-pair.ts';

const EXAMPLE = 'Se espera /api/couple/{fecha}/{fecha}, por ejemplo /api/couple/1990-06-15/1990-12-29.';
const YEAR_EXAMPLE = 'Se espera /api/year/{fecha}/{año}, por ejemplo /api/year/1990-06-15/2026.';
const FEBRUARY = 'El 30 de febrero de 1990 no existe: ese mes termina el día 28.';
const YEAR_RULE = 'no es válido: debe tener cuatro cifras, de 1900 a 2100.';

describe('two dates', () => {
  it('are read in the order in which they were sent', () => {
    expect(parsePair({ kind: 'couple', parts: ['1990-12-29', '1990-06-15'] })).toEqual({
      ok: true,
      dates: [
        { day: 29, month: 12, year: 1990 },
        { day: 15, month: 6, year: 1990 },
      ],
    });
  });

  it.each([
    [['1990-02-30', '1990-06-15'], `La primera fecha no es válida. ${FEBRUARY}`],
    [['1990-06-15', '1990-02-30'], `La segunda fecha no es válida. ${FEBRUARY}`],
    [
      ['1990-02-30', '1899-01-01'],
      `La primera fecha no es válida. ${FEBRUARY} La segunda fecha no es válida. El año «1899» ${YEAR_RULE}`,
    ],
    [['1990-06-15', 'hoy'], `La segunda fecha no es válida. «hoy» no es una fecha. ${EXAMPLE}`],
    [['', '1990-06-15'], `La primera fecha no es válida. «» no es una fecha. ${EXAMPLE}`],
    [
      ['x', 'y'],
      `La primera fecha no es válida. «x» no es una fecha. La segunda fecha no es válida. «y» no es una fecha. ${EXAMPLE}`,
    ],
    [['1990-06-15'], `Hacen falta dos fechas. ${EXAMPLE}`],
    [['1990-06-15', '1990-12-29', '2000-01-01'], `Hacen falta dos fechas. ${EXAMPLE}`],
    [['1990%2D06%2D15', '1990-12-29'], `La primera fecha no es válida. «1990%2D06%2D15» no es una fecha. ${EXAMPLE}`],
  ])('%j: %s', (parts, message) => {
    for (const kind of ['couple', 'couple-picture'] as const)
      expect(parsePair({ kind, parts })).toEqual({
        ok: false,
        error: { status: 400, body: { error: 'Invalid date', message } },
      });
  });
});

describe('a date and a year', () => {
  it.each([1900, 2026, 2100])('%i is a year', (year) => {
    expect(parsePair({ kind: 'year', parts: ['1990-06-15', String(year)] })).toMatchObject({
      ok: true,
      dates: [{ day: 15, month: 6, year: 1990 }, { year }],
    });
  });

  it.each(['1899', '2101', '02026', '2026.0', '2e3', '+2026', '20', '', '２０２６', '2026.svg'])(
    '%j is none',
    (year) => {
      expect(parsePair({ kind: 'year', parts: ['1990-06-15', year] })).toMatchObject({
        error: { status: 400, body: { error: 'Invalid date', message: `El año «${year}» ${YEAR_RULE}` } },
      });
    },
  );

  it.each([
    [['1899-06-15', '2026'], `La fecha no es válida. El año «1899» ${YEAR_RULE}`],
    [['15/6', '2026'], `La fecha no es válida. «15/6» no es una fecha. ${YEAR_EXAMPLE}`],
    [['1990-06-15'], `Hacen falta una fecha y un año. ${YEAR_EXAMPLE}`],
  ])('%j: %s', (parts, message) => {
    expect(parsePair({ kind: 'year', parts })).toMatchObject({ error: { body: { message } } });
  });
});
