import type { CalendarDate } from '../calendar/dates.ts';
import { spanishDate } from '../calendar/spanish-date.ts';
import { couplePoints, earlierFirst } from '../method/couple-chart.ts';
import { chartDrawer, type PictureSource } from './draw-matrix.ts';
import type { OctagramOptions } from './octagram-svg.ts';
import type { PositionTitle } from './point-labels.ts';

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
    const [first, second] = earlierFirst(a, b).map(spanishDate);
    const words = { title: `Carta de pareja del ${first} y del ${second}`, whose: `${first} y ${second}` };
    return draw(couplePoints(a, b), words, options);
  };
}
