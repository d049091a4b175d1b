import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CHART_POINTS, type ChartPoint, POINT_INDEX } from '../../src/domain/chart-formulas.ts';
import { dateChart, OCTAGRAM_POINTS, POSITION_POINTS } from '../../src/domain/destiny-matrix.ts';
import { matrixDrawer } from '../../src/picture/draw-matrix.ts';
import { CAPTION_HEIGHT, octagramSvg } from '../../src/picture/octagram-svg.ts';
import { POINT_NAMES, pointLabels } from '../../src/picture/point-labels.ts';
import { SIMPLE_LAYOUT } from '../../src/picture/simple-layout.ts';
import { content } from '../content-fixture.ts';
import { readMedallions, unbalanced } from './read-svg.ts';

const draw = matrixDrawer(content.positions, content.publisher);
const DATES = [
  { day: 29, month: 12, year: 1990 },
  { day: 1, month: 5, year: 1969 },
  { day: 11, month: 7, year: 1996 },
];

describe.each(DATES)('the picture of $day/$month/$year', (date) => {
  const chart = dateChart(date);

  it.each([
    ['page', {}],
    ['file', { standalone: true }],
  ] as const)('shows all 22 points with their numbers on a %s', (_, options) => {
    const medallions = readMedallions(draw(date, options));
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
    for (const detail of ['simple', 'full'] as const) expect(draw(DATES[0]!, { detail })).not.toMatch(/<style|style=/);
  });

  it.each(['simple', 'full'] as const)('makes exactly the 12 named points links: %s', (detail) => {
    const svg = draw(DATES[0]!, { detail, link: (point) => ({ href: `#p-${point}`, name: `Punto ${point}` }) });
    const links = [...svg.matchAll(/<a [^>]*data-point="(\w+)" href="#p-(\w+)" aria-label="Punto (\w+)"/g)];
    expect(links.map(([, point]) => point).sort()).toEqual(Object.values(POSITION_POINTS).sort());
    for (const [, point, href, name] of links) expect([href, name]).toEqual([point, point]);
    expect(unbalanced(svg)).toEqual([]);
  });
});

describe('words', () => {
  it.each([
    ['simple', true],
    ['simple', false],
    ['full', true],
    ['full', false],
  ] as const)('are escaped wherever they stand: %s, standalone %s', (detail, standalone) => {
    const evil = '"><script>alert(1)</script>&\'';
    const labels = Object.fromEntries(CHART_POINTS.map((point) => [point, evil])) as Record<ChartPoint, string>;
    const svg = octagramSvg(
      dateChart(DATES[0]!),
      { title: evil, description: evil, labels, caption: evil },
      { detail, standalone, link: () => ({ href: evil, name: evil }) },
    );
    expect(svg).not.toContain('<script');
    expect(unbalanced(svg)).toEqual([]);
  });

  it('are the titles of the positions, and names of points for the rest', () => {
    const labels = pointLabels(content.positions);
    expect(labels).toMatchObject({ A: 'Personalidad', E: 'Centro', Sky: 'Espíritu', F: 'F', Male: POINT_NAMES.Male });
    expect(Object.keys(labels)).toEqual(CHART_POINTS);
  });
});

describe('the caption', () => {
  const { name, license } = content.publisher;

  it('names date, source and licence below every file', () => {
    for (const detail of ['simple', 'full'] as const)
      expect(draw(DATES[0]!, { standalone: true, detail })).toMatch(
        new RegExp(`<text class="o-caption"[^>]*>29 de diciembre de 1990 · ${name} · ${license}</text></svg>\n$`),
      );
  });

  it('is not on a page', () => expect(draw(DATES[0]!)).not.toContain('o-caption'));
});

describe('the simple picture stays as it was published', () => {
  // Two labels got another gender since then, and the ticks around the ring, which counted nothing, went.
  const hash = (svg: string): string => {
    const published = svg
      .replace('>Masculino<', '>Masculina<')
      .replace('>Femenino<', '>Femenina<')
      .replace('<circle class="o-ring"', '<circle class="o-ticks" cx="360" cy="378" r="299"/><circle class="o-ring"')
      .replace(
        /\.o-ring,\.o-axis\{fill:none;stroke:(#\w+);stroke-width:1\}/g,
        '$&.o-ticks{fill:none;stroke:$1;stroke-width:7;stroke-dasharray:1.2 10.8}',
      );
    return createHash('sha256').update(published).digest('hex').slice(0, 16);
  };
  const date = { day: 15, month: 6, year: 1990 };

  it('on a page', () => expect(hash(draw(date))).toBe('3837583079086102'));

  it('in a file, but for the caption and its room', () => {
    const file = draw(date, { standalone: true })
      .replaceAll(/<text class="o-caption".*?<\/text>|\.o-caption\{.*?\}/g, '')
      .replaceAll(String(SIMPLE_LAYOUT.height + CAPTION_HEIGHT), String(SIMPLE_LAYOUT.height));
    expect(hash(file)).toBe('8007f6eda018565c');
  });
});
