import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import { destinyMatrix } from '../../method/destiny-matrix.ts';
import { matrixDrawer } from '../../picture/draw-star.ts';
import { datesOfAddress, headlineOf, linkPreview } from '../../previews/link-preview.ts';
import type { PageWords } from '../../words/words.ts';
import { onceContentIsRead } from './before-first-paint.ts';
import { showVisitor } from './kept-dates.ts';
import { arrive } from './star-arrives.ts';
import { writeHead } from './write-head.ts';

type FirstWords = Pick<PageWords, 'longDate' | 'paths' | 'previews' | 'spelling' | 'star'>;

/**
 * Blocks the first paint of a profile's page to write title, headline and star of the URL's date into the placeholders of
 * pages/profile-shell.tsx. The page contains the few texts that this needs.
 */
export function start(words: FirstWords): void {
  const { profiles } = words.paths;
  const [date] = datesOfAddress(words, profiles, new URLSearchParams(location.search), new Date().getFullYear());
  if (!date) return;
  document.documentElement.classList.add('has-birth');
  onceContentIsRead(() => draw(words, date));
}

function draw(words: FirstWords, date: CalendarDate): void {
  const root = document.getElementById('perfil')!;
  root.dataset.drawn = isoDate(date);
  const { longDate, paths, star } = words;
  const texts = JSON.parse(root.dataset.words!);
  const { titles, publisher, headlines } = texts;
  writeHead(linkPreview(words, paths.profiles, [date], texts)!);
  root.querySelector('h1')!.textContent = longDate(date);
  root.querySelector('.headline')!.textContent = headlineOf(headlines, destinyMatrix(date));
  const frame = root.querySelector('.octagram-frame')!;
  frame.innerHTML = matrixDrawer(titles, publisher, star)(date);
  arrive(frame);
  const visitor = root.querySelector<HTMLElement>('.visitor')!;
  visitor.querySelector<HTMLInputElement>('[name="a"]')!.value = isoDate(date);
  visitor.querySelector<HTMLElement>('.visitor-mine')!.dataset.keep = isoDate(date);
  showVisitor(words, root, date);
}
