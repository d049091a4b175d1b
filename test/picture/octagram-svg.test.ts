import { describe, expect, it } from 'vitest';
import { POINT_INDEX } from '../../src/domain/chart.ts';
import { dateChart, OCTAGRAM_POINTS, POSITION_POINTS, type PointName } from '../../src/domain/destiny-matrix.ts';
import { matrixDrawer } from '../../src/picture/draw-matrix.ts';
import { HEIGHT, PLACES, WIDTH } from '../../src/picture/octagram-geometry.ts';
import { octagramSvg } from '../../src/picture/octagram-svg.ts';
import { POINT_NAMES, pointLabels } from '../../src/picture/point-labels.ts';
import { content } from '../content-fixture.ts';

const draw = matrixDrawer(content.positions);
const DATES = [
  { day: 29, month: 12, year: 1990 },
  { day: 1, month: 5, year: 1969 },
  { day: 11, month: 7, year: 1996 },
];

/** The number and the label of each medallion, read off the picture. */
function read(svg: string): Record<string, { number: number; label: string }> {
  const medallion = /data-point="(\w+)"[^>]*>.*?class="o-label"[^>]*>([^<]*)<.*?class="o-number"[^>]*>(\d+)</g;
  return Object.fromEntries(
    [...svg.matchAll(medallion)].map(([, point, label, number]) => [point, { number: Number(number), label }]),
  );
}

/** Names of elements that are opened and never closed, or closed and never opened. */
function unbalanced(xml: string): string[] {
  const open: string[] = [];
  for (const [, close, name, self] of xml.matchAll(/<(\/?)([\w-]+)(?:\s[\w:-]+="[^"<]*")*(\/?)>/g)) {
    if (self) continue;
    if (!close) open.push(name!);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

describe.each(DATES)('the picture of $day/$month/$year', (date) => {
  const chart = dateChart(date);

  it.each([
    ['page', {}],
    ['file', { standalone: true }],
  ] as const)('shows all 22 points with their numbers on a %s', (_, options) => {
    const medallions = read(draw(date, options));
    expect(Object.keys(medallions).sort()).toEqual([...OCTAGRAM_POINTS].sort());
    for (const point of OCTAGRAM_POINTS) expect(medallions[point]!.number).toBe(chart[POINT_INDEX[point]]);
  });

  it('says the 12 positions in its description', () => {
    const description = /<desc id="d">([^<]*)</.exec(draw(date, { standalone: true }))![1]!;
    for (const { title, key } of content.positions)
      expect(description).toContain(`${title} ${chart[POINT_INDEX[POSITION_POINTS[key]]]}`);
  });
});

describe('the file', () => {
  const svg = draw(DATES[0]!, { standalone: true });

  it('is a complete document with title, description and both colour schemes', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    expect(svg).toContain('<title id="t">Matriz del destino del 29 de diciembre de 1990</title>');
    expect(svg).toContain('@media (prefers-color-scheme:dark)');
    expect(unbalanced(svg)).toEqual([]);
    expect(svg.match(/&(?!#\d+;)/)).toBeNull();
  });

  it('runs nothing and loads nothing', () => {
    expect(svg).not.toMatch(/<script|\son\w+=|href=|url\(|@import|var\(/);
  });

  it('stays small', () => expect(svg.length).toBeLessThan(10_000));
});

describe('on a page', () => {
  it('has no style of its own, because the page’s policy forbids it', () => {
    expect(draw(DATES[0]!)).not.toMatch(/<style|style=/);
  });

  it('makes exactly the 12 named points links', () => {
    const svg = draw(DATES[0]!, { link: (point) => ({ href: `#p-${point}`, name: `Punto ${point}` }) });
    const links = [...svg.matchAll(/<a [^>]*data-point="(\w+)" href="#p-(\w+)" aria-label="Punto (\w+)"/g)];
    expect(links.map(([, point]) => point).sort()).toEqual(Object.values(POSITION_POINTS).sort());
    for (const [, point, href, name] of links) expect([href, name]).toEqual([point, point]);
    expect(unbalanced(svg)).toEqual([]);
  });
});

describe('words', () => {
  it('are escaped wherever they stand', () => {
    const evil = '"><script>alert(1)</script>&\'';
    const labels = Object.fromEntries(OCTAGRAM_POINTS.map((point) => [point, evil])) as Record<PointName, string>;
    for (const standalone of [true, false]) {
      const svg = octagramSvg(
        dateChart(DATES[0]!),
        { title: evil, description: evil, labels },
        {
          standalone,
          link: () => ({ href: evil, name: evil }),
        },
      );
      expect(svg).not.toContain('<script');
      expect(unbalanced(svg)).toEqual([]);
    }
  });

  it('are the titles of the positions, and names of points for the rest', () => {
    const labels = pointLabels(content.positions);
    expect(labels).toMatchObject({ A: 'Personalidad', E: 'Centro', Sky: 'Espíritu', F: 'F', Male: POINT_NAMES.Male });
  });
});

describe('medallions', () => {
  const places = Object.entries(PLACES);

  it('lie inside the picture', () => {
    for (const [, { x, y, radius }] of places) {
      expect(Math.min(x - radius, y - radius, WIDTH - x - radius, HEIGHT - y - radius)).toBeGreaterThan(0);
    }
  });

  it('never touch', () => {
    const pairs = places.flatMap(([one, a], i) =>
      places.slice(i + 1).map(([two, b]) => ({ pair: `${one} ${two}`, a, b })),
    );
    expect(
      pairs.filter(({ a, b }) => Math.hypot(a.x - b.x, a.y - b.y) <= a.radius + b.radius).map(({ pair }) => pair),
    ).toEqual([]);
  });
});
