import type { CalendarDate } from '../calendar/dates.ts';
import { POINT_INDEX } from '../method/chart-formulas.ts';
import { couplePoints, earlierFirst } from '../method/couple-chart.ts';
import { dateChart, POSITION_POINTS } from '../method/destiny-matrix.ts';
import { dates } from '../words/es/dates.ts';
import { type OctagramOptions, octagramSvg } from './octagram-svg.ts';
import { type PositionTitle, pointLabels } from './point-labels.ts';

/** The credit on a picture that leaves the site: the licence's one condition. */
export interface PictureSource {
  readonly name: string;
  readonly license: string;
}

/**
 * Prepares the words that all pictures share and returns the function that draws a date.
 *
 * @example matrixDrawer(positions, publisher)({ day: 15, month: 6, year: 1990 }, { standalone: true }) // '<svg …'
 */
export function matrixDrawer(
  positions: readonly PositionTitle[],
  source: PictureSource,
): (date: CalendarDate, options?: OctagramOptions) => string {
  const draw = chartDrawer(positions, source);
  return (date, options) => {
    const day = dates.long(date);
    return draw(dateChart(date), { title: `Matriz del destino del ${day}`, whose: day }, options);
  };
}

/** The same for any chart, whose words are given. */
export function chartDrawer(
  positions: readonly PositionTitle[],
  { name, license }: PictureSource,
): (chart: Uint8Array, words: { title: string; whose: string }, options?: OctagramOptions) => string {
  const labels = pointLabels(positions);
  return (chart, { title, whose }, options) => {
    const values = Object.values(POSITION_POINTS).map((point) => `${labels[point]} ${chart[POINT_INDEX[point]]}`);
    const texts = { title, description: `${values.join(', ')}.`, labels, caption: `${whose} · ${name} · ${license}` };
    return octagramSvg(chart, texts, options);
  };
}

/**
 * Prepares the words that all pictures share and returns the function that draws a couple, the same in either order.
 *
 * @example coupleDrawer(positions, publisher)(a, b, { standalone: true }) // '<svg …'
 */
export function coupleDrawer(
  positions: readonly PositionTitle[],
  source: PictureSource,
): (a: CalendarDate, b: CalendarDate, options?: OctagramOptions) => string {
  const draw = chartDrawer(positions, source);
  return (a, b, options) => {
    const [first, second] = earlierFirst(a, b).map(dates.long);
    const words = { title: `Carta de pareja del ${first} y del ${second}`, whose: `${first} y ${second}` };
    return draw(couplePoints(a, b), words, options);
  };
}
