import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import { POINT_INDEX } from '../../method/chart-formulas.ts';
import { dateChart } from '../../method/destiny-matrix.ts';
import { familyOf, meetingKey } from '../../method/families.ts';
import { coupleDrawer, matrixDrawer } from '../../picture/draw-star.ts';
import { datesOfAddress, linkPreview } from '../../previews/link-preview.ts';
import { COUPLE_PARAMETERS } from '../../words/page-paths.ts';
import type { PageWords } from '../../words/words.ts';
import type { FirstTexts } from '../pages/couple-shell.tsx';
import { onceContentIsRead } from './before-first-paint.ts';
import { drawBeside } from './couple-stars.ts';
import { fillFields, keptDate } from './kept-dates.ts';
import { arrive } from './star-arrives.ts';
import { writeHead } from './write-head.ts';

type FirstWords = Pick<PageWords, 'longDate' | 'paths' | 'previews' | 'spelling' | 'star'>;

/**
 * Blocks the first paint of a couple's page to draw the stars of the URL's dates into the placeholders of pages/couple-shell.tsx.
 * One date is an invitation, which needs nothing else.
 */
export function start(words: FirstWords): void {
  const { paths } = words;
  const dates = datesOfAddress(words, paths.couples, new URLSearchParams(location.search), new Date().getFullYear());
  const isDated = dates.length > 0;
  if (isDated) document.documentElement.classList.add(dates.length === 2 ? 'has-birth' : 'is-invited');
  onceContentIsRead(() => (isDated ? draw(words, dates) : drawEmpty(words)));
}

/** Two stars without numbers, or the first with the visitor's saved date. */
function drawEmpty(words: FirstWords): void {
  const root = document.getElementById('pareja')!;
  const kept = keptDate();
  const [own, other] = COUPLE_PARAMETERS;
  if (kept) fillFields(root.querySelector(`[data-date="${own}"]`)!, kept);
  drawBeside(words, root, own, kept);
  drawBeside(words, root, other, undefined);
}

function draw(page: FirstWords, dates: readonly CalendarDate[]): void {
  const root = document.getElementById('pareja')!;
  root.dataset.drawn = dates.map(isoDate).join(' ');
  const { longDate, paths, star: words } = page;
  const texts: FirstTexts = JSON.parse(root.dataset.words!);
  const { titles, publisher, arcana, headlines, brings } = texts;
  writeHead(linkPreview(page, paths.couples, dates, texts)!);
  const [a, b] = dates as readonly [CalendarDate, CalendarDate?];
  const star = matrixDrawer(titles, publisher, words);
  const frame = (place: string): Element => root.querySelector(`${place} .octagram-frame`)!;
  const write = (place: string, text: string): void => {
    root.querySelector(place)!.textContent = text;
  };
  if (b) {
    write('.couple h1', words.pair(longDate(a), longDate(b)));
    const centers = [a, b].map((date) => dateChart(date)[POINT_INDEX.E]!) as [number, number];
    write('.meeting-headline', headlines[meetingKey(...centers)]);
    for (const [i, date] of [a, b].entries()) {
      const side = `.trio-${i === 0 ? 'left' : 'right'}`;
      const center = centers[i]!;
      frame(side).innerHTML = star(date);
      write(`${side} a`, longDate(date));
      write(`${side} .trio-center`, arcana[center - 1]!);
      write(`${side} .trio-brings`, brings[familyOf(center)]);
    }
    const portrait = frame('.portrait');
    // In its own task: on a phone it is below the other two, and drawing all three at once would block the page.
    setTimeout(() => {
      portrait.innerHTML = coupleDrawer(titles, publisher, words)(a, b);
      arrive(portrait);
    });
  } else {
    write('.invitation-date', longDate(a));
    root.querySelector<HTMLInputElement>('.invitation [name="a"]')!.value = isoDate(a);
    frame('.invitation').innerHTML = star(a);
    const kept = keptDate();
    if (kept && isoDate(kept) !== isoDate(a)) fillFields(root.querySelector('.invitation [data-date]')!, kept);
  }
}
