import type { Box } from '../../src/picture/card-layout.ts';
import { rampColours, STAR_COLOURS } from '../../src/picture/card-pieces.ts';

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly rgba: Buffer;
}

/**
 * The star's pixels as indexes into a palette of light and dark color pairs: the most frequent pairs, the others mapped to the
 * nearest.
 */
export function indexStar(
  light: Drawing,
  night: Drawing,
  box: Box,
): { colours: [string, string][]; indexes: number[] } {
  const pairs: string[] = [];
  const counts = new Map<string, number>();
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      const at = (y * light.width + x) * 4;
      const pair = light.rgba.toString('hex', at, at + 3) + night.rgba.toString('hex', at, at + 3);
      pairs.push(pair);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  // Colors that the texts use too (above all paper) are already there; the edges of red on paper are each too rare to keep.
  const dark = rampColours('dark');
  const shared = rampColours('light').map((colour, i) => colour.slice(1) + dark[i]!.slice(1));
  for (const pair of shared) counts.delete(pair);
  const kept = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, STAR_COLOURS.count)
    .map(([pair]) => pair);
  const indexOf = new Map(kept.map((pair, i) => [pair, STAR_COLOURS.start + i]));
  for (const [i, pair] of shared.entries()) if (!indexOf.has(pair)) indexOf.set(pair, i);
  const nearest = (pair: string): number => {
    const known = indexOf.get(pair);
    if (known !== undefined) return known;
    const best = [...indexOf].reduce(
      (found, [other, index]) => {
        const distance = difference(pair, other);
        return distance < found.distance ? { distance, index } : found;
      },
      { distance: Infinity, index: 0 },
    );
    indexOf.set(pair, best.index);
    return best.index;
  };
  return {
    colours: kept.map((pair) => [`#${pair.slice(0, 6)}`, `#${pair.slice(6)}`]),
    indexes: pairs.map(nearest),
  };
}

function difference(one: string, other: string): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 2) {
    const distance = Number.parseInt(one.slice(i, i + 2), 16) - Number.parseInt(other.slice(i, i + 2), 16);
    sum += distance * distance;
  }
  return sum;
}
