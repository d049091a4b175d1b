import { ARCANA_COUNT } from '../contract/limits.ts';
import { apiPath, fileOf } from '../contract/routes.ts';
import { CHART_POINTS, type ChartPoint, chartPoints, POINT_INDEX } from '../domain/chart-formulas.ts';
import { allChartNumbers, type ChartNumbers } from '../domain/chart-numbers.ts';
import { CHART_COLUMNS, chartRow, pointColumn } from '../domain/chart-row.ts';
import type { Content } from '../domain/content.ts';
import { arrangeChart, CHAKRA_CELLS, type PointsChart } from '../domain/whole-chart.ts';
import type { OutputFile } from './api-files.ts';
import { chartFigures, chartTexts } from './chart-body.ts';

/** Several times the longest body of today's texts; it grows when there are longer ones. */
const USUAL_BYTES = 65_536;
/** UTF-8 has at most so many for each unit of a text. */
const MAX_BYTES_PER_UNIT = 3;

/**
 * The chart's body as UTF-8, byte for byte `JSON.stringify(chartRenderer(content, site)(numbers))` and a newline. Its some
 * 200 numbers are put into a text that is ready, and the positions, of which there are 264, are encoded once: JSON would
 * take three times as long. The bytes are valid until the next call.
 */
export function chartEncoder(content: Content, site: string): (numbers: ChartNumbers) => Uint8Array {
  const encoder = new TextEncoder();
  const textsOf = chartTexts(content, site);
  const { points, ...others } = chartFigures(markedChart());
  const places = Object.fromEntries(
    CHART_POINTS.map((point) => [point, CHART_COLUMNS.indexOf(pointColumn(point))]),
  ) as Record<ChartPoint, number>;
  const [pointsJson, othersJson] = [template({ points }), template(others)];
  const known = new Map<object, Uint8Array>();
  let buffer = new Uint8Array(USUAL_BYTES);
  let length = 0;

  function reserve(bytes: number): void {
    if (length + bytes <= buffer.length) return;
    const larger = new Uint8Array((length + bytes) * 2);
    larger.set(buffer.subarray(0, length));
    buffer = larger;
  }
  function addText(text: string): void {
    reserve(text.length * MAX_BYTES_PER_UNIT);
    length += encoder.encodeInto(text, buffer.subarray(length)).written;
  }
  function addPosition(key: string, position: object): void {
    const seen = known.get(position);
    const bytes = seen ?? encoder.encode(`"${key}":${JSON.stringify(position)},`);
    if (!seen) known.set(position, bytes);
    reserve(bytes.length);
    buffer.set(bytes, length);
    length += bytes.length;
  }

  return ({ a, b, c }) => {
    const row = chartRow({ a, b, c });
    const { life_path, positions, karmic_tail, origin } = textsOf({ a, b, c }, (point) => row[places[point]]!);
    length = 0;
    addText(`{${fieldsJson({ numbers: { a, b, c }, life_path })},"positions":{`);
    for (const [key, position] of Object.entries(positions)) addPosition(key, position);
    // The brace takes the place of the last comma.
    length--;
    addText(`},${[pointsJson(row), fieldsJson({ karmic_tail }), othersJson(row), fieldsJson(origin)]}}\n`);
    return buffer.subarray(0, length);
  };
}

/** A chart with 1000 and the place of a number in its row instead of the number. */
function markedChart(): PointsChart {
  const marks = CHART_COLUMNS.map((_, place) => 1000 + place).filter(
    (_, place) => CHART_COLUMNS[place] !== 'life_path',
  );
  const chakras = marks.slice(CHART_POINTS.length);
  return arrangeChart(marks, chakras, chakras.slice(CHAKRA_CELLS));
}

/** The JSON of fields with marks, as a function that puts the numbers of a row in their places. */
function template(marked: object): (row: Uint8Array) => string {
  const [start, ...rest] = fieldsJson(marked).split(/1(?=[0-9]{3})/);
  const pieces = rest.map((piece) => ({ place: Number(piece.slice(0, 3)), text: piece.slice(3) }));
  return (row) => {
    let json = start!;
    for (const { place, text } of pieces) json += row[place]! + text;
    return json;
  };
}

/** Without the braces. */
function fieldsJson(fields: object): string {
  return JSON.stringify(fields).slice(1, -1);
}

/** One file for each of the 5,544 charts. */
export function* chartFiles(content: Content, site: string): Generator<OutputFile> {
  const encode = chartEncoder(content, site);
  for (const numbers of chartsByLikeness()) {
    yield { path: fileOf(apiPath.chart(numbers.a, numbers.b, numbers.c)), content: encode(numbers) };
  }
}

/** Charts that share these share most of their texts; of all points, they were found to bring the most alike together. */
const LIKENESS: readonly ChartPoint[] = ['E', 'P', 'R1'];

/**
 * The numbers of every chart, those with the same texts one after the other: gzip looks back 32 KB, which is four charts, and
 * makes them less than half as large as in the order of their numbers.
 */
function chartsByLikeness(): ChartNumbers[] {
  const rank = ({ a, b, c }: ChartNumbers): number => {
    const points = chartPoints(a, b, c);
    return LIKENESS.reduce((sum, point) => sum * (ARCANA_COUNT + 1) + points[POINT_INDEX[point]]!, 0);
  };
  return Array.from(allChartNumbers(), (numbers) => ({ numbers, rank: rank(numbers) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ numbers }) => numbers);
}
