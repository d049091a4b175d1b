import type { CalendarDate } from '../contract/calendar-date.ts';
import { spanishDate } from '../contract/spanish-date.ts';
import { POINT_INDEX } from '../domain/chart.ts';
import { dateChart, POSITION_POINTS } from '../domain/destiny-matrix.ts';
import { type OctagramOptions, octagramSvg } from './octagram-svg.ts';
import { type PositionTitle, pointLabels } from './point-labels.ts';

/**
 * Prepares the words that all pictures share and returns the function that draws a date.
 *
 * @example matrixDrawer(positions)({ day: 15, month: 6, year: 1990 }, { standalone: true }) // '<svg …'
 */
export function matrixDrawer(
  positions: readonly PositionTitle[],
): (date: CalendarDate, options?: OctagramOptions) => string {
  const labels = pointLabels(positions);
  return (date, options) => {
    const chart = dateChart(date);
    const values = Object.values(POSITION_POINTS).map((point) => `${labels[point]} ${chart[POINT_INDEX[point]]}`);
    const title = `Matriz del destino del ${spanishDate(date)}`;
    return octagramSvg(chart, { title, description: `${values.join(', ')}.`, labels }, options);
  };
}
