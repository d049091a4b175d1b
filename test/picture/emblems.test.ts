import { describe, expect, it } from 'vitest';
import { ARCANA_NUMBERS } from '../../src/method/reduce.ts';
import { EMBLEMS, type Emblem, GRID } from '../../src/picture/emblems.ts';
import { lengthOf, type Point, strokesOf } from './read-path.ts';

/** Half of the widest stroke, that of pages: see emblem.css. */
const HALF_STROKE = 1.6;
const MARGIN = 4;
const MIDDLE = GRID / 2;

describe.each(ARCANA_NUMBERS)('the emblem of arcanum %i', (number) => {
  const { thin, bold } = EMBLEMS[number - 1]!;
  const points = strokesOf(thin + bold).flat();
  const [left, right] = extremes(points.map(([x]) => x));
  const [top, bottom] = extremes(points.map(([, y]) => y));

  it('keeps its margin, strokes included', () => {
    expect(Math.min(left, top) - HALF_STROKE).toBeGreaterThanOrEqual(MARGIN);
    expect(Math.max(right, bottom) + HALF_STROKE).toBeLessThanOrEqual(GRID - MARGIN);
  });

  it('is in the middle of the grid and nearly as high as the margins allow', () => {
    expect(Math.abs((left + right) / 2 - MIDDLE)).toBeLessThanOrEqual(0.5);
    expect(Math.abs((top + bottom) / 2 - MIDDLE)).toBeLessThanOrEqual(0.5);
    expect(bottom - top).toBeGreaterThanOrEqual(34);
  });

  it('has both weights', () => {
    expect(inkOf(thin)).toBeGreaterThan(20);
    expect(inkOf(bold)).toBeGreaterThan(20);
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
