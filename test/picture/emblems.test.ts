import { describe, expect, it } from 'vitest';
import { ARCANA_NUMBERS } from '../../src/method/reduce.ts';
import { EMBLEMS, type Emblem, emblemSvg, GRID, MARGIN } from '../../src/picture/emblems.ts';
import { LIGHT } from '../../src/picture/octagram-style.ts';
import { lengthOf, type Point, strokesOf } from './read-path.ts';
import { unbalanced } from './read-svg.ts';

const SIZES = [24, 48, 200];
const MIDDLE = GRID / 2;

describe.each(ARCANA_NUMBERS)('the emblem of arcanum %i', (number) => {
  const { thin, bold } = EMBLEMS[number - 1]!;
  const points = strokesOf(thin + bold).flat();
  const [left, right] = extremes(points.map(([x]) => x));
  const [top, bottom] = extremes(points.map(([, y]) => y));

  it.each(SIZES)('keeps its margin at %i px, strokes included', (size) => {
    const half = Math.max(...strokeWidths(emblemSvg(number, { size }))) / 2;
    expect(Math.min(left, top) - half).toBeGreaterThanOrEqual(MARGIN);
    expect(Math.max(right, bottom) + half).toBeLessThanOrEqual(GRID - MARGIN);
  });

  it('is in the middle of the grid and nearly as high as the margins allow', () => {
    expect(Math.abs((left + right) / 2 - MIDDLE)).toBeLessThanOrEqual(0.5);
    expect(Math.abs((top + bottom) / 2 - MIDDLE)).toBeLessThanOrEqual(0.5);
    expect(bottom - top).toBeGreaterThanOrEqual(34);
  });

  it('has both weights, and strokes only', () => {
    expect(inkOf(thin)).toBeGreaterThan(20);
    expect(inkOf(bold)).toBeGreaterThan(20);
    const svg = emblemSvg(number);
    expect(svg).toMatch(/^<svg [^>]*fill="none"/);
    expect(svg.match(/fill=/g)).toHaveLength(1);
    expect(svg.match(/<(?!\/)\w+/g)).toEqual(['<svg', '<path', '<path']);
  });
});

describe('all emblems', () => {
  it('are one for each arcanum, no two alike', () => {
    expect(EMBLEMS).toHaveLength(ARCANA_NUMBERS.length);
    const pixels = EMBLEMS.map(pixelsOf);
    for (const [i, a] of pixels.entries()) {
      for (const [j, b] of pixels.slice(0, i).entries()) {
        const shared = [...a].filter((pixel) => b.has(pixel)).length;
        expect(shared / (a.size + b.size - shared), `${i + 1} and ${j + 1}`).toBeLessThan(1 / 3);
      }
    }
  });

  it('look equally heavy: the fullest has less than 1.75 times the ink of the lightest', () => {
    const [lightest, fullest] = extremes(EMBLEMS.map(({ thin, bold }) => inkOf(thin) + 1.6 * inkOf(bold)));
    expect(fullest / lightest).toBeLessThan(1.75);
  });
});

describe('emblemSvg', () => {
  it('is hidden from screen readers and has no style of its own, which the policy of pages forbids', () => {
    const svg = emblemSvg(17, { size: 48 });
    expect(unbalanced(svg)).toEqual([]);
    expect(svg).toContain('aria-hidden="true"');
    expect(svg).toContain('width="48" height="48" viewBox="0 0 48 48"');
    expect(svg).not.toMatch(/style|id=/);
  });

  it('has the colors of the page, or those it is given', () => {
    expect(emblemSvg(1).match(/stroke="[^"]+"/g)).toEqual(['stroke="var(--second)"', 'stroke="var(--first)"']);
    expect(emblemSvg(1, { colours: LIGHT }).match(/stroke="[^"]+"/g)).toEqual([
      `stroke="${LIGHT.second}"`,
      `stroke="${LIGHT.first}"`,
    ]);
  });

  it('draws the thin stroke a pixel wide at 24 px and both finer on the grid above, always in the star’s proportion', () => {
    const widths = SIZES.map((size) => strokeWidths(emblemSvg(1, { size })));
    expect(widths).toEqual([
      [2, 3.2],
      [1.5, 2.4],
      [1.25, 2],
    ]);
  });

  it.each([0, 23, 1.5, Number.NaN])('refuses %d, which is no arcanum', (number) => {
    expect(() => emblemSvg(number)).toThrow(`There is no arcanum ${number}: they are 1 to 22.`);
  });
});

function strokeWidths(svg: string): number[] {
  return [...svg.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width));
}

function extremes(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}

function inkOf(path: string): number {
  return strokesOf(path).reduce((sum, stroke) => sum + lengthOf(stroke), 0);
}

/** Which pixels of 24 × 24 the strokes touch, by weight: what is left of an emblem where it is smallest. */
function pixelsOf({ thin, bold }: Emblem): Set<string> {
  const pixels = (weight: string, path: string) =>
    strokesOf(path)
      .flatMap(walk)
      .map(([x, y]) => `${weight} ${Math.floor(x / 2)} ${Math.floor(y / 2)}`);
  return new Set([...pixels('thin', thin), ...pixels('bold', bold)]);
}

/** Points on a stroke at most one unit apart. */
function walk(stroke: readonly Point[]): Point[] {
  return stroke.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = stroke[i]!;
    const steps = Math.ceil(Math.hypot(x - fromX, y - fromY)) + 1;
    return Array.from({ length: steps }, (_, s): Point => {
      const t = s / steps;
      return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
    });
  });
}
