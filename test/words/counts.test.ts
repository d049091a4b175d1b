import { describe, expect, it } from 'vitest';
import { ages as englishAges } from '../../src/words/en/ages.ts';
import { mcp } from '../../src/words/en/mcp.ts';
import * as english from '../../src/words/en/pages/index.ts';
import { ages as spanishAges } from '../../src/words/es/ages.ts';
import * as spanish from '../../src/words/es/pages/index.ts';
import { WORDS } from '../../src/words/words.ts';

const PAGES = { es: spanish, en: english };
const some = (count: number): string[] => Array.from({ length: count }, (_, i) => `N${i}`);

const EXACT: Readonly<Record<'es' | 'en', readonly [shared: readonly string[], ages: readonly string[]]>> = {
  es: [
    [
      'Coinciden en una de las doce posiciones: N0.',
      'Coinciden en 3 de las doce posiciones: N0, N1 y N2.',
      'Coinciden en las doce posiciones: las dos cartas son iguales.',
    ],
    ['el nacimiento', 'el año y 3 meses', 'los 2 años y 6 meses', 'los 80 años'],
  ],
  en: [
    [
      'You match in one of the twelve positions: N0.',
      'You match in 3 of the twelve positions: N0, N1 and N2.',
      'You match in all twelve positions: the two charts are the same.',
    ],
    ['birth', '1 year and 3 months', '2 years and 6 months', '80 years'],
  ],
};

// Singular and plural differ, and examples cover only one of them.
describe.each(['es', 'en'] as const)('in %s', (language) => {
  const [{ errors }, pages] = [WORDS[language], PAGES[language]];
  const isEs = language === 'es';
  const ages = isEs ? spanishAges : englishAges;

  it('a decade ends before the next begins', () => {
    const decades = [0, 10, 70].map((from) => pages.profile.decade(from).split(/[-–]/).map(Number));
    expect(decades).toEqual([
      [0, 9],
      [10, 19],
      [70, 79],
    ]);
  });

  it.each<[what: string, say: (count: number) => string, one: RegExp, many: RegExp]>([
    [
      'seconds to wait',
      (n) => errors.tooManyRequests(n, ''),
      isEs ? /1 segundo / : /1 second /,
      /\d (?:segundos|seconds) /,
    ],
    [
      'seconds of a page',
      (n) => errors.tooManyPages.wait(n),
      isEs ? /1 segundo / : /1 second /,
      /\d (?:segundos|seconds) /,
    ],
    ['messages', (n) => mcp.tooMany(n, ''), /1 second,/, /\d seconds,/],
    ['requests', pages.docs.requests, isEs ? /^1 petición$/ : /^1 request$/, /^\d+ (?:peticiones|requests)$/],
    [
      'repeated arcana',
      pages.profile.repeated,
      /^(?:Catorce lugares: un arcano se repite|14 places, 1 repeated card)$/,
      /^(?:Catorce lugares: \d+ arcanos se repiten|14 places, \d+ repeated cards)$/,
    ],
    ['shared arcana', (n) => pages.couple.elsewhere(some(n)), / (?:está|is) (?:en|in) /, / (?:están|are) (?:en|in) /],
  ])('%s', (_, say, one, many) => {
    for (const count of [1, 2, 3, 11, 21]) {
      expect(say(count)).toMatch(count === 1 ? one : many);
      expect(say(count)).not.toMatch(count === 1 ? many : one);
    }
  });

  it('positions that two share, one, some and all, and ages, word for word', () => {
    const [shared, ages] = EXACT[language];
    expect([1, 3, 12].map((count) => pages.couple.shared(some(count)))).toEqual(shared);
    expect([0, 1.25, 2.5, 80].map((age) => pages.technical.ageInWords(age))).toEqual(ages);
  });

  it('every age of the ring, as years and months', () => {
    const { ageInWords } = pages.technical;
    const said = Array.from({ length: 64 }, (_, i) => ageInWords(i * 1.25));
    expect(new Set(said).size).toBe(64);
    for (const [i, words] of said.entries()) {
      if (i === 0) continue;
      const [years, months] = [Math.floor(i * 1.25), ((i * 1.25) % 1) * 12];
      const numbers = words.match(/\d+/g)!.map(Number);
      expect(numbers).toEqual([...(isEs && years === 1 ? [] : [years]), ...(months ? [months] : [])]);
      expect(/\b(?:año|year)\b/.test(words)).toBe(years === 1);
    }
  });

  it('a span with both ends, with one, and with none', () => {
    const spans = [ages.span(20, 40), ages.span(60, null), ages.span(null, null)].map((text) => text.match(/\d+/g));
    expect(spans).toEqual([['20', '40'], ['60'], null]);
    expect([pages.profile.years(20, 40), pages.profile.years(60, null)].map((text) => text.match(/\d+/g))).toEqual([
      ['20', '40'],
      ['60'],
    ]);
  });
});
