import { expect, it } from 'vitest';
import { portraitOf } from '../../src/content/portrait.ts';
import { allChartNumbers, CHART_COUNT } from '../../src/method/chart-numbers.ts';
import { wholeChart } from '../../src/method/whole-chart.ts';
import { content } from '../content-fixture.ts';
import { lengthProblems, typographyProblems } from './checks/typography.ts';

it('every chart has one of 140 to 200 words in two paragraphs; 4,590 differ', () => {
  const portraits = [...allChartNumbers()].map((numbers) => portraitOf(content.portrait, wholeChart(numbers)));
  const texts = [...new Set(portraits.map(({ text }) => text))];
  const headlines = new Set(portraits.map(({ headline }) => headline));
  expect([portraits.length, texts.length, headlines.size]).toEqual([CHART_COUNT, 4_590, 54]);
  const problems = texts.flatMap((text) => [
    ...lengthProblems(text, { unit: 'words', min: 140, max: 200 }),
    ...lengthProblems(text, { unit: 'paragraphs', min: 2, max: 2 }),
    ...typographyProblems(text),
  ]);
  expect(problems).toEqual([]);
});
