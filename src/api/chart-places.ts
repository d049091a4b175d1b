import { CHART_RANGES } from '../contract/limits.ts';
import { ageColumn, chakraColumn, chakraSumColumn, pointColumn } from '../domain/chart-row.ts';
import type { Content } from '../domain/content.ts';
import { type ChartNumbers, LINE_POINTS, PURPOSES } from '../domain/whole-chart.ts';
import { chartCitation } from './attribution.ts';
import type { ChartBody } from './chart.ts';

/** Around the name of a place. Content may not hold this character, and JSON does not escape it. */
const EDGE = '\uE000';
/** Splits a body into text and names of places. JSON puts quotes around a name that stands for a whole value. */
export const PLACE = new RegExp(`"?${EDGE}(\\w+)${EDGE}"?`);

/** Any chart: what is the same in all of them is taken from it. */
const SOME_CHART: ChartNumbers = { a: CHART_RANGES.a.min, b: CHART_RANGES.b.min, c: CHART_RANGES.c.min };

/** The body as JSON, with names of places where charts differ: of columns, of positions, and `karmic_tail`. */
export function bodyWithPlaces({ publisher }: Content, render: (numbers: ChartNumbers) => ChartBody): string {
  const body = render(SOME_CHART);
  const numbers = { a: place('a'), b: place('b'), c: place('c') };
  const parts = (columnOf: (part: 'physics' | 'energy' | 'emotions') => string) => ({
    physics: place(columnOf('physics')),
    energy: place(columnOf('energy')),
    emotions: place(columnOf('emotions')),
  });
  return JSON.stringify({
    // Keeps the order of the fields, and what the charts share.
    ...body,
    numbers,
    life_path: place('life_path'),
    positions: mapValues(body.positions, place),
    points: mapValues(body.points, pointPlace),
    karmic_tail: place('karmic_tail'),
    lines: mapValues(body.lines, (name) => LINE_POINTS[name].map(pointPlace)),
    purposes: body.purposes.map((purpose, i) => ({ ...purpose, arcana: pointPlace(PURPOSES[i]!.point) })),
    chakras: body.chakras.map(({ name }) => ({ name, ...parts((part) => chakraColumn(name, part)) })),
    chakra_sums: parts(chakraSumColumn),
    ages: body.ages.map(({ age }) => ({ age, arcana: place(ageColumn(age)) })),
    suggested_citation: chartCitation(publisher, numbers as unknown as ChartNumbers, body.source_url),
  });
}

function place(name: string): string {
  return `${EDGE}${name}${EDGE}`;
}

function pointPlace(point: string): string {
  return place(pointColumn(point));
}

function mapValues<Key extends string>(object: Record<Key, unknown>, map: (key: Key) => unknown): object {
  return Object.fromEntries((Object.keys(object) as Key[]).map((key) => [key, map(key)]));
}
