import type { CalendarDate } from '../calendar/dates.ts';
import { POINT_INDEX } from '../method/chart-formulas.ts';
import { couplePoints, earlierFirst } from '../method/couple-chart.ts';
import { dateChart, POSITION_POINTS } from '../method/destiny-matrix.ts';
import { type PositionTitle, pointLabels, type StarWords } from './star-layout.ts';
import { type StarOptions, starSvg } from './star-svg.ts';

/** The credit on a picture that leaves the site: the license's one condition. */
export interface PictureSource {
  readonly name: string;
  readonly license: string;
}

/**
 * Prepares the words that all pictures share and returns the function that draws a date.
 * @example matrixDrawer(positions, publisher, star)({ day: 15, month: 6, year: 1990 }, { standalone: asFile }) // '<svg …'
 */
export function matrixDrawer(positions: readonly PositionTitle[], source: PictureSource, words: StarWords) {
  const draw = chartDrawer(positions, source, words);
  return (date: CalendarDate, options?: StarOptions): string => {
    const day = words.day(date);
    return draw(dateChart(date), { title: words.ofDate(day), whose: day }, options);
  };
}

/** The same for any chart, with its name. */
function chartDrawer(positions: readonly PositionTitle[], { name, license }: PictureSource, words: StarWords) {
  const labels = pointLabels(positions, words);
  return (chart: Uint8Array, { title, whose }: { title: string; whose: string }, options?: StarOptions): string => {
    const values = Object.values(POSITION_POINTS).map((point) => `${labels[point]} ${chart[POINT_INDEX[point]]}`);
    const caption = `${whose} · ${name} · ${license}`;
    const texts = { title, description: `${values.join(', ')}.`, labels, caption, words };
    return starSvg(chart, texts, options);
  };
}

/** A star without a date: lines and medallions, no numbers. It has no information, so screen readers skip it. */
export function emptyStar(positions: readonly PositionTitle[], words: StarWords): string {
  const texts = { title: '', description: '', labels: pointLabels(positions, words), words };
  return starSvg(new Uint8Array(Object.keys(POINT_INDEX).length), texts);
}

/**
 * Prepares the words that all pictures share and returns the function that draws a couple, the same in either order.
 * @example coupleDrawer(positions, publisher, star)(a, b, { standalone: asFile }) // '<svg …'
 */
export function coupleDrawer(positions: readonly PositionTitle[], source: PictureSource, words: StarWords) {
  const draw = chartDrawer(positions, source, words);
  return (a: CalendarDate, b: CalendarDate, options?: StarOptions): string => {
    const days = earlierFirst(a, b).map(words.day) as [string, string];
    return draw(couplePoints(a, b), { title: words.ofCouple(...days), whose: words.pair(...days) }, options);
  };
}
