import { expect, it } from 'vitest';
import {
  ApiError,
  chart,
  couple,
  destinyMatrix,
  explainCouple,
  explainDestinyMatrix,
  explainLifePathNumber,
  explainYearArcanum,
  lifePathNumber,
  yearArcanum,
} from '../../src/client/index.ts';

it('calculates from a text or an object', () => {
  expect(destinyMatrix('1990-12-29')).toEqual(destinyMatrix({ day: 29, month: 12, year: 1990 }));
  expect(destinyMatrix('1990-12-29')).toMatchObject({ personal: 11, center: 12, purpose: 9 });
  expect(lifePathNumber('1942-06-18')).toBe(22);
});

it('gives the whole chart', () => {
  expect(chart('1990-06-15')).toMatchObject({
    numbers: { a: 15, b: 6, c: 19 },
    karmicTail: [12, 16, 4],
    points: { U: 7, P4: 22 },
    chakraSums: { physics: 17, energy: 14, emotions: 13 },
  });
});

it('gives the chart of a couple and the arcanum of a year', () => {
  expect(couple('1990-12-29', '1990-06-15')).toMatchObject({
    points: { E: 20, L: 4, P3: 15 },
    karmicTail: [3, 13, 10],
  });
  expect(couple('1990-12-29', '1990-06-15')).toEqual(couple('1990-06-15', '1990-12-29'));
  expect(yearArcanum('1990-06-15', 2026)).toBe(4);
  expect(() => couple('1990-06-15', '1990-02-30')).toThrow(/^La segunda fecha/);
  expect(() => explainCouple('x', '1990-06-15')).toThrow(/^La primera fecha/);
  expect(() => yearArcanum('1990-06-15', 2101)).toThrow(ApiError);
});

it('explains', () => {
  expect(explainCouple('1990-12-29', '1990-06-15')[4]).toMatchObject({ point: 'E', reduction: [20], value: 20 });
  expect(explainYearArcanum('1990-06-15', 2026).at(-1)).toMatchObject({ reduction: [31, 4], value: 4 });
  expect(explainDestinyMatrix('1990-12-29').at(-1)).toMatchObject({ point: 'P3', value: 9 });
  expect(explainLifePathNumber('1942-06-18')).toMatchObject({ total: [22], number: 22 });
});

it.each([destinyMatrix, chart, explainDestinyMatrix, lifePathNumber, explainLifePathNumber])(
  '%o refuses what the API refuses',
  (calculate) => {
    expect(() => calculate('1990-02-30')).toThrow(ApiError);
    expect(() => calculate({ day: 1.5, month: 1, year: 1990 })).toThrow(/«1\.5»/);
  },
);
