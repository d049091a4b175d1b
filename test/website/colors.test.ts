import { describe, expect, it } from 'vitest';
import { readDocument } from '../documents.ts';

/** The custom properties of each `:root`, in order: light and dark in one file, paper in another. */
const schemesIn = (file: string): Record<string, string>[] =>
  [...readDocument(`src/website/styles/${file}.css`).matchAll(/:root \{([^}]*)\}/g)].map(([, rules]) =>
    Object.fromEntries([...rules!.matchAll(/--(\w+): (#\w+);/g)].map(([, name, value]) => [name, value])),
  );
const [light, dark] = schemesIn('base') as [Record<string, string>, Record<string, string>];
const [paper] = schemesIn('print') as [Record<string, string>];

const channels = (color: string): number[] => {
  const digits = color.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  return [0, 2, 4].map((i) => Number.parseInt(digits.slice(i, i + 2), 16));
};
/** As defined by WCAG 2. */
function luminance(color: string): number {
  const [r, g, b] = channels(color).map((c) => (c <= 10 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ['a light screen', light, true],
  ['a dark screen', dark, false],
  ['paper', paper, true],
] as const)('on %s', (_, scheme, isLight) => {
  it('every color of the palette exists, on its side', () => {
    expect(Object.keys(scheme)).toEqual(Object.keys(light));
    const { paper, sheet, ink, soft, line, rule } = scheme;
    // From paper to ink, each with more contrast to the paper than the previous one.
    const distances = [sheet, rule, line, soft, ink].map((color) => contrast(paper!, color!));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(luminance(paper!) > luminance(ink!)).toBe(isLight);
    expect(luminance(sheet!)).toBeGreaterThanOrEqual(luminance(paper!));
  });

  it('the first accent is red and the second blue', () => {
    const [[r1, , b1], [r2, , b2]] = [channels(scheme.first!), channels(scheme.second!)] as [number[], number[]];
    expect([r1! - b1! > 60, b2! - r2! > 60]).toEqual([true, true]);
  });

  it('all text is legible, and all fields are visible', () => {
    for (const ground of [scheme.paper!, scheme.sheet!]) {
      for (const name of ['ink', 'soft', 'first', 'second'])
        expect(contrast(scheme[name]!, ground), name).toBeGreaterThan(4.5);
      expect(contrast(scheme.field!, ground)).toBeGreaterThan(3);
    }
  });
});
