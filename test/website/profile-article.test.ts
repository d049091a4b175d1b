import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { type CalendarDate, datesOfYears, isoDate } from '../../src/calendar/dates.ts';
import { chart } from '../../src/endpoints/chart.ts';
import type { ChartPoint } from '../../src/method/chart-formulas.ts';
import { type ChartNumbers, chartNumbers } from '../../src/method/chart-numbers.ts';
import { repeatedArcana } from '../../src/method/places.ts';
import { wholeChart } from '../../src/method/whole-chart.ts';
import { firstSentence } from '../../src/text/first-sentence.ts';
import { decadesOf } from '../../src/website/browser/profile/decades.tsx';
import { ProfileArticle, type ProfileProps, profileParts } from '../../src/website/browser/profile/profile-article.tsx';
import { Note, noteOfDate } from '../../src/website/browser/profile/star.tsx';
import { browserTexts } from '../../src/website/browser-texts.ts';
import { sharedBy } from '../../src/website/components/readings.tsx';
import { PAGE_WORDS } from '../../src/words/words.ts';
import { misspelledWords, spanishDictionary } from '../content/checks/spelling.ts';
import { typographyProblems } from '../content/checks/typography.ts';
import { plainWords, splitSentences } from '../content/checks/words.ts';
import { content, contextIn, contextOf, english } from '../content-fixture.ts';
import { blockOf, shownReading } from './shown-reading.ts';
import { unclearWords } from './unclear-words.ts';

/** Parts of a profile hidden on a phone: the sheet, and content for print, wide screens, other visitors and screen readers. */
const HIDDEN =
  /class="[^"]*(?<![\w-])(?:only-print|note|position-keyword|visually-hidden|visitor-kept|visitor-invite|other-date)[ "]/;
const CLOSED = /^details(?!.* open)/;
const VOID = /^(?:input|br|hr|img)\b|\/$/;

interface Open {
  readonly isHidden: boolean;
  readonly isClosed: boolean;
}

/** Counts the words of some markup that a phone initially shows. A browser would take a hundred times as long. */
function visibleWords(html: string): number {
  const open: Open[] = [{ isHidden: false, isClosed: false }];
  let text = '';
  for (const [token, closing, tag] of html.matchAll(/<(\/?)([^>]+)>|[^<]+/g)) {
    const { isHidden, isClosed } = open.at(-1)!;
    if (tag === undefined) text += isHidden ? '' : token;
    else if (closing) open.pop();
    else if (!VOID.test(tag)) {
      // The `summary` of closed `details` is visible.
      const isFolded = isClosed && !tag.startsWith('summary');
      open.push({ isHidden: isHidden || isFolded || HIDDEN.test(tag), isClosed: CLOSED.test(tag) });
    }
    if (tag !== undefined) text += ' ';
  }
  return text.match(/\S*\p{L}\S*/gu)?.length ?? 0;
}

const WORDS = PAGE_WORDS.es;
const TEXTS = browserTexts(content, WORDS);
const IN_ENGLISH = { words: PAGE_WORDS.en, texts: browserTexts(english, PAGE_WORDS.en) };
const SITE = 'https://example.org';
const TODAY = { day: 1, month: 10, year: 2026 };
const BIRTH = { day: 15, month: 6, year: 1990 };
const AGES = new Map(content.arcana.map(({ number, places }) => [number, places.age]));
const renderBody = chart.body(contextOf(SITE));
const bodyOf = (numbers: ChartNumbers) => renderBody({ numbers });
const renderInEnglish = chart.body(contextIn('en', SITE));

/** The profile as the script draws it, by default with everything loaded. */
function profile(date: CalendarDate, more: Partial<ProfileProps> = {}): string {
  const chartTexts = bodyOf(chartNumbers(date));
  const { headline } = chartTexts.portrait;
  const props = {
    date,
    today: TODAY,
    texts: TEXTS,
    site: SITE,
    headline,
    chartTexts,
    ageTexts: AGES,
    words: WORDS,
    ...more,
  };
  return renderToString(h(ProfileArticle, { ...profileParts(props), words: props.words }));
}

function englishProfile(date: CalendarDate): string {
  const chartTexts = renderInEnglish({ numbers: chartNumbers(date) });
  const ageTexts = new Map(english.arcana.map(({ number, places }) => [number, places.age]));
  return profile(date, { ...IN_ENGLISH, chartTexts, ageTexts, headline: chartTexts.portrait.headline });
}

/** Without collapsed content: the innermost `details` of all first. */
function unopened(html: string): string {
  const inner =
    /<details(?![^>]* open)[^>]*>(?:<summary[^>]*>((?:(?!<\/summary>)[\s\S])*)<\/summary>)?(?:(?!<details|<\/details>)[\s\S])*<\/details>/g;
  const less = html.replace(inner, '$1');
  return less === html ? html : unopened(less);
}

/** Without code, pictures, symbols and the marks of the age, which are next to sentences. */
function words(html: string): string {
  return html
    .replace(/<(pre|code|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<span[^>]* aria-hidden="true">[\s\S]*?<\/span>|<span class="now">[^<]*<\/span>/g, '');
}

/** One text per block, as read aloud. */
function blocks(html: string): string[] {
  const parts = words(html).split(/<\/?(?!(?:a|code|span)\b)[a-z][^>]*>/);
  const texts = parts.map((part) => part.replace(/<[^>]*>/g, '').replace(/&amp;/g, '&'));
  return texts.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
}

/** Sentences only, without labels, names and keywords. */
function sentences(html: string): string[] {
  return blocks(html)
    .flatMap(splitSentences)
    .filter((text) => /[.?!…]$/.test(text));
}

/** The elements marked as the current age. */
const marked = (html: string): string[] =>
  [...html.matchAll(/<(\w+)[^>]* aria-current="(?:true|date)"/g)].map(([, tag]) => tag!);

describe('the profile', () => {
  // The dates with the most words in each language.
  it.each([
    ['Spanish', profile, ['2000-11-01', '1950-01-01', '1970-04-27', '1951-04-10', '2008-04-07']],
    [
      'English',
      englishProfile,
      ['2007-09-20', '2016-09-20', '2000-06-26', '2004-11-01', '1950-01-01', '2004-11-05', '1951-09-05'],
    ],
  ] as const)(
    'in %s shows at most 900 words before anything is opened, on the longest and some hundred other dates',
    (_, draw, longest) => {
      const isLongest = (date: CalendarDate): boolean => (longest as readonly string[]).includes(isoDate(date));
      const dates = [...datesOfYears()].filter((date, i) => i % 301 === 0 || isLongest(date));
      const counts = dates.map((date) => ({ date, words: visibleWords(draw(date)) }));
      expect(counts.filter(({ words }) => words > 900)).toEqual([]);
      expect(Math.min(...counts.map(({ words }) => words))).toBeGreaterThan(500);
    },
  );

  it('shows five whole cards and the first sentence of each line, on any of some hundred dates', () => {
    const dates = [...datesOfYears()].filter((_, i) => i % 1009 === 0);
    for (const date of dates) {
      const html = profile(date);
      const seen = unopened(html);
      const body = bodyOf(chartNumbers(date));
      for (const place of ['center', 'personal', 'relationships', 'money', 'karma'] as const) {
        const card = blockOf(seen, ` id="posicion-${place}"`);
        const { meaning, light, shadow } = shownReading(card);
        const reading = body.positions[place];
        expect(meaning).toBe(reading.meaning);
        // Texts that an earlier place already has are not repeated.
        const whole = card.includes('También en') ? [undefined, undefined] : [reading.light, reading.shadow];
        expect([light, shadow]).toEqual(whole);
      }
      for (const place of ['soul', 'talents', 'social', 'body', 'spirit'] as const)
        expect(seen).toContain(`<span class="line-says">${firstSentence(body.positions[place].meaning)}</span>`);
      for (const place of ['partner', 'balance', 'income'] as const)
        expect(seen).toContain(`<span class="line-says">${firstSentence(body[place].meaning)}</span>`);
    }
  });

  it('repeats no sentence, except of decades with the same arcanum, on any of some hundred dates', () => {
    const dates = [...datesOfYears()].filter((_, i) => i % 701 === 0);
    for (const date of [BIRTH, { day: 29, month: 2, year: 2000 }, ...dates]) {
      const ages = decadesOf(wholeChart(chartNumbers(date)));
      const once = sentences(profile(date)).map((text) => plainWords(text).join(' '));
      expect(once.length).toBeGreaterThan(100);
      const twice = once.filter((text, i) => once.indexOf(text) !== i);
      const again = ages.filter((arcanum, i) => ages.indexOf(arcanum) !== i);
      const expected = again.flatMap((arcanum) =>
        Object.values(AGES.get(arcanum)!)
          .flatMap(splitSentences)
          .map((text) => plainWords(text).join(' ')),
      );
      expect(twice.sort()).toEqual(expected.sort());
    }
  });

  it('without the chart shows every number and reports in one sentence what is missing', () => {
    const html = profile(BIRTH, { chartTexts: 'missing', ageTexts: new Map() });
    expect(html.match(/role="status"/g)).toHaveLength(1);
    expect(sentences(html).filter((text) => text.includes('no se han podido cargar'))).toHaveLength(1);
    expect(html.match(/data-position=/g)).toHaveLength(12);
    expect(html.match(/class="age-number"/g)).toHaveLength(64);
    // Repeated arcana, tail, two ancestral lines, and the decades twice.
    expect(html.match(/class="bead"/g)).toHaveLength(1 + 3 + 7 + 7 + 8 + 8);
    expect(html).not.toContain('data-says');
    expect(profile(BIRTH, { chartTexts: undefined })).not.toContain('role="status"');
  });

  it('of another date contains nothing of the example', () => {
    expect(profile({ day: 29, month: 2, year: 2000 })).not.toMatch(/1990-06-15|15\/6\/1990|15 de junio|15\/6\/19\b/);
  });
});

it('asks one question in each group before anything is opened', () => {
  for (const section of profile(BIRTH).split('<section class="band group">').slice(1, -1)) {
    const seen = section.replace(/<details[^>]*>[\s\S]*?<\/details>/g, '');
    expect(seen.match(/class="question"/g)?.length ?? 0).toBeLessThanOrEqual(1);
  }
});

describe('a card', () => {
  it('begins with one strong sentence', () => {
    expect(blockOf(profile(BIRTH), ' id="posicion-center"')).toMatch(/<strong>[^<.]*\.<\/strong> [^<]/);
  });

  it.each([
    [0, 'En ninguna fecha'],
    [1, 'En una sola fecha'],
    [64, 'En 1 de cada 1147 fechas'],
  ])('is common to %i dates as «%s»', (dates, text) => expect(sharedBy(dates, WORDS)).toBe(text));

  it('lists purposes among the places, and reports if nothing repeats', () => {
    const dates = [...datesOfYears(1990, 1999)];
    const repeats = (date: CalendarDate) => repeatedArcana(wholeChart(chartNumbers(date)).points);
    const withPurpose = dates.find((date) => repeats(date).some(({ places }) => places.includes('personal_purpose')))!;
    expect(profile(withPurpose)).toContain('<a href="#posicion-personal_purpose">Propósito personal</a>');
    const without = dates.find((date) => repeats(date).length === 0)!;
    expect(blocks(profile(without))).toContain('Ningún arcano se repite.');
    expect(profile(without)).not.toContain('data-repeated');
  });
});

describe('the note next to the star', () => {
  const readings = bodyOf(chartNumbers(BIRTH));
  const note = (point: ChartPoint, isChosen: boolean): string =>
    renderToString(
      h(Note, {
        point,
        ...noteOfDate(point, BIRTH, TEXTS, readings, WORDS),
        isChosen,
        onClose: () => {},
        words: WORDS,
      }),
    );

  it.each([
    ['R2', 'Dinero', 3, 'money'],
    ['R1', 'Relaciones', 6, 'relationships'],
    ['P1', 'Propósito personal', 17, 'personal_purpose'],
    ['P4', 'Propósito planetario', 22, 'planetary_purpose'],
  ] as const)('shows of %s, once chosen, the whole card', (point, title, number, place) => {
    const html = note(point, true);
    expect(html).toContain(`<p class="kicker">${title}</p>`);
    expect(html).toContain(`>${content.arcana[number - 1]!.name}</a>`);
    expect(shownReading(html)).toEqual(content.arcana[number - 1]!.places[place]);
    expect(shownReading(note(point, false))).toEqual({});
  });
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
    expect(html).not.toContain('class="now"');
  });

  it.each([
    [0, '0'],
    [9, '0'],
    [10, '10'],
    [36, '30'],
    [79, '70'],
  ])('of %i opens the decade of %s and no other', (age, decade) => {
    const html = profile({ ...TODAY, year: TODAY.year - age });
    expect(
      [...html.matchAll(/data-decade="(\d+)" aria-current="date"><details class="line" open/g)].map(([, from]) => from),
    ).toEqual([decade]);
    expect(html.match(/<details[^>]* open/g)).toHaveLength(1);
  });

  it('beyond the ring marks only the purpose', () => {
    expect(marked(profile({ ...TODAY, year: TODAY.year - 80 }))).toEqual(['li']);
  });
});

/** Names and technical terms that the dictionary lacks. */
const ALLOWED = [
  ...['JSON', 'PDF', 'PNG', 'SVG', 'Compárate', 'kármica', 'Chakra', 'chakras', 'Chakras'],
  ...['Sahasrara', 'Ajna', 'Vishuddha', 'Anahata', 'Manipura', 'Svadhisthana', 'Muladhara'],
];

describe('the words of the profile', () => {
  // The long texts are checked in test/content.
  const html = profile(BIRTH, { chartTexts: 'missing', headline: '', ageTexts: new Map() });

  it('are spelled correctly', () => {
    const inDictionary = spanishDictionary();
    const isKnown = (word: string): boolean => ALLOWED.includes(word) || inDictionary(word);
    expect(misspelledWords(words(html).replace(/<[^>]*>/g, ' '), isKnown)).toEqual([]);
  });

  it('are none that readers found unclear', () => expect(unclearWords(html)).toEqual([]));

  it('follow Spanish typography', () => {
    expect(blocks(html).flatMap(typographyProblems)).toEqual([]);
  });
});
