import { CHART_COLUMNS, pointColumn, rowNumbers } from '../domain/chart-row.ts';
import type { Content } from '../domain/content.ts';
import { POSITION_POINTS, type PositionKey } from '../domain/destiny-matrix.ts';
import { KARMIC_TAIL_POINTS } from '../domain/whole-chart.ts';
import { type ChartBody, chartRenderer } from './chart.ts';
import { bodyWithPlaces, PLACE } from './chart-places.ts';

/** Several times the longest body; a body that does not fit makes `set` throw. */
const MAX_BODY_BYTES = 32_768;
/** More than there are arcana, so that three of them make one number. */
const BASE = 32;
const TAIL_COLUMNS = KARMIC_TAIL_POINTS.map(columnOf);

/** Takes the row of a chart's numbers. The returned bytes are valid until the next call. */
export type ChartEncoder = (row: Uint8Array) => Uint8Array;

/** A place of the body where charts differ, with the text up to the next one. */
interface Place {
  /** The column whose number decides about the text; none for the karmic tail, which has three. */
  readonly column: number | undefined;
  readonly textOf: (key: number, body: () => ChartBody) => string;
  readonly after: string;
  /** The encoded texts by their keys, as far as they have been needed. */
  readonly pieces: Uint8Array[];
}

/**
 * The chart's body as UTF-8, byte for byte `JSON.stringify(chartRenderer(content, site)(numbers))` and a newline, but
 * joined from encoded pieces. 5,544 bodies differ only in what stands in 170 places, and few things stand in each: a body
 * is rendered only when it has a text that no chart before it had.
 */
export function chartEncoder(content: Content, site: string): ChartEncoder {
  const utf8 = new TextEncoder();
  const render = chartRenderer(content, site);
  // Text and names of places take turns.
  const [first = '', ...rest] = `${bodyWithPlaces(content, render)}\n`.split(PLACE);
  const places = rest.flatMap((name, i) => (i % 2 === 0 ? [place(name, rest[i + 1]!)] : []));
  const buffer = new Uint8Array(MAX_BODY_BYTES);
  const start = utf8.encode(first);
  buffer.set(start);

  return (row) => {
    let length = start.length;
    for (const { column, textOf, after, pieces } of places) {
      const key = column === undefined ? tailKey(row) : row[column]!;
      pieces[key] ??= utf8.encode(textOf(key, () => render(rowNumbers(row))) + after);
      const piece = pieces[key];
      buffer.set(piece, length);
      length += piece.length;
    }
    return buffer.subarray(0, length);
  };
}

function place(name: string, after: string): Place {
  const pieces: Uint8Array[] = [];
  if (name === 'karmic_tail')
    return { column: undefined, textOf: (_, body) => JSON.stringify(body().karmic_tail), after, pieces };
  if (name === 'life_path')
    return { column: columnOf(name), textOf: (_, body) => JSON.stringify(body().life_path), after, pieces };
  if (name in POSITION_POINTS) {
    const key = name as PositionKey;
    const column = columnOf(POSITION_POINTS[key]);
    return { column, textOf: (_, body) => JSON.stringify(body().positions[key]), after, pieces };
  }
  return { column: columnOf(name), textOf: String, after, pieces };
}

function tailKey(row: Uint8Array): number {
  return TAIL_COLUMNS.reduce((key, column) => key * BASE + row[column]!, 0);
}

function columnOf(name: string): number {
  return CHART_COLUMNS.indexOf(pointColumn(name));
}
