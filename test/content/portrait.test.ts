import { expect, it } from 'vitest';
import { portraitOf } from '../../src/content/portrait.ts';
import { allChartNumbers, CHART_COUNT } from '../../src/method/chart-numbers.ts';
import { wholeChart } from '../../src/method/whole-chart.ts';
import { lengthProblems, typographyProblems } from './checks/typography.ts';
import { realContent } from './content-texts.ts';

const content = await realContent();

it('of 15 June 1990: what people see, the hinge, what moves one inside; then the core of 8, 4 and 6', () => {
  const { presence, hinges, motive, cores } = content.portrait;
  const core = cores.find(({ center, karma, purpose }) => `${center}-${karma}-${purpose}` === '8-4-6')!;
  expect(portraitOf(content.portrait, wholeChart({ a: 15, b: 6, c: 19 }))).toEqual({
    headline: core.headline,
    text: `${presence[15]} ${hinges['impulse-bond']} ${motive[6]}\n\n${core.text}`,
  });
});

it('every chart has one of 140 to 200 words in two paragraphs; 4,590 differ', () => {
  const different = new Set<string>();
  const headlines = new Set<string>();
  const problems: string[] = [];
  let charts = 0;
  for (const numbers of allChartNumbers()) {
    const { headline, text } = portraitOf(content.portrait, wholeChart(numbers));
    charts++;
    headlines.add(headline);
    if (different.has(text)) continue;
    different.add(text);
    problems.push(
      ...[
        ...lengthProblems(text, { unit: 'words', min: 140, max: 200 }),
        ...lengthProblems(text, { unit: 'paragraphs', min: 2, max: 2 }),
        ...typographyProblems(text),
      ].map((problem) => `${Object.values(numbers).join('-')}: ${problem}`),
    );
  }
  expect(problems).toEqual([]);
  expect([charts, different.size, headlines.size]).toEqual([CHART_COUNT, 4_590, 54]);
});
