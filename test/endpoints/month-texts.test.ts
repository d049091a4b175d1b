import { expect, it } from 'vitest';
import numbers from '../../data/es/numbers.json' with { type: 'json' };
import { bodiesOf } from '../bodies.ts';
import { content } from '../content-fixture.ts';

const bodies = bodiesOf(content, 'https://ejemplo.org');
const birth = { day: 15, month: 6, year: 1990 };
const texts: Readonly<Record<string, string>> = numbers.personal_month;

it.each([2024, 2025, 2026])('the months of %i have the texts of their own numbers, which follow each other', (year) => {
  const { personal_year, personal_months: months } = bodies.year(birth, year);
  const expected = Array.from({ length: 12 }, (_, i) => ((personal_year.number + i) % 9) + 1);
  expect(months.map(({ month, number, text }) => ({ month, number, text }))).toEqual(
    expected.map((number, i) => ({ month: i + 1, number, text: texts[number] })),
  );
});

it('a day has the text of its month', () => {
  const { personal_month: month } = bodies.day(birth, { day: 16, month: 11, year: 2026 });
  const { number, text } = bodies.year(birth, 2026).personal_months[11 - 1]!;
  expect([month.number, month.text]).toEqual([number, text]);
});
