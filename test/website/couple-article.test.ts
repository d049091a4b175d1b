import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../src/calendar/dates.ts';
import { coupleChart } from '../../src/method/couple-chart.ts';
import { CoupleArticle, type CoupleProps, coupleParts } from '../../src/website/browser/couple/couple-article.tsx';
import { browserTexts } from '../../src/website/browser-texts.ts';
import { coupleTextFiles, readingFiles } from '../../src/website/loaded-readings.ts';
import { PAGE_WORDS } from '../../src/website/page-words.ts';
import { bodiesOf } from '../bodies.ts';
import { misspeltWords, spanishDictionary } from '../content/checks/spelling.ts';
import { content } from '../content-fixture.ts';
import { unclearWords } from './unclear-words.ts';

const A: CalendarDate = { day: 15, month: 6, year: 1990 };
const B: CalendarDate = { day: 29, month: 12, year: 1990 };
const TEXTS = bodiesOf(content, 'https://example.org').couple(A, B);

it('has files with what the API says of the two', () => {
  const files = readingFiles(content);
  const texts = Object.entries(coupleTextFiles(coupleChart(A, B))).map(([name, file]) => [name, files.get(file)]);
  const { center, karmic_tail, ...places } = Object.fromEntries(texts);
  expect(TEXTS).toMatchObject({ center, places, karmic_tail });
  expect(Object.keys(places)).toEqual(Object.keys(TEXTS.places));
});

function couple(dates: CoupleProps['dates'], coupleTexts?: CoupleProps['coupleTexts']): string {
  const words = PAGE_WORDS.es;
  const props = { dates, texts: browserTexts(content, words), site: 'https://example.org', coupleTexts, words };
  return renderToString(h(CoupleArticle, { ...coupleParts(props), words }));
}

describe('the couple', () => {
  it('has the same star and the same sums in either order', () => {
    const parts = (html: string): string[] =>
      [/id="estrella"[\s\S]*?<\/svg>/, /id="calculos"[\s\S]*<\/details>/].map((pattern) => pattern.exec(html)![0]);
    expect(parts(couple([B, A]))).toEqual(parts(couple([A, B])));
  });

  it('without the reading shows every number and says what is missing', () => {
    const html = couple([A, B], 'missing');
    expect(html.match(/role="status"/g)).toHaveLength(1);
    expect(html.match(/class="position-number"/g)).toHaveLength(5);
    expect(html).not.toContain('class="parts"');
    expect(couple([A, B])).not.toContain('role="status"');
  });

  it.each([
    [[], 'No coinciden en ninguna posición: en cada lugar tienen arcanos distintos.'],
    [['Alma'], 'Coinciden en una de las doce posiciones: Alma.'],
    [['Alma', 'Centro', 'Karma'], 'Coinciden en 3 de las doce posiciones: Alma, Centro y Karma.'],
    [Array<string>(12).fill('x'), 'Coinciden en las doce posiciones: las dos cartas son iguales.'],
  ])('that shares %j says so', (titles, text) => expect(PAGE_WORDS.es.couple.shared(titles)).toBe(text));

  it('that shares no place reads which arcana both have in others, and only then', () => {
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

  it('has no words that a reader found unclear', () => expect(unclearWords(couple([A, B], TEXTS))).toEqual([]));

  it('is spelt as the dictionary has it', () => {
    const inDictionary = spanishDictionary();
    const text = couple([A, B], 'missing')
      .replace(/<svg[\s\S]*?<\/svg>/g, '')
      .replace(/<[^>]*>/g, ' ');
    expect(
      misspeltWords(text, (word) => ['JSON', 'PDF', 'PNG', 'SVG', 'kármica'].includes(word) || inDictionary(word)),
    ).toEqual([]);
  });
});
