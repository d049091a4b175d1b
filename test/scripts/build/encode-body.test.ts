import { describe, expect, it } from 'vitest';
import { encodeBody } from '../../../scripts/build/encode-body.ts';
import { datesOfYears } from '../../../src/calendar/dates.ts';
import { chart } from '../../../src/endpoints/chart.ts';
import { matrix } from '../../../src/endpoints/matrix.ts';
import { allChartNumbers } from '../../../src/method/chart-numbers.ts';
import { COMPLETE } from '../../../src/words/language.ts';
import { contextIn } from '../../content-fixture.ts';

const encoded = (body: object): string => Buffer.from(encodeBody(body)).toString();
const expected = (body: object): string => `${JSON.stringify(body)}\n`;

const shared = Object.freeze({ name: 'El Mago', text: 'línea "uno"\n🜁' });

it.each([
  ['nothing', {}],
  ['values of every type', { text: 'ñ "\\"\u2028', number: -1.5, no: false, none: null, list: [1, { a: [] }] }],
  ['objects in objects', { a: { b: { c: 'd' }, e: {} }, f: 'g' }],
  ['a field without a value', { a: undefined, b: 1, c: undefined }],
  ['only a field without a value', { a: undefined }],
  ['a shared part first, last and in a list', { a: shared, b: { c: shared, d: [shared] }, e: shared }],
  ['two shared parts', { a: shared, b: Object.freeze({ ...shared, name: 'La Sacerdotisa' }), c: shared }],
  ['a shared part that is all', shared],
  ['more text than a body has', { a: 'ñ🜁"'.repeat(400_000), b: shared }],
  ['a shared part that is longer still', { a: 1, b: Object.freeze({ text: '€'.repeat(2_000_000) }), c: shared }],
])('encodes %s as JSON.stringify does', (_, body) => {
  expect(encoded(body)).toBe(expected(body));
});

it('forgets a body that it could not encode', () => {
  expect(() => encoded({ a: 1, b: 10n })).toThrow(TypeError);
  expect(encoded({ ok: 1 })).toBe(expected({ ok: 1 }));
});

describe.each(COMPLETE)('in %s', (language) => {
  const context = contextIn(language, 'https://ejemplo.org');

  // That each file is the body of its chart, charts-and-texts.test.ts says of a whole build.
  it('encodes charts as JSON.stringify does', () => {
    const bodies = Array.from(allChartNumbers(), (numbers) => numbers)
      .filter((_, i) => i % 25 === 0)
      .map((numbers) => chart.body(context)({ numbers }));
    expect(bodies.map(encoded)).toEqual(bodies.map(expected));
  });

  it('encodes the dates of a year as JSON.stringify does', () => {
    const bodies = Array.from(datesOfYears(1990, 1990), (date) => matrix.body(context)({ date }));
    expect(bodies.map(encoded)).toEqual(bodies.map(expected));
  });
});
