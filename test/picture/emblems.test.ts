import { describe, expect, it } from 'vitest';
import { ARCANA_NUMBERS } from '../../src/method/reduce.ts';
import { EMBLEMS, type Emblem, GRID } from '../../src/picture/emblems.ts';

type Point = readonly [x: number, y: number];

/** The number of line segments that approximate a curve. */
const STEPS = 32;
const NUMBERS_OF: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

/** The strokes of a path as polylines; throws for commands that our paths must not have, such as relative ones. */
function strokesOf(path: string): Point[][] {
  const strokes: Point[][] = [];
  let end = 0;
  for (const match of path.matchAll(/([A-Za-z])([^A-Za-z]*)/gy)) {
    const [all, command, rest] = match as unknown as [string, string, string];
    const numbers = (rest.match(/[^\s,]+/g) ?? []).map(Number);
    if (NUMBERS_OF[command] !== numbers.length || numbers.some(Number.isNaN)) throw new Error(`Cannot read "${all}".`);
    if (command === 'M') strokes.push([]);
    const stroke = strokes.at(-1);
    if (!stroke) throw new Error(`"${path}" does not begin with M.`);
    stroke.push(...piece(command, numbers, stroke));
    end += all.length;
  }
  if (end !== path.length) throw new Error(`Cannot read "${path.slice(end)}".`);
  return strokes;
}

function lengthOf(stroke: readonly Point[]): number {
  return stroke.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - stroke[i]![0], y - stroke[i]![1]), 0);
}

function piece(command: string, n: readonly number[], stroke: readonly Point[]): Point[] {
  const [x, y] = stroke.at(-1) ?? [0, 0];
  const curve = (at: (t: number) => Point) => Array.from({ length: STEPS }, (_, i) => at((i + 1) / STEPS));
  if (command === 'H') return [[n[0]!, y]];
  if (command === 'V') return [[x, n[0]!]];
  if (command === 'Z') return [stroke[0]!];
  if (command === 'Q' || command === 'C') {
    const points = n.flatMap((value, i): Point[] => (i % 2 === 0 ? [[value, n[i + 1]!]] : []));
    return curve((t) => bezier([[x, y], ...points], t));
  }
  if (command === 'A') return curve(arc([x, y], n));
  return [[n[0]!, n[1]!]];
}

/** De Casteljau's algorithm. */
function bezier(points: readonly Point[], t: number): Point {
  if (points.length === 1) return points[0]!;
  const between = points.slice(1).map(([x, y], i): Point => {
    const [fromX, fromY] = points[i]!;
    return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
  });
  return bezier(between, t);
}

/** Calculated in coordinates where the ellipse is a unit circle. */
function arc([startX, startY]: Point, n: readonly number[]): (t: number) => Point {
  const [rx, ry, tilt, large, sweep, endX, endY] = n as [number, number, number, number, number, number, number];
  if (tilt !== 0) throw new Error('No ellipse of ours is tilted.');
  const [ax, ay, bx, by] = [startX / rx, startY / ry, endX / rx, endY / ry];
  const half = Math.hypot(bx - ax, by - ay) / 2;
  // If the ends are too far apart, the ellipse is scaled up, as SVG specifies.
  const grown = Math.max(1, half);
  const height = Math.sqrt(grown ** 2 - half ** 2) * (large === sweep ? -1 : 1);
  const centerX = (ax + bx) / 2 - (height * (by - ay)) / (2 * half);
  const centerY = (ay + by) / 2 + (height * (bx - ax)) / (2 * half);
  const from = Math.atan2(ay - centerY, ax - centerX);
  const turn = (Math.atan2(by - centerY, bx - centerX) - from + 4 * Math.PI) % (2 * Math.PI);
  const swept = sweep ? turn : turn - 2 * Math.PI;
  return (t) => [
    (centerX + grown * Math.cos(from + swept * t)) * rx,
    (centerY + grown * Math.sin(from + swept * t)) * ry,
  ];
}

/** Half of the widest stroke, which pages use: see emblem.css. */
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

/** The pixels of 24 × 24 that the strokes touch, by weight: an emblem at its smallest size. */
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
