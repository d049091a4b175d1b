import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../src/calendar/dates.ts';
import { coupleChart } from '../../src/method/couple-chart.ts';
import { CoupleArticle, type CoupleProps } from '../../src/website/browser/couple/couple-article.tsx';
import { sharedInWords } from '../../src/website/browser/couple/couple-sections.tsx';
import { browserTexts } from '../../src/website/browser-texts.ts';
import { coupleReadings, coupleTextsOf } from '../../src/website/couple-readings.ts';
import { bodiesOf } from '../bodies.ts';
import { misspeltWords, spanishDictionary } from '../content/checks/spelling.ts';
import { content } from '../content-fixture.ts';
import { blockOf, shownReading } from './shown-reading.ts';
import { unclearWords } from './unclear-words.ts';

const A: CalendarDate = { day: 15, month: 6, year: 1990 };
const B: CalendarDate = { day: 29, month: 12, year: 1990 };
const TEXTS = bodiesOf(content, 'https://example.org').couple(A, B);

it('finds in the whole file what the API says of the two', () => {
  const { center, places, karmic_tail } = coupleTextsOf(coupleReadings(content), coupleChart(A, B));
  expect(TEXTS).toMatchObject({ center, places, karmic_tail });
});

function couple(dates: CoupleProps['dates'], coupleTexts?: CoupleProps['coupleTexts']): string {
  return renderToString(
    h(CoupleArticle, { dates, texts: browserTexts(content), site: 'https://example.org', coupleTexts }),
  );
}

/** The numbers of one element's beads. */
const beads = (html: string): number[] =>
  [...html.matchAll(/class="bead">(\d+)</g)].map(([, number]) => Number(number));

describe('the worked example of the method', () => {
  const html = couple([A, B], TEXTS);
  const star = /id="estrella"[\s\S]*?<\/svg>/.exec(html)![0];

  it.each(Object.entries({ A: 8, B: 18, C: 11, D: 10, E: 20, F: 8, G: 11, H: 12, I: 9, L: 4, P1: 11, P2: 4, P3: 15 }))(
    'draws %s as %i and has it among the sums',
    (point, value) => {
      const drawn = new RegExp(`data-point="${point}"[^>]*>[\\s\\S]*?class="o-number"[^>]*>(\\d+)<`).exec(star)![1];
      const step = new RegExp(`data-step="${point}">[\\s\\S]*?class="steps-value">(\\d+)<`).exec(html)![1];
      expect([drawn, step]).toEqual([String(value), String(value)]);
    },
  );

  it('shows the centre with its reading, the purposes, the lines and the tail with its text', () => {
    const center = blockOf(html, 'data-center', 'section');
    expect(center).toContain('El centro de la pareja: 20');
    expect(shownReading(center)).toEqual(content.arcana[20 - 1]!.places.couple);
    expect(beads(/id="propositos"[\s\S]*?<\/ol>/.exec(html)![0])).toEqual([11, 4, 15, 19]);
    expect(beads(/data-line="money"[\s\S]*?<\/ol>/.exec(html)![0])).toEqual([7, 11, 4]);
    const tail = blockOf(html, 'id="cola"', 'section');
    expect(beads(tail)).toEqual([3, 13, 10]);
    const { name, text } = content.karmicTails.find(({ arcana }) => arcana.join('-') === '3-13-10')!;
    expect(tail).toContain(
      `<p class="tagline">${name}</p><details class="example"><summary>Leer más</summary><p>${text}</p>`,
    );
  });

  it.each([
    ['outside', 'Cómo se ve desde fuera', 11],
    ['home', 'Lo que une en privado', 18],
    ['money', 'El dinero', 11],
    ['tension', 'Donde roza', 10],
    ['purpose', 'Lo que construyen', 15],
  ] as const)('shows for %s, «%s», what arcanum %i says there', (place, title, number) => {
    const card = blockOf(html, `data-place="${place}"`);
    expect(card).toContain(`<p class="kicker">${title}</p>`);
    expect(card).toContain(`position-number">${number}<`);
    expect(shownReading(card)).toEqual(content.arcana[number - 1]!.places[`couple_${place}`]);
  });

  it('adds base points one with one, and folds the sums away', () => {
    expect(html).toMatch(/<details class="more">[\s\S]*data-step="E"[\s\S]*<\/details>/);
    expect(html).toMatch(/data-step="E"[\s\S]*?steps-formula">E \+ E<[\s\S]*?<td>8 \+ 12 = 20<\/td>/);
  });

  it('says where the two have the same arcanum', () => {
    expect(html).toContain('Coinciden en una de las doce posiciones: Sociedad.');
    expect(html.match(/class="now">Igual</g)).toHaveLength(1);
    expect(/data-compared="social"[\s\S]*?<\/tr>/.exec(html)![0]).toContain('Igual');
  });
});

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
  ])('that shares %j says so', (titles, text) => expect(sharedInWords(titles)).toBe(text));

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
