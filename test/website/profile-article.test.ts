import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../src/contract/check-date.ts';
import { datesOfYears } from '../../src/contract/dates-of-years.ts';
import { chartNumbers } from '../../src/domain/chart-numbers.ts';
import { ProfileArticle, type ProfileProps, profileParts } from '../../src/website/browser/profile/profile-article.tsx';
import { browserTexts } from '../../src/website/browser-texts.ts';
import { sharedBy } from '../../src/website/components/frequency.tsx';
import { bodiesOf } from '../bodies.ts';
import { misspeltWords } from '../content/checks/misspelt-words.ts';
import { plainWords } from '../content/checks/plain-words.ts';
import { splitSentences } from '../content/checks/split-sentences.ts';
import { typographyProblems } from '../content/checks/typography-problems.ts';
import { spanishDictionary } from '../content/spanish-dictionary.ts';
import { content } from '../content-fixture.ts';

const SITE = 'https://example.org';
const TODAY = { day: 1, month: 10, year: 2026 };
const BIRTH = { day: 15, month: 6, year: 1990 };
const bodyOf = bodiesOf(content, SITE).chart;

/** The profile as the script draws it when everything has arrived, unless told otherwise. */
function profile(date: CalendarDate, more: Partial<ProfileProps> = {}): string {
  const chartTexts = bodyOf(chartNumbers(date));
  const lifePath = content.lifePaths.find(({ number }) => number === chartTexts.life_path.number);
  const props = { date, today: TODAY, texts: browserTexts(content), site: SITE, chartTexts, lifePath, ...more };
  return renderToString(h(ProfileArticle, profileParts(props)));
}

/** Without code, pictures, symbols and the marks of the age, which stand beside sentences. */
function words(html: string): string {
  return html
    .replace(/<(pre|code|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<span[^>]* aria-hidden="true">[\s\S]*?<\/span>|<span class="now">[^<]*<\/span>/g, '');
}

/** One text per block, as it is read aloud. */
function blocks(html: string): string[] {
  const parts = words(html).split(/<\/?(?!(?:a|code|span)\b)[a-z][^>]*>/);
  const texts = parts.map((part) => part.replace(/<[^>]*>/g, '').replace(/&amp;/g, '&'));
  return texts.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
}

/** Labels, names and keywords are no sentences. */
function sentences(html: string): string[] {
  return blocks(html)
    .flatMap(splitSentences)
    .filter((text) => /[.?!…]$/.test(text));
}

/** The elements that are marked as the visitor's own age. */
const marked = (html: string): string[] =>
  [...html.matchAll(/<(\w+)[^>]* aria-current="(?:true|date)"/g)].map(([, tag]) => tag!);

describe('the profile', () => {
  it('says no sentence twice, on any of some hundred dates', () => {
    const dates = [...datesOfYears()].filter((_, i) => i % 701 === 0);
    for (const date of [BIRTH, { day: 29, month: 2, year: 2000 }, ...dates]) {
      const said = sentences(profile(date)).map((text) => plainWords(text).join(' '));
      expect(said.length).toBeGreaterThan(60);
      expect(said.filter((text, i) => said.indexOf(text) !== i)).toEqual([]);
    }
  });

  it('without the chart shows every number and says in one sentence what is missing', () => {
    const html = profile(BIRTH, { chartTexts: 'missing' });
    expect(html.match(/role="status"/g)).toHaveLength(1);
    expect(sentences(html).filter((text) => text.includes('no se han podido cargar'))).toHaveLength(1);
    expect(html.match(/data-position=/g)).toHaveLength(12);
    expect(html.match(/class="age-number"/g)).toHaveLength(64);
    expect(html.match(/class="bead"/g)).toHaveLength(3 + 3 + 3 + 7 + 7 + 4);
    expect(html).not.toContain('class="position-reading"');
  });

  it('while the chart is on its way complains of nothing', () => {
    expect(profile(BIRTH, { chartTexts: undefined })).not.toContain('role="status"');
  });
});

describe('the year', () => {
  const years = (html: string): number[] => [...html.matchAll(/data-year="(\d+)"/g)].map(([, year]) => Number(year));

  it('is not worded with the text of another arcanum', () => {
    expect(profile(BIRTH, { yearText: content.arcana[5 - 1]! })).not.toContain(content.arcana[5 - 1]!.readings.year);
  });

  it.each([
    ['starts with the birth', { day: 1, month: 1, year: 2025 }, TODAY, 2025],
    ['ends with the last year of the service', BIRTH, { ...TODAY, year: 2099 }, 2092],
  ])('%s', (_, date, today, first) => expect(years(profile(date, { today }))[0]).toBe(first));

  it('is not shown before the birth, and nothing leads to it', () => {
    const html = profile({ day: 1, month: 1, year: 2027 });
    expect(html).not.toContain('tu-anio');
    expect(years(html)).toEqual([]);
  });
});

describe('how common it is', () => {
  it.each([
    [0, 'En ninguna fecha'],
    [1, 'En una sola fecha'],
    [64, 'En 1 de cada 1147 fechas'],
    [8158, 'En 1 de cada 9 fechas'],
  ])('%i is «%s»', (dates, text) => expect(sharedBy(dates)).toBe(text));
});

describe('the age of the visitor', () => {
  it.each([
    [10, undefined],
    [20, 'personal'],
    [39, 'personal'],
    [40, 'social'],
    [60, 'spiritual'],
    [100, 'spiritual'],
  ])('of %i marks the purpose %s', (age, purpose) => {
    const html = profile({ ...TODAY, year: TODAY.year - age });
    expect(/data-purpose="(\w+)" aria-current="true"/.exec(html)?.[1]).toBe(purpose);
  });

  it.each([
    ['a birth that is still to come', { day: 2, month: 10, year: 2026 }],
    ['a birth in 2100', { day: 31, month: 12, year: 2100 }],
    ['a birth before the oldest living person', { day: 1, month: 1, year: 1900 }],
  ])('marks nothing for %s', (_, date) => {
    const html = profile(date);
    expect(marked(html)).toEqual([]);
    expect(html).not.toContain('Ahora</span>');
  });

  it('beyond the ring marks the purpose alone', () => {
    expect(marked(profile({ ...TODAY, year: TODAY.year - 80 }))).toEqual(['li']);
  });
});

/** Names and words of the trade that the dictionary lacks. */
const ALLOWED = [
  ...['JSON', 'PNG', 'SVG', 'kármica', 'Chakra', 'chakras', 'Chakras'],
  ...['Sahasrara', 'Ajna', 'Vishuddha', 'Anahata', 'Manipura', 'Svadhisthana', 'Muladhara'],
];

describe('the words of the profile', () => {
  // The long texts are checked where they are written, in test/content.
  const html = profile(BIRTH, { chartTexts: 'missing', lifePath: undefined });

  it('are spelt as the dictionary has them', () => {
    const inDictionary = spanishDictionary();
    const isKnown = (word: string): boolean => ALLOWED.includes(word) || inDictionary(word);
    expect(misspeltWords(words(html).replace(/<[^>]*>/g, ' '), isKnown)).toEqual([]);
  });

  it('are set with the quotes, spaces and marks of Spanish', () => {
    expect(blocks(html).flatMap(typographyProblems)).toEqual([]);
  });
});
