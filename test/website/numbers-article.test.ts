import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../src/calendar/dates.ts';
import { numbers as numbersTable } from '../../src/dataset/tables/numbers.ts';
import { explainBirthNumbers } from '../../src/method/birth-numbers.ts';
import { readName } from '../../src/method/read-name.ts';
import { NumbersArticle } from '../../src/website/browser/numbers/numbers-article.tsx';
import { numbers as numberWords } from '../../src/words/es/numbers.ts';
import { stepTitle } from '../../src/words/step-title.ts';
import { PAGE_WORDS, WORDS } from '../../src/words/words.ts';
import { bodiesOf } from '../bodies.ts';
import { content } from '../content-fixture.ts';
import { source as tableSource } from '../dataset/written-fixture.ts';

const BIRTH = { day: 15, month: 6, year: 1990 };

function article(date: CalendarDate | undefined, today: CalendarDate, name?: string): string {
  const read = name === undefined ? undefined : readName(name);
  return renderToString(
    h(NumbersArticle, {
      date,
      name: read?.ok ? read.name : undefined,
      today,
      texts: content.numberTexts as never,
      lifePaths: content.lifePaths,
      words: PAGE_WORDS.es,
    }),
  );
}

describe('the stages of a life', () => {
  /** The starting ages of the worked example's stages. */
  const BEGINNINGS = [0, 33, 42, 51];
  const days = Array.from({ length: 90 }, (_, age) => [
    { age, today: { ...BIRTH, year: BIRTH.year + age } },
    // The last day of that age.
    { age, today: { day: 14, month: 6, year: BIRTH.year + age + 1 } },
  ]).flat();

  it('have one current stage at every age, from its first birthday to the day before the next stage', () => {
    for (const { age, today } of days) {
      const html = article(BIRTH, today);
      const stage = BEGINNINGS.findLastIndex((first) => first <= age) + 1;
      const now = [...html.matchAll(/data-stage="(\d)" aria-current="step"/g)].map(([, place]) => Number(place));
      expect({ age, now, said: /Ahora, (\d+) años/.exec(html)?.[1] }).toEqual({ age, now: [stage], said: String(age) });
      const points = [...html.matchAll(/class="track-now" style="left:([\d.]+)%/g)].map(([, left]) => Number(left));
      expect([points.length, points[0]! >= 0, points[0]! <= 100]).toEqual([1, true, true]);
    }
  });

  it('have the dataset’s names, and digits are labeled by their source', () => {
    const columns = numbersTable.columns({ ...tableSource, dates: [BIRTH] });
    const steps = explainBirthNumbers(BIRTH).map(({ name }) => name);
    for (const name of steps.filter((step) => /_\d$/.test(step)))
      expect(columns.find((column) => column.name === name)!.describe!(WORDS.es)).toMatch(
        new RegExp(`^${stepTitle(numberWords, name)}:`),
      );
    for (const name of steps.filter((step) => step.endsWith('_digit')))
      expect(stepTitle(numberWords, name)).toBe(`${stepTitle(numberWords, name.replace('_digit', ''))}, en una cifra`);
    expect(steps.filter((name) => stepTitle(numberWords, name) === name)).toEqual([]);
  });
});

describe('the months', () => {
  const monthsOf = (html: string) =>
    [...html.matchAll(/<li([^>]*)><details class="month"( open)?>([\s\S]*?)<\/details>/g)].map(
      ([, attributes, open, inside]) => ({
        name: /class="month-name">([^<]*)/.exec(inside!)?.[1],
        number: Number(/class="medal">(\d)/.exec(inside!)?.[1]),
        text: /class="month-text">([^<]*)/.exec(inside!)?.[1],
        isMarked: attributes!.includes('aria-current="date"'),
        isOpen: open !== undefined,
      }),
    );

  it.each(Array.from({ length: 12 }, (_, i) => i + 1))('month %i is marked and open if current', (month) => {
    const months = monthsOf(article(BIRTH, { day: 1, month, year: 2026 }));
    const name = new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 1));
    for (const mark of ['isMarked', 'isOpen'] as const)
      expect(months.filter((one) => one[mark]).map((one) => one.name)).toEqual([name]);
  });

  it.each([BIRTH, { day: 29, month: 12, year: 1990 }])('have the numbers and the texts of the API: %j', (date) => {
    const bodies = bodiesOf(content, 'https://example.org');
    const { personal_months } = bodies.year(date, 2026);
    const months = monthsOf(article(date, { day: 1, month: 1, year: 2026 }));
    expect(months.map(({ number, text }) => ({ number, text }))).toEqual(
      personal_months.map(({ number, text }) => ({ number, text })),
    );
  });
});

it.each([
  ['Brr', 'impulso-del-alma', 'no tiene vocales'],
  ['Aí', 'personalidad', 'no tiene consonantes'],
])('%s has no number %s, because it %s', (name, id, reason) => {
  const html = article(undefined, BIRTH, name);
  expect(new RegExp(`id="${id}"><h3>[^<]*</h3><p>Este nombre (.*?), y por eso`).exec(html)?.[1]).toBe(reason);
  expect(html.match(/Este nombre no tiene/g)).toHaveLength(1);
});

it.each([
  [2025, true, true],
  [2026, true, false],
  [2027, false, false],
])('somebody born in June %i has on 1 January 2026 a personal year: %s, and an age: %s', (year, hasYear, hasAge) => {
  const html = article({ ...BIRTH, year }, { day: 1, month: 1, year: 2026 });
  expect(html.includes('id="tu-anio"')).toBe(hasYear);
  expect(/aria-current="step"|track-now/.test(html)).toBe(hasAge);
});
