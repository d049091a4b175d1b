import { expect, it } from 'vitest';
import justice from '../../data/es/arcana/8.json' with { type: 'json' };
import portrait from '../../data/es/portrait.json' with { type: 'json' };
import shortPlaces from '../../data/es/short-places.json' with { type: 'json' };
import { allChartNumbers, CHART_COUNT } from '../../src/method/chart-numbers.ts';
import { expectedPoints } from '../../src/verify/expected-chart.ts';
import { bodiesOf } from '../bodies.ts';
import { content } from '../content-fixture.ts';

/** The family of each arcanum, from 1 to 22, in letters: what src/method/families.ts lists the other way round. */
const FAMILIES = ['ibboobiooc', 'iccoicbbic', 'bi'].join('');
const NAMES = { i: 'impulse', o: 'order', b: 'bond', c: 'change' };
const familyOf = (arcanum: number): string => NAMES[FAMILIES[arcanum - 1] as keyof typeof NAMES];

const bodies = bodiesOf(content, 'https://ejemplo.org');
const charts = Array.from(allChartNumbers(), (numbers) => ({
  id: Object.values(numbers).join('-'),
  points: expectedPoints(numbers.a, numbers.b, numbers.c),
  body: bodies.chart(numbers),
}));
const texts = portrait as unknown as Record<'presence' | 'hinges' | 'motive', Record<string, string>>;

it('every portrait: presence of A, hinge of the families of A and B, motive of B; then the core of E, D and P3', () => {
  const cores = new Map(portrait.cores.map((core) => [`${core.center} ${core.karma} ${core.purpose}`, core]));
  const wrong = charts.filter(({ points: { A, B, D, E, P3 }, body }) => {
    const { headline, text } = cores.get(`${E} ${D} ${P3}`)!;
    const first = [texts.presence[A], texts.hinges[`${familyOf(A)}-${familyOf(B)}`], texts.motive[B]].join(' ');
    return body.portrait.headline !== headline || body.portrait.text !== [first, text].join('\n\n');
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
  expect(charts.length).toBe(CHART_COUNT);
});

it('every chart: partner is M, income is L, balance is R, each with what that arcanum says there', () => {
  const wrong = charts.filter(({ points: { M, L, R }, body }) =>
    (
      [
        ['partner', M],
        ['income', L],
        ['balance', R],
      ] as const
    ).some(([place, arcanum]) => {
      const { name, keyword, emoji } = content.arcana[arcanum - 1]!;
      const { meaning, question } = (shortPlaces[place] as Record<string, { meaning: string; question: string }>)[
        arcanum
      ]!;
      const expected = { arcana: arcanum, name, keyword, emoji, meaning, question };
      return JSON.stringify(body[place]) !== JSON.stringify(expected);
    }),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('an arcanum has among its meanings the short places in which some date has it, without light and shadow', () => {
  for (const { number } of content.arcana) {
    const { meanings, readings } = bodies.arcanum(number);
    for (const place of ['partner', 'income', 'balance'] as const) {
      expect(meanings[place]).toEqual((shortPlaces[place] as Record<string, unknown>)[number]);
      expect(readings).not.toHaveProperty(place);
    }
  }
});

it('an arcanum says in which places nobody has it, those of couples too: 78 in all', () => {
  const absent = content.arcana.map(({ number }) => bodies.arcanum(number).absent);
  expect(absent.map(({ length }) => length).reduce((one, other) => one + other)).toBe(78);
  expect(absent[8 - 1]).toEqual(justice.absent);
  expect(absent.filter((places) => places.includes('couple_purpose'))).toHaveLength(15);
});
