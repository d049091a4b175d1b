import type { CalendarDate } from '../contract/calendar-date.ts';
import { spanishDate } from '../contract/spanish-date.ts';
import { POINT_INDEX } from '../domain/chart-formulas.ts';
import { dateChart, POSITION_POINTS } from '../domain/destiny-matrix.ts';
import { type OctagramOptions, octagramSvg } from './octagram-svg.ts';
import { type PositionTitle, pointLabels } from './point-labels.ts';

/** Whom a picture that leaves the site names: the licence's one condition. */
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
  { name, license }: PictureSource,
): (date: CalendarDate, options?: OctagramOptions) => string {
  const labels = pointLabels(positions);
  return (date, options) => {
    const chart = dateChart(date);
    const values = Object.values(POSITION_POINTS).map((point) => `${labels[point]} ${chart[POINT_INDEX[point]]}`);
    const day = spanishDate(date);
    const texts = {
      title: `Matriz del destino del ${day}`,
      description: `${values.join(', ')}.`,
      labels,
      caption: `${day} · ${name} · ${license}`,
    };
    return octagramSvg(chart, texts, options);
  };
}
