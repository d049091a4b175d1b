import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { chartNumbers } from '../../src/method/chart-numbers.ts';
import type { MeetingKey } from '../../src/method/families.ts';
import { readName } from '../../src/method/read-name.ts';
import { CoupleArticle, coupleParts } from '../../src/website/browser/couple/couple-article.tsx';
import { NumbersArticle, type NumberTexts } from '../../src/website/browser/numbers/numbers-article.tsx';
import { ProfileArticle, profileParts } from '../../src/website/browser/profile/profile-article.tsx';
import { browserTexts } from '../../src/website/browser-texts.ts';
import { PAGE_WORDS } from '../../src/words/words.ts';
import { bodiesOf } from '../bodies.ts';
import { content } from '../content-fixture.ts';

const WORDS = PAGE_WORDS.es;
export const BIRTH = { day: 15, month: 6, year: 1990 };
export const OTHER = { day: 29, month: 12, year: 1990 };
export const TODAY = { day: 1, month: 10, year: 2026 };
export const NAME = 'María José Núñez';
/** As the page has them before its texts come. */
export const HEADLINES = Object.fromEntries(
  Object.entries(content.coupleMeetings).map(([key, { headline }]) => [key, headline]),
) as Readonly<Record<MeetingKey, string>>;

/** What scripts draw, as it is when everything has arrived. */
export function articles(site: string): Readonly<Record<'profile' | 'couple' | 'numbers', string>> {
  const texts = browserTexts(content, WORDS);
  const bodies = bodiesOf(content, site);
  const chartTexts = bodies.chart(chartNumbers(BIRTH));
  const coupleTexts = { ...bodies.couple(BIRTH, OTHER), purposes: content.couplePurposes };
  const yearText = content.arcana[3]!.places.year;
  const ageTexts = new Map(content.arcana.map(({ number, places }) => [number, places.age]));
  const { headline } = chartTexts.portrait;
  const read = readName(NAME);
  if (!read.ok) throw new Error('the example is a name');
  const { lifePaths, numberTexts } = content;
  const profile = profileParts({
    ...{ date: BIRTH, today: TODAY, texts, site, words: WORDS },
    ...{ headline, chartTexts, yearText, ageTexts },
  });
  const couple = coupleParts({ dates: [BIRTH, OTHER], texts, headlines: HEADLINES, site, coupleTexts, words: WORDS });
  const numbers = {
    date: BIRTH,
    name: read.name,
    today: TODAY,
    texts: numberTexts as NumberTexts,
    lifePaths,
    words: WORDS,
  };
  return {
    profile: renderToString(h(ProfileArticle, { ...profile, words: WORDS })),
    couple: renderToString(h(CoupleArticle, { ...couple, words: WORDS })),
    numbers: renderToString(h(NumbersArticle, numbers)),
  };
}
