import type { CalendarDate } from '../contract/check-date.ts';
import type { PictureDetail } from '../contract/computed-answer.ts';
import { coupleDrawer } from './draw-couple.ts';
import { matrixDrawer, type PictureSource } from './draw-matrix.ts';

/** Every picture of the API as a file of its own, from the titles of the positions by their keys. */
export function chartDrawers(titles: Readonly<Record<string, string>>, source: PictureSource) {
  const positions = Object.entries(titles).map(([key, title]) => ({ key, title }));
  const drawMatrix = matrixDrawer(positions, source);
  const drawCouple = coupleDrawer(positions, source);
  return {
    matrix: (date: CalendarDate, detail: PictureDetail) => drawMatrix(date, { standalone: true, detail }),
    couple: (a: CalendarDate, b: CalendarDate, detail: PictureDetail) => drawCouple(a, b, { standalone: true, detail }),
  };
}
