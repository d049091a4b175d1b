import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../src/contract/check-date.ts';
import { sharedInWords } from '../../src/website/browser/couple/comparison.tsx';
import { CoupleArticle, type CoupleProps } from '../../src/website/browser/couple/couple-article.tsx';
import { browserTexts } from '../../src/website/browser-texts.ts';
import { misspeltWords } from '../content/checks/misspelt-words.ts';
import { spanishDictionary } from '../content/spanish-dictionary.ts';
import { content } from '../content-fixture.ts';

const A: CalendarDate = { day: 15, month: 6, year: 1990 };
const B: CalendarDate = { day: 29, month: 12, year: 1990 };

function couple(dates: CoupleProps['dates'], center?: CoupleProps['center']): string {
  return renderToString(h(CoupleArticle, { dates, texts: browserTexts(content), center }));
}

describe('the couple', () => {
  it('has the same star and the same sums in either order', () => {
    const parts = (html: string): string[] =>
      [/data-star="couple"[\s\S]*?<\/figure>/, /<details[\s\S]*<\/details>/].map((pattern) => pattern.exec(html)![0]);
    expect(parts(couple([B, A]))).toEqual(parts(couple([A, B])));
  });

  it('without the reading shows every number and says what is missing', () => {
    expect(couple([A, B], 'missing').match(/role="status"/g)).toHaveLength(1);
    expect(couple([A, B])).not.toContain('role="status"');
  });

  it.each([
    [[], 'No coinciden en ninguna posición: en cada lugar tienen arcanos distintos.'],
    [['Alma'], 'Coinciden en una de las doce posiciones: Alma.'],
    [['Alma', 'Centro', 'Karma'], 'Coinciden en 3 de las doce posiciones: Alma, Centro y Karma.'],
    [Array<string>(12).fill('x'), 'Coinciden en las doce posiciones: las dos cartas son iguales.'],
  ])('that shares %j says so', (titles, text) => expect(sharedInWords(titles)).toBe(text));

  it('is spelt as the dictionary has it', () => {
    const inDictionary = spanishDictionary();
    const text = couple([A, B], 'missing')
      .replace(/<svg[\s\S]*?<\/svg>/g, '')
      .replace(/<[^>]*>/g, ' ');
    expect(misspeltWords(text, (word) => ['JSON', 'kármica'].includes(word) || inDictionary(word))).toEqual([]);
  });
});
