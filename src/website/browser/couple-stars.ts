import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import { emptyStar, matrixDrawer, type PictureSource } from '../../picture/draw-star.ts';
import type { PositionTitle } from '../../picture/star-layout.ts';
import type { PageWords } from '../../words/words.ts';

interface StarTexts {
  readonly titles: readonly PositionTitle[];
  readonly publisher: PictureSource;
}

/** Draws the star next to one of the couple form's two dates; without a date, only its lines. */
export function drawBeside(
  { star: words }: Pick<PageWords, 'star'>,
  root: HTMLElement,
  name: string,
  date: CalendarDate | undefined,
): void {
  const place = root.querySelector<HTMLElement>(`[data-star="${name}"]`);
  const drawn = date ? isoDate(date) : '';
  if (!place || place.dataset.drawn === drawn) return;
  place.dataset.drawn = drawn;
  const { titles, publisher }: StarTexts = JSON.parse(root.dataset.words!);
  place.firstElementChild!.innerHTML = date ? matrixDrawer(titles, publisher, words)(date) : emptyStar(titles, words);
}
