import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Content } from '../../src/content/content-schema.ts';
import { chart } from '../../src/endpoints/chart.ts';
import { couple as coupleOf } from '../../src/endpoints/couple.ts';
import { chartNumbers } from '../../src/method/chart-numbers.ts';
import type { MeetingKey } from '../../src/method/families.ts';
import { readName } from '../../src/method/read-name.ts';
import { CoupleArticle, coupleParts } from '../../src/website/browser/couple/couple-article.tsx';
import { NumbersArticle, type NumberTexts } from '../../src/website/browser/numbers/numbers-article.tsx';
import { ProfileArticle, profileParts } from '../../src/website/browser/profile/profile-article.tsx';
import { browserTexts } from '../../src/website/browser-texts.ts';
import type { Language } from '../../src/words/language.ts';
import { PAGE_WORDS } from '../../src/words/words.ts';
import { contextIn } from '../content-fixture.ts';

export const BIRTH = { day: 15, month: 6, year: 1990 };
export const OTHER = { day: 29, month: 12, year: 1990 };
export const TODAY = { day: 1, month: 10, year: 2026 };
export const NAME = 'María José Núñez';
/** The headline of each couple's meeting, as the page has them before its other texts come. */
export const meetingHeadlines = ({ coupleMeetings }: Content) =>
  Object.fromEntries(Object.entries(coupleMeetings).map(([key, { headline }]) => [key, headline])) as Readonly<
    Record<MeetingKey, string>
  >;

/** What scripts draw, as it is when everything has arrived. */
export function articles(
  site: string,
  language: Language = 'es',
): Readonly<Record<'profile' | 'couple' | 'numbers', string>> {
  const words = PAGE_WORDS[language];
  const context = contextIn(language, site);
  const { content } = context;
  const texts = browserTexts(content, words);
  const chartTexts = chart.body(context)({ numbers: chartNumbers(BIRTH) });
  const coupleTexts = { ...coupleOf.body(context)({ a: BIRTH, b: OTHER }), purposes: content.couplePurposes };
  const yearText = content.arcana[3]!.places.year;
  const ageTexts = new Map(content.arcana.map(({ number, places }) => [number, places.age]));
  const { headline } = chartTexts.portrait;
  const read = readName(NAME);
  if (!read.ok) throw new Error('the example is a name');
  const { lifePaths, numberTexts } = content;
  const profile = profileParts({
    ...{ date: BIRTH, today: TODAY, texts, site, words },
    ...{ headline, chartTexts, yearText, ageTexts },
  });
  const headlines = meetingHeadlines(content);
  const couple = coupleParts({ dates: [BIRTH, OTHER], texts, headlines, site, coupleTexts, words });
  const numbers = {
    date: BIRTH,
    name: read.name,
    today: TODAY,
    texts: numberTexts as NumberTexts,
    lifePaths,
    words,
  };
  return {
    profile: renderToString(h(ProfileArticle, { ...profile, words })),
    couple: renderToString(h(CoupleArticle, { ...couple, words })),
    numbers: renderToString(h(NumbersArticle, numbers)),
  };
}
