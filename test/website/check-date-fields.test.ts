import { describe, expect, it } from 'vitest';
import { canMend, explainWritten, fieldProblem } from '../../src/website/check-date-fields.ts';
import { dateFields } from '../../src/words/es/pages/date-fields.ts';

describe('fieldProblem', () => {
  it.each([
    ['15', '6', '1990', undefined, undefined],
    ['45', '', '', 'day', 'El día «45» no es válido'],
    ['15', '13', '', 'month', 'El mes «13» no es válido'],
    ['15', '6', '85', 'year', 'cuatro cifras'],
    ['31', '2', '1990', 'day', 'El 31 de febrero de 1990 no existe'],
    ['3/4/25', '', '', 'day', 'El año «25» puede ser 1925 o 2025: escríbelo con cuatro cifras.'],
    ['quince', '', '', 'day', 'Eso no parece una fecha'],
    ['', '', '', undefined, undefined],
    ['15', '', '1990', undefined, undefined],
  ])('%j %j %j: %s', (day, month, year, part, message) => {
    const problem = fieldProblem(dateFields, { day, month, year }, false);
    expect(problem?.part).toBe(part);
    if (message) expect(problem?.message).toContain(message);
  });

  it.each([
    ['', '', '', 'Falta el día.'],
    ['15', '', '1990', 'Falta el mes.'],
    ['15', '6', '', 'Falta el año.'],
  ])('of %j %j %j when the date is wanted now: %s', (day, month, year, message) => {
    expect(fieldProblem(dateFields, { day, month, year }, true)?.message).toBe(message);
  });
});

describe('explainWritten', () => {
  it.each([
    ['15/6/1990', undefined],
    ['3/4/85', 'cuatro cifras'],
    ['ayer', 'por ejemplo 1990-06-15'],
  ])('%s: %s', (text, reason) => {
    if (reason) expect(explainWritten(dateFields, text)).toContain(reason);
    else expect(explainWritten(dateFields, text)).toBeUndefined();
  });
});

describe('canMend', () => {
  it.each([
    ['29', '2', '2001', 'year', true],
    ['29', '2', '2001', 'month', true],
    ['29', '2', '2001', 'day', true],
    ['31', '2', '2001', 'year', false],
    ['31', '2', '2001', 'month', true],
    ['45', '2', '2001', 'month', false],
    ['29', '13', '2001', 'month', false],
  ] as const)('%s/%s/%s by another %s: %s', (day, month, year, next, can) => {
    expect(canMend({ day, month, year }, next)).toBe(can);
  });
});
