import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../src/calendar/dates.ts';
import { CoupleArticle, type CoupleProps, coupleParts } from '../../src/website/browser/couple/couple-article.tsx';
import { browserTexts } from '../../src/website/browser-texts.ts';
import { type CoupleTexts, coupleTextFiles, readingFiles } from '../../src/website/loaded-readings.ts';
import { PAGE_WORDS } from '../../src/words/words.ts';
import { meetingHeadlines } from '../approved/articles.ts';
import { bodiesOf } from '../bodies.ts';
import { misspelledWords, spanishDictionary } from '../content/checks/spelling.ts';
import { content } from '../content-fixture.ts';
import { blockOf } from './shown-reading.ts';
import { unclearWords } from './unclear-words.ts';

const A: CalendarDate = { day: 15, month: 6, year: 1990 };
const B: CalendarDate = { day: 29, month: 12, year: 1990 };
const BODY = bodiesOf(content, 'https://example.org').couple;
const textsOf = (...dates: CoupleProps['dates']): CoupleTexts => ({
  ...BODY(...dates),
  purposes: content.couplePurposes,
});
const TEXTS = textsOf(A, B);

it('has files with the API’s texts for the couple', () => {
  const files = readingFiles(content);
  const texts = Object.entries(coupleTextFiles(A, B)).map(([name, file]) => [name, files.get(file)]);
  const { meeting, center, purposes, karmic_tail, ...places } = Object.fromEntries(texts);
  expect(TEXTS).toMatchObject({ meeting, center, places, purposes, karmic_tail });
  expect(Object.keys(places)).toEqual(Object.keys(TEXTS.places));
});

function couple(dates: CoupleProps['dates'], coupleTexts?: CoupleProps['coupleTexts']): string {
  const words = PAGE_WORDS.es;
  const texts = browserTexts(content, words);
  const props = { dates, texts, headlines: meetingHeadlines(content), site: 'https://example.org', coupleTexts, words };
  return renderToString(h(CoupleArticle, { ...coupleParts(props), words }));
}

describe('the meeting', () => {
  /** The texts under each of the two stars, from left to right. */
  const brought = (html: string): string[] =>
    [...html.matchAll(/<figcaption>([\s\S]*?)<\/figcaption>/g)].map(([, caption]) =>
      caption!
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  const ofA = 'Perfil del 15 de junio de 1990 Centro 8: La Justicia Trae el orden';
  const ofB = 'Perfil del 29 de diciembre de 1990 Centro 12: El Colgado Trae el cambio';

  it('shows what each date brings, in the order of the URL', () => {
    expect(brought(couple([A, B]))).toEqual([ofA, ofB]);
    expect(brought(couple([B, A]))).toEqual([ofB, ofA]);
    expect(brought(couple([A, A]))).toEqual([ofA, ofA]);
  });

  it('agrees with the API, in either order', () => {
    const others: CalendarDate[] = Array.from({ length: 28 }, (_, i) => ({ day: i + 1, month: 3, year: 1985 }));
    const { families } = PAGE_WORDS.es.chartTitles;
    for (const other of others) {
      const { meeting } = BODY(A, other);
      // In the body the earlier date comes first; A is the later one.
      for (const [dates, sides] of [
        [
          [A, other],
          [meeting.b, meeting.a],
        ],
        [
          [other, A],
          [meeting.a, meeting.b],
        ],
      ] as const) {
        const html = couple(dates, textsOf(...dates));
        const expected = sides.map(({ center, family }) => `Centro ${center}: .* Trae el ${families[family]}$`);
        for (const [i, caption] of brought(html).entries()) expect(caption).toMatch(new RegExp(expected[i]!));
        expect(/<h2 class="meeting-headline">([^<]*)/.exec(html)?.[1]).toBe(meeting.headline);
        expect(/<p class="meeting-text">([^<]*)/.exec(html)?.[1]).toBe(meeting.text);
      }
    }
  });
});

it.each([
  [A, B],
  [B, { day: 23, month: 11, year: 1987 }],
])('has the sentence of each purpose and the text of the tail where they belong: %j, %j', (...dates) => {
  const html = couple(dates, textsOf(...dates));
  const { purposes, karmic_tail } = BODY(...dates);
  for (const { key, text } of purposes) expect(blockOf(html, `data-purpose="${key}"`)).toContain(`<p>${text}</p></li>`);
  expect(/data-says="tail">([^<]*)/.exec(html)?.[1]).toBe(karmic_tail.text);
});

describe('the couple', () => {
  it('has the same star and the same sums in either order', () => {
    const parts = (html: string): string[] =>
      [/id="estrella"[\s\S]*?<\/svg>/, /id="calculos"[\s\S]*<\/details>/].map((pattern) => pattern.exec(html)![0]);
    expect(parts(couple([B, A]))).toEqual(parts(couple([A, B])));
  });

  it('without the reading shows every number and reports what is missing', () => {
    const html = couple([A, B], 'missing');
    expect(html.match(/role="status"/g)).toHaveLength(1);
    expect(html.match(/class="position-number"/g)).toHaveLength(6);
    expect(html).not.toContain('class="parts"');
    expect(couple([A, B])).not.toContain('role="status"');
  });

  it('lists arcana that both have in different places only if they share no place', () => {
    const born = { day: 23, month: 11, year: 1987 };
    const leap = { day: 29, month: 2, year: 2000 };
    const couples: CoupleProps['dates'][] = [
      [born, { day: 15, month: 6, year: 1990 }],
      [leap, { day: 19, month: 4, year: 1979 }],
      [A, B],
    ];
    expect(couples.map((dates) => /[^>]* en las dos cartas[^.]*/.exec(couple(dates))?.[0])).toEqual([
      'La Emperatriz, El Carro, La Rueda de la Fortuna y La Torre están en las dos cartas, en lugares distintos',
      undefined,
      undefined,
    ]);
    expect(couples.map((dates) => couple(dates).includes('Cada cual llega a los mismos asuntos'))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('has no words that readers found unclear', () => expect(unclearWords(couple([A, B], TEXTS))).toEqual([]));

  it('is spelled correctly', () => {
    const inDictionary = spanishDictionary();
    const text = couple([A, B], 'missing')
      .replace(/<svg[\s\S]*?<\/svg>/g, '')
      .replace(/<[^>]*>/g, ' ');
    expect(
      misspelledWords(text, (word) => ['JSON', 'PDF', 'PNG', 'SVG', 'kármica'].includes(word) || inDictionary(word)),
    ).toEqual([]);
  });
});
