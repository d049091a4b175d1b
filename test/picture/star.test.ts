import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHART_POINTS, type ChartPoint } from '../../src/method/chart-formulas.ts';
import { dateChart, POSITION_POINTS } from '../../src/method/destiny-matrix.ts';
import { matrixDrawer } from '../../src/picture/draw-star.ts';
import { asFile, DARK, LIGHT, PAGE_COLORS } from '../../src/picture/star-style.ts';
import { starSvg } from '../../src/picture/star-svg.ts';
import { star } from '../../src/words/es/pages/star.ts';
import { content, ROOT } from '../content-fixture.ts';

/** Parses the pictures: the position and size of every shape. */

interface Shape {
  readonly name: string;
  /** The anchor, which is the same for a disc and the number inside it. */
  readonly at: string;
  readonly outline: readonly (readonly [x: number, y: number])[];
}

/** Above the averages of Georgia, the widest of the picture's fonts. */
const EM_PER_DIGIT = 0.64;
const EM_PER_LETTER = 0.53;
const ASCENT = 0.74;
const DESCENT = 0.2;
const DESCENDERS = /[gjpqy,]/;
const CIRCLE_CORNERS = 24;

/** Names of elements whose start and end tags do not match. */
function unbalanced(xml: string): string[] {
  const open: string[] = [];
  for (const [, close, name, self] of xml.matchAll(/<(\/?)([\w-]+)(?:\s[\w:-]+="[^"<]*")*(\/?)>/g)) {
    if (self) continue;
    if (!close) open.push(name!);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

/** The outlines of all discs and texts of a standalone picture, whose style has the sizes. */
function shapesOf(svg: string): Shape[] {
  const rules = fontSizes(svg.split('@media')[0]!);
  const shapes: Shape[] = [];
  let group: string[] = [];
  for (const [, tag, attributes = '', words = ''] of svg.matchAll(/<(g|a|circle|text) ([^>]*)>([^<]*)/g)) {
    const own = attribute(attributes, 'class').split(' ');
    if (tag === 'g' || tag === 'a') group = own;
    // Circles without a class are those of the ages.
    if (tag === 'circle' && ['o-disc', ''].includes(own[0]!)) shapes.push(disc(attributes));
    if (tag === 'text' && words) shapes.push(textShape(words, attributes, fontSizeOf(rules, own, group)));
  }
  return shapes;
}

interface FontSize {
  readonly classes: readonly string[];
  readonly size: number;
}

function fontSizes(style: string): FontSize[] {
  return [...style.matchAll(/([^{}>]+)\{[^}]*font-size:(\d+)px/g)].flatMap(([, selectors, size]) =>
    selectors!.split(',').map((selector) => ({ classes: selector.match(/[\w-]+/g)!, size: Number(size) })),
  );
}

/** Like CSS: more classes take precedence, then the later rule; without a matching rule, a text inherits the group's size. */
function fontSizeOf(rules: readonly FontSize[], own: readonly string[], group: readonly string[]): number {
  const matching = (target: readonly string[]): FontSize[] =>
    rules
      .filter(({ classes }) => target.includes(classes.at(-1)!))
      .filter(({ classes }) => classes.slice(0, -1).every((name) => group.includes(name)))
      .sort((a, b) => a.classes.length - b.classes.length);
  return (matching(own).at(-1) ?? matching(group).at(-1))!.size;
}

/** Whether two convex outlines intersect: no straight line separates them. */
function overlap({ outline: a }: Shape, { outline: b }: Shape): boolean {
  return [a, b].every((outline) =>
    outline.every(([x, y], i) => {
      const [nextX, nextY] = outline[(i + 1) % outline.length]!;
      const along = ([px, py]: readonly [number, number]): number => px * (nextY - y) - py * (nextX - x);
      const [ofA, ofB] = [a.map(along), b.map(along)];
      return Math.max(...ofA) > Math.min(...ofB) && Math.max(...ofB) > Math.min(...ofA);
    }),
  );
}

/** How far a shape extends from its anchor. */
function reach({ at, outline }: Shape): number {
  const [x, y] = at.split(' ').map(Number) as [number, number];
  return Math.max(...outline.map(([px, py]) => Math.hypot(px - x, py - y)));
}

function disc(attributes: string): Shape {
  const [x, y, r] = ['cx', 'cy', 'r'].map((name) => Number(attribute(attributes, name))) as [number, number, number];
  const outline = Array.from({ length: CIRCLE_CORNERS }, (_, i) => {
    const angle = (i / CIRCLE_CORNERS) * 2 * Math.PI;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  });
  return { name: `disc at ${x} ${y}`, at: `${x} ${y}`, outline };
}

function textShape(words: string, attributes: string, fontSize: number): Shape {
  // A number may have two digits in another chart.
  const width = fontSize * (/^\d+$/.test(words) ? 2 * EM_PER_DIGIT : words.length * EM_PER_LETTER);
  const [, moveX, moveY, turn] = /translate\((\S+) (\S+)\)rotate\((\S+)\)/.exec(attributes) ?? [];
  const x = Number(moveX ?? attribute(attributes, 'x'));
  const y = Number(moveY ?? attribute(attributes, 'y'));
  const baseline = attribute(attributes, 'dy') ? 0.35 * fontSize : 0;
  const left = { start: 0, middle: -width / 2, end: -width }[attribute(attributes, 'text-anchor') || 'middle']!;
  const [top, bottom] = [baseline - ASCENT * fontSize, baseline + (DESCENDERS.test(words) ? DESCENT * fontSize : 0)];
  const angle = (Number(turn ?? 0) * Math.PI) / 180;
  const corners = [
    [left, top],
    [left + width, top],
    [left + width, bottom],
    [left, bottom],
  ] as const;
  const outline = corners.map(
    ([dx, dy]) =>
      [x + dx * Math.cos(angle) - dy * Math.sin(angle), y + dx * Math.sin(angle) + dy * Math.cos(angle)] as const,
  );
  return { name: `${words} at ${x} ${y}`, at: `${x} ${y}`, outline };
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}

const draw = matrixDrawer(content.positions, content.publisher, star);
const DATES = [
  { day: 29, month: 12, year: 1990 },
  { day: 1, month: 5, year: 1969 },
  { day: 11, month: 7, year: 1996 },
] as const;
const EVIL = '"><script>alert(1)</script>&\'';

// What the pictures show is approved in test/approved/pictures/. Shapes: discs with their numbers and labels, names of lines,
// ages, years and the caption.
describe.each([
  ['simple', 10_000, 22 * 3 + 1],
  ['full', 20_000, 39 * 3 + 5 + (56 + 8 + 16) + 1],
] as const)('the %s picture', (detail, mostBytes, shapeCount) => {
  it('as a file is a complete document that runs and loads nothing', () => {
    for (const date of DATES) {
      const svg = draw(date, { standalone: asFile, detail });
      expect(unbalanced(svg)).toEqual([]);
      expect(svg.match(/&(?!#\d+;)|<script|\son\w+=|href=|url\(|@import|var\(/)).toBeNull();
      expect(svg.length).toBeLessThan(mostBytes);
    }
  });

  it('on a page has no style of its own, because the page’s policy forbids it', () => {
    expect(draw(DATES[0], { detail })).not.toMatch(/<style|style=/);
  });

  it('on a page makes exactly the 12 named points links', () => {
    const svg = draw(DATES[0], { detail, link: (point) => ({ href: `#p-${point}`, name: `Punto ${point}` }) });
    const links = [...svg.matchAll(/<a [^>]*data-point="(\w+)" href="#p-(\w+)" aria-label="Punto (\w+)"/g)];
    expect(links.map(([, point]) => point).sort()).toEqual(Object.values(POSITION_POINTS).sort());
    for (const [, point, href, name] of links) expect([href, name]).toEqual([point, point]);
    expect(unbalanced(svg)).toEqual([]);
  });

  it.each([true, false])('escapes words everywhere, standalone %s', (standalone) => {
    const labels = Object.fromEntries(CHART_POINTS.map((point) => [point, EVIL])) as Record<ChartPoint, string>;
    const lines = { father: EVIL, mother: EVIL, love: EVIL, money: EVIL, tail: EVIL };
    const svg = starSvg(
      dateChart(DATES[0]),
      { title: EVIL, description: EVIL, labels, caption: EVIL, words: { ...star, lines } },
      { detail, ...(standalone ? { standalone: asFile } : {}), link: () => ({ href: EVIL, name: EVIL }) },
    );
    expect(svg).not.toContain('<script');
    expect(unbalanced(svg)).toEqual([]);
  });

  it('has no two discs and texts that overlap, no number beyond its disc, and nothing cut off at the edge', () => {
    // The date with the longest name.
    const svg = draw({ day: 28, month: 9, year: 1988 }, { standalone: asFile, detail });
    const shapes = shapesOf(svg);
    expect(shapes).toHaveLength(shapeCount);
    const pairs = shapes.flatMap((a, i) => shapes.slice(i + 1).map((b) => [a, b] as const));
    const touching = pairs.filter(([a, b]) => a.at !== b.at && overlap(a, b));
    expect(touching.map(([a, b]) => `${a.name}, ${b.name}`)).toEqual([]);

    const inDiscs = shapes
      .filter(({ name }) => /^\d+ /.test(name))
      .flatMap((text) =>
        shapes.filter((disc) => disc.at === text.at && disc !== text).map((disc) => [text, disc] as const),
      );
    expect(inDiscs.length).toBeGreaterThan(0);
    expect(inDiscs.filter(([text, disc]) => reach(text) >= reach(disc)).map(([{ name }]) => name)).toEqual([]);

    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.map(Number) as [number, number, number];
    const outside = shapes.filter(({ outline }) => outline.some(([x, y]) => x < 0 || y < 0 || x > width || y > height));
    expect(outside.map(({ name }) => name)).toEqual([]);
  });
});

describe('the colors', () => {
  it('of a file are the page’s in both schemes', async () => {
    const stylesheet = await readFile(path.join(ROOT, 'src/website/styles/base.css'), 'utf8');
    /** The custom properties of the first and the second `:root`: the light and the dark scheme. */
    const schemes = [...stylesheet.matchAll(/:root \{([^}]*)\}/g)].map(([, rules]) =>
      Object.fromEntries([...rules!.matchAll(/--([a-z]+): (#[0-9a-f]+);/g)].map(([, name, color]) => [name, color])),
    );
    expect(schemes).toMatchObject([LIGHT, DARK]);
  });

  it('on a page are all taken from the custom property of their name', () => {
    expect(PAGE_COLORS).toEqual(Object.fromEntries(Object.keys(LIGHT).map((name) => [name, `var(--${name})`])));
  });
});
