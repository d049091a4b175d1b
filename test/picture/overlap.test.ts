import { describe, expect, it } from 'vitest';
import { matrixDrawer } from '../../src/picture/draw-star.ts';
import { star } from '../../src/words/es/pages/star.ts';
import { content } from '../content-fixture.ts';
import { overlap, type Shape, shapesOf } from './read-svg.ts';

const draw = matrixDrawer(content.positions, content.publisher, star);

/** The date with the longest name. */
const DATE = { day: 28, month: 9, year: 1988 };

/** Discs with their numbers and labels, names of lines, ages, years and the caption. */
const SIMPLE_SHAPES = 22 * 3 + 1;
const FULL_SHAPES = 39 * 3 + 5 + (56 + 8 + 16) + 1;

describe.each([
  ['simple', SIMPLE_SHAPES],
  ['full', FULL_SHAPES],
] as const)('in the %s picture', (detail, count) => {
  const svg = draw(DATE, { standalone: true, detail });
  const shapes = shapesOf(svg);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.map(Number) as [number, number, number];

  it('all discs and texts are read', () => expect(shapes).toHaveLength(count));

  it('no two of them overlap', () => {
    const pairs = shapes.flatMap((a, i) => shapes.slice(i + 1).map((b) => [a, b] as const));
    const touching = pairs.filter(([a, b]) => a.at !== b.at && overlap(a, b));
    expect(touching.map(([a, b]) => `${a.name}, ${b.name}`)).toEqual([]);
  });

  it('numbers stay inside their discs', () => {
    const inDisc = shapes.flatMap((text) =>
      shapes.filter(({ at, name }) => at === text.at && name !== text.name).map((other) => [text, other] as const),
    );
    const numbers = inDisc.filter(([text]) => /^\d+ /.test(text.name));
    expect(numbers.length).toBeGreaterThan(0);
    for (const [text, other] of numbers) expect([text.name, reach(text) < reach(other)]).toEqual([text.name, true]);
  });

  it('nothing is cut off at the edge', () => {
    const outside = shapes.filter(({ outline }) => outline.some(([x, y]) => x < 0 || y < 0 || x > width || y > height));
    expect(outside.map(({ name }) => name)).toEqual([]);
  });
});

/** How far from its spot a shape goes. */
function reach({ at, outline }: Shape): number {
  const [x, y] = at.split(' ').map(Number) as [number, number];
  return Math.max(...outline.map(([px, py]) => Math.hypot(px - x, py - y)));
}
