import { expect, it } from 'vitest';
import justice from '../../data/es/arcana/8.json' with { type: 'json' };
import meetings from '../../data/es/couple-meetings.json' with { type: 'json' };
import numbers from '../../data/es/numbers.json' with { type: 'json' };
import portrait from '../../data/es/portrait.json' with { type: 'json' };
import shortPlaces from '../../data/es/short-places.json' with { type: 'json' };
import { toCalendarDate as dateOf } from '../../src/client/date-input.ts';
import { allChartNumbers, CHART_COUNT } from '../../src/method/chart-numbers.ts';
import { expectedPoints } from '../../src/verify/expected-chart.ts';
import { bodiesOf } from '../bodies.ts';
import { content } from '../content-fixture.ts';

/** The family of each arcanum, from 1 to 22, in letters: the inverse of src/method/families.ts. */
const FAMILIES = ['ibboobiooc', 'iccoicbbic', 'bi'].join('');
const NAMES = { i: 'impulse', o: 'order', b: 'bond', c: 'change' };
const familyOf = (arcanum: number): string => NAMES[FAMILIES[arcanum - 1] as keyof typeof NAMES];

const bodies = bodiesOf(content, 'https://ejemplo.org');
const charts = Array.from(allChartNumbers(), (numbers) => ({
  id: Object.values(numbers).join('-'),
  points: expectedPoints(numbers.a, numbers.b, numbers.c),
  body: bodies.chart(numbers),
}));
const texts = portrait as unknown as Record<'presence' | 'hinges' | 'motive', Record<string, string>>;

it('every portrait: presence of A, hinge of the families of A and B, motive of B; then the core of E, D and P3', () => {
  const cores = new Map(portrait.cores.map((core) => [`${core.center} ${core.karma} ${core.purpose}`, core]));
  const wrong = charts.filter(({ points: { A, B, D, E, P3 }, body }) => {
    const { headline, text } = cores.get(`${E} ${D} ${P3}`)!;
    const first = [texts.presence[A], texts.hinges[`${familyOf(A)}-${familyOf(B)}`], texts.motive[B]].join(' ');
    return body.portrait.headline !== headline || body.portrait.text !== [first, text].join('\n\n');
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
  expect(charts.length).toBe(CHART_COUNT);
});

it('every chart: partner is M, income is L, balance is R, each with what that arcanum says there', () => {
  const wrong = charts.filter(({ points: { M, L, R }, body }) =>
    (
      [
        ['partner', M],
        ['income', L],
        ['balance', R],
      ] as const
    ).some(([place, arcanum]) => {
      const { name, keyword, emoji } = content.arcana[arcanum - 1]!;
      const { meaning, question } = (shortPlaces[place] as Record<string, { meaning: string; question: string }>)[
        arcanum
      ]!;
      const expected = { arcana: arcanum, name, keyword, emoji, meaning, question };
      return JSON.stringify(body[place]) !== JSON.stringify(expected);
    }),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('an arcanum has among its meanings the short places in which some date has it, without light and shadow', () => {
  for (const { number } of content.arcana) {
    const { meanings, readings } = bodies.arcanum(number);
    for (const place of ['partner', 'income', 'balance'] as const) {
      expect(meanings[place]).toEqual((shortPlaces[place] as Record<string, unknown>)[number]);
      expect(readings).not.toHaveProperty(place);
    }
  }
});

it('an arcanum lists the places where it never occurs, couples’ included: 78 in all', () => {
  const absent = content.arcana.map(({ number }) => bodies.arcanum(number).absent);
  expect(absent.map(({ length }) => length).reduce((one, other) => one + other)).toBe(78);
  expect(absent[8 - 1]).toEqual(justice.absent);
  expect(absent.filter((places) => places.includes('couple_purpose'))).toHaveLength(15);
});

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

const birth = { day: 15, month: 6, year: 1990 };
const monthTexts: Readonly<Record<string, string>> = numbers.personal_month;

it.each([2024, 2025, 2026])('the months of %i have the texts of their own numbers, which follow each other', (year) => {
  const { personal_year, personal_months: months } = bodies.year(birth, year);
  const expected = Array.from({ length: 12 }, (_, i) => ((personal_year.number + i) % 9) + 1);
  expect(months.map(({ month, number, text }) => ({ month, number, text }))).toEqual(
    expected.map((number, i) => ({ month: i + 1, number, text: monthTexts[number] })),
  );
});

/** What a body says of numbers and arcana, each with the address of its record. */
function linked(value: unknown): { number?: number; arcana?: number; url: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(linked);
  return 'url' in value ? [value as { url: string }, ...inside] : inside;
}

it('every link beside a number leads to the record of that number, masters included', () => {
  const date = dateOf('2009-11-11');
  const found = [
    ...charts.map(({ body }) => body),
    ...['1990-06-15', '2009-11-11', '1942-06-18', '1949-05-10'].map((text) => bodies.numbers(dateOf(text))),
    ...[bodies.day(date, date), bodies.year(date, 2026), bodies.couple(date, dateOf('1990-06-15'))],
    ...[bodies.name('Ana'), bodies.name('Ana', '2009-11-11'), bodies.lifePaths(), bodies.arcana()],
  ].flatMap(linked);
  const wrong = found.filter(({ number, arcana, url }) => !url.endsWith(`/${number ?? arcana}`));
  expect(wrong).toEqual([]);
  expect(new Set(found.map(({ number }) => number))).toEqual(
    new Set([...Array(22).keys()].map((i) => i + 1).concat(33)),
  );
});
