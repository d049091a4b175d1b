import { describe, expect, it } from 'vitest';
import { computedAnswers } from '../../src/service/computed-answers.ts';
import type { ComputedRequest } from '../../src/contract/computed-answer.ts';
import { chartDrawers } from '../../src/picture/chart-drawers.ts';
import { content } from '../content-fixture.ts';

const SITE = 'https://example.org';
const titles = Object.fromEntries(content.positions.map(({ key, title }) => [key, title]));
const compute = computedAnswers(content, chartDrawers(titles, content.publisher));
const answer = (kind: 'couple' | 'couple-picture' | 'year', ...parts: string[]) =>
  compute({ kind, parts }, SITE, 'simple');
const bodyOf = (kind: 'couple' | 'year', ...parts: string[]) => {
  const made = answer(kind, ...parts) as { json: string };
  expect(made.json.endsWith('}\n')).toBe(true);
  return JSON.parse(made.json) as Record<string, unknown>;
};

describe('a couple', () => {
  it('has the fields of the contract in their order, with the method’s example', () => {
    const body = bodyOf('couple', '1990-06-15', '1990-12-29');
    const { points, ...rest } = body;
    expect(points).toMatchObject({
      A: 8,
      B: 18,
      C: 11,
      D: 10,
      E: 20,
      F: 8,
      G: 11,
      H: 12,
      I: 9,
      L: 4,
      P1: 11,
      P2: 4,
      P3: 15,
    });
    expect(Object.keys(body).slice(0, 6)).toEqual(['input', 'points', 'purposes', 'lines', 'karmic_tail', 'center']);
    const { name, keyword, emoji, readings } = content.arcana[19]!;
    expect(rest).toEqual({
      input: { a: '1990-06-15', b: '1990-12-29' },
      purposes: [
        { key: 'personal', arcana: 11 },
        { key: 'social', arcana: 4 },
        { key: 'spiritual', arcana: 15 },
        { key: 'planetary', arcana: 19 },
      ],
      lines: {
        love: [3, 10, 7],
        money: [7, 11, 4],
        father: [8, 20, 12, 4, 16, 10, 12],
        mother: [11, 8, 15, 4, 13, 22, 9],
      },
      karmic_tail: content.karmicTails.find(({ arcana }) => arcana.join() === '3,13,10'),
      center: { arcana: 20, name, keyword, emoji, reading: readings.couple },
      source_url: `${SITE}/matriz#pareja`,
      suggested_citation: `${content.publisher.name} (CC-BY 4.0): carta de pareja del 15 de junio de 1990 y del 29 de diciembre de 1990, ${SITE}/matriz#pareja`,
      license: 'CC-BY 4.0',
      license_url: content.publisher.license_url,
      attribution: `Datos de ${content.publisher.name} (CC-BY 4.0)`,
      api_version: '1.0',
    });
  });

  it.each(['couple', 'couple-picture'] as const)('is byte for byte the same in either order: %s', (kind) => {
    expect(answer(kind, '1990-12-29', '1990-06-15')).toEqual(answer(kind, '1990-06-15', '1990-12-29'));
  });

  it('may be of the same date twice', () => {
    expect(bodyOf('couple', '1990-06-15', '1990-06-15')).toMatchObject({
      input: { a: '1990-06-15', b: '1990-06-15' },
      center: { arcana: 16 },
    });
  });

  it('has a tail without texts where no date has that tail', () => {
    expect(bodyOf('couple', '1990-01-01', '1990-01-07').karmic_tail).toEqual({
      arcana: [18, 21, 3],
      name: null,
      text: null,
    });
  });

  it('is drawn with its two dates, the source and the licence', () => {
    const { svg } = answer('couple-picture', '1990-06-15', '1990-12-29') as { svg: string };
    expect(svg).toContain(
      '<title id="t">Carta de pareja del 15 de junio de 1990 y del 29 de diciembre de 1990</title>',
    );
    expect(svg).toContain(
      `>15 de junio de 1990 y 29 de diciembre de 1990 · ${content.publisher.name} · CC-BY 4.0</text>`,
    );
    expect(svg).toMatch(/data-point="E">.*?<text class="o-number"[^>]*>20<\/text>/);
  });

  it('is drawn in full when asked', () => {
    const asked: ComputedRequest = { kind: 'couple-picture', parts: ['1990-06-15', '1990-12-29'] };
    expect(compute(asked, SITE, 'full')).toMatchObject({ svg: expect.stringContaining('data-point="U"') });
    expect(compute(asked, SITE, 'simple')).toMatchObject({ svg: expect.not.stringContaining('data-point="U"') });
  });
});

describe('a year', () => {
  it('has the fields of the contract, with the method’s example', () => {
    const { name, keyword, emoji, readings } = content.arcana[3]!;
    const { steps, ...rest } = bodyOf('year', '1990-06-15', '2026');
    expect(rest).toEqual({
      input: { date: '1990-06-15', year: 2026 },
      arcana: 4,
      name,
      keyword,
      emoji,
      reading: readings.year,
      source_url: `${SITE}/matriz#pareja`,
      suggested_citation: `${content.publisher.name} (CC-BY 4.0): arcano del año 2026 para el 15 de junio de 1990, ${SITE}/matriz#pareja`,
      license: 'CC-BY 4.0',
      license_url: content.publisher.license_url,
      attribution: `Datos de ${content.publisher.name} (CC-BY 4.0)`,
      api_version: '1.0',
    });
    expect((steps as { name: string; reduction: number[] }[]).map(({ name, reduction }) => [name, reduction])).toEqual([
      ['A', [15]],
      ['B', [6]],
      ['year', [10]],
      ['arcana', [31, 4]],
    ]);
  });
});

it('gives back what was wrong', () => {
  expect(answer('couple', '1990-06-15', '1990-02-30')).toMatchObject({ error: { status: 400 } });
});
