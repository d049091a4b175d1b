import { expect, it } from 'vitest';
import meetings from '../../data/es/couple-meetings.json' with { type: 'json' };
import purposes from '../../data/es/couple-purposes.json' with { type: 'json' };
import tails from '../../data/es/karmic-tails.json' with { type: 'json' };
import { parseIsoDate } from '../../src/calendar/dates.ts';
import { bodiesOf } from '../bodies.ts';
import { content } from '../content-fixture.ts';

const bodies = bodiesOf(content, 'https://ejemplo.org');

function dateOf(text: string) {
  const parsed = parseIsoDate(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.date;
}
const coupleOf = (a: string, b: string) => bodies.couple(dateOf(a), dateOf(b));

it.each([
  ['1990-06-15', '1990-12-29', { center: 8, family: 'order' }, { center: 12, family: 'change' }, 'order-change'],
  // The later date brings the family that comes first in the key.
  ['1990-06-15', '1991-05-01', { center: 8, family: 'order' }, { center: 7, family: 'impulse' }, 'impulse-order'],
  ['1990-06-15', '1990-06-15', { center: 8, family: 'order' }, { center: 8, family: 'order' }, 'same'],
  ['1990-06-15', '1990-08-18', { center: 8, family: 'order' }, { center: 9, family: 'order' }, 'order-order'],
] as const)('what two centers do to each other: %s and %s', (one, other, a, b, key) => {
  const expected = { ...meetings[key], a, b };
  expect(coupleOf(one, other).meeting).toEqual(expected);
  expect(coupleOf(other, one).meeting).toEqual(expected);
});

it('the tail of a couple speaks to two, that of a date to one', () => {
  const { karmic_tail: ofTwo } = coupleOf('1990-06-15', '1990-12-29');
  const written = tails.find(({ arcana }) => arcana.join() === ofTwo.arcana.join())!;
  expect(ofTwo).toEqual({ arcana: written.arcana, name: written.name, text: written.couple_text });

  const { karmic_tail: ofOne } = bodies.chart({ a: 15, b: 6, c: 19 });
  const other = tails.find(({ arcana }) => arcana.join() === ofOne.arcana.join())!;
  expect(ofOne).toEqual({ arcana: other.arcana, name: other.name, text: other.text });
});

it('each purpose of a couple is a sentence of its own, with the name of its own arcanum', () => {
  const { points, purposes: found } = coupleOf('1990-06-15', '1990-12-29');
  const arcana = [points.P1, points.P2, points.P3, points.P4];
  expect(new Set(arcana).size).toBe(4);
  expect(found).toEqual(
    (['personal', 'social', 'spiritual', 'planetary'] as const).map((key, i) => ({
      key,
      arcana: arcana[i],
      text: purposes[key].split('{arcano}').join(content.arcana[arcana[i]! - 1]!.name),
    })),
  );
});
