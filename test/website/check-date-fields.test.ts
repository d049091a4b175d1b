import { expect, it } from 'vitest';
import { canFix, dateInQuery, explainWritten, fieldProblem } from '../../src/website/check-date-fields.ts';
import { dateFields as english } from '../../src/words/en/pages/date-fields.ts';
import { dateFields } from '../../src/words/es/pages/date-fields.ts';

it.each([
  ['15', '6', '1990', undefined],
  ['45', '', '', 'day El día «45» no es válido'],
  ['15', '13', '', 'month El mes «13» no es válido'],
  ['15', '6', '85', undefined],
  ['15', '6', '05', undefined],
  ['15', '6', '5', 'year El año «5» '],
  ['29', '2', '25', 'day El 29 de febrero de 2025 no existe'],
  ['31', '2', '1990', 'day El 31 de febrero de 1990 no existe'],
  ['3/4/5', '', '', 'day El año «5» no es válido: debe tener cuatro cifras'],
  ['quince', '', '', 'day El día «quince» no es válido: debe ser un número entero de 1 a 31.'],
  ['', '', '', undefined, 'day Falta el día.'],
  ['15', '', '1990', undefined, 'month Falta el mes.'],
  ['15', '6', '', undefined, 'year Falta el año.'],
])('%j %j %j: %s, and when the date is required: %s', (day, month, year, problem, wanted = problem) => {
  for (const [isRequired, said] of [
    [false, problem],
    [true, wanted],
  ] as const) {
    const found = fieldProblem(dateFields, { day, month, year }, isRequired, 2026);
    if (said === undefined) expect(found).toBeUndefined();
    else expect(`${found!.part} ${found!.message}`).toContain(said);
  }
});

it.each([
  ['15/6/1990', undefined],
  ['3/4/85', undefined],
  ['3/4/5', 'cuatro cifras'],
  ['ayer', 'por ejemplo 1990-06-15'],
])('explainWritten says of %s: %s', (text, reason) => {
  const said = explainWritten(dateFields, text, 2026);
  expect(said).toEqual(reason && expect.stringContaining(reason));
});

it.each([
  ['29', '2', '2001', 'year', true],
  ['29', '2', '2001', 'month', true],
  ['29', '2', '2001', 'day', true],
  ['31', '2', '2001', 'year', false],
  ['31', '2', '2001', 'month', true],
  ['45', '2', '2001', 'month', false],
  ['29', '13', '2001', 'month', false],
] as const)('%s/%s/%s can be fixed by another %s: %s', (day, month, year, next, can) => {
  expect(canFix({ day, month, year }, next)).toBe(can);
});

it.each([
  ['15', '6', '1990', undefined],
  ['', '', '', 'month The month is missing.'],
  ['', '6', '', 'day The day is missing.'],
  ['15', '13', '1990', 'month The month "13" is not valid'],
  ['31', '2', '1990', 'day February 31, 1990 does not exist'],
  ['', '15/6/1990', '', 'month The month "15" is not valid'],
  ['', 'yesterday', '', 'month The month "yesterday" is not valid: it must be a whole number from 1 to 12.'],
])('in English, month first: day %j, month %j, year %j: %s', (day, month, year, said) => {
  const found = fieldProblem(english, { day, month, year }, true, 2026);
  if (said === undefined) expect(found).toBeUndefined();
  else expect(`${found!.part} ${found!.message}`).toContain(said);
});

it('a query is read in the order of its language', () => {
  const query = new URLSearchParams('birth=6/5/1990');
  expect(dateInQuery(dateFields, query, 'birth', 2026).date).toEqual({ day: 6, month: 5, year: 1990 });
  expect(dateInQuery(english, query, 'birth', 2026).date).toEqual({ day: 5, month: 6, year: 1990 });
});
