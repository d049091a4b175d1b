import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import { destinyMatrix } from '../../method/destiny-matrix.ts';
import { matrixDrawer } from '../../picture/draw-star.ts';
import { datesOfAddress, linkPreview } from '../../previews/link-preview.ts';
import { headlineOf } from '../headlines.ts';
import type { PageWords } from '../page-words.ts';
import { showVisitor } from './show-visitor.ts';
import { writeHead } from './write-head.ts';

type FirstWords = Pick<PageWords, 'longDate' | 'paths' | 'previews' | 'spelling' | 'star'>;

/**
 * Runs before the first paint of a profile's page, which waits for it: title, headline and star of the date in the address,
 * in the places that pages/profile-shell.tsx keeps for them. The few texts that this needs are in the page.
 */
export function start(words: FirstWords): void {
  const { profiles } = words.paths;
  const [date] = datesOfAddress(words, profiles, new URLSearchParams(location.search), new Date().getFullYear());
  if (!date) return;
  document.documentElement.classList.add('has-birth');
  writeHead(linkPreview(words, profiles, [date])!);
  // The first change of state: the shell has been read, and nothing is painted yet.
  document.addEventListener('readystatechange', () => draw(words, date), { once: true });
}

function draw(words: FirstWords, date: CalendarDate): void {
  const { longDate, star } = words;
  const root = document.getElementById('perfil')!;
  root.dataset.drawn = isoDate(date);
  const { titles, publisher, headlines } = JSON.parse(root.dataset.words!);
  root.querySelector('h1')!.textContent = longDate(date);
  root.querySelector('.headline')!.textContent = headlineOf(headlines, destinyMatrix(date));
  root.querySelector('.octagram-frame')!.innerHTML = matrixDrawer(titles, publisher, star)(date);
  const visitor = root.querySelector<HTMLElement>('.visitor')!;
  visitor.querySelector<HTMLInputElement>('[name="a"]')!.value = isoDate(date);
  visitor.querySelector<HTMLElement>('.visitor-mine')!.dataset.keep = isoDate(date);
  showVisitor(words, visitor, date);
}
