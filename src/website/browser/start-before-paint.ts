import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import { dateTextOfQuery, readWrittenDate } from '../../calendar/read-written-date.ts';
import { destinyMatrix } from '../../method/destiny-matrix.ts';
import { lifePathNumber } from '../../method/life-path-number.ts';
import { yearArcanum } from '../../method/year-arcanum.ts';
import { matrixDrawer } from '../../picture/draw-star.ts';
import { linkPreview } from '../../previews/link-preview.ts';
import { BIRTH_PARAMETER } from '../../words/page-paths.ts';
import type { PageWords } from '../page-words.ts';
import { writeHead } from './write-head.ts';

type FirstWords = Pick<PageWords, 'longDate' | 'paths' | 'previews' | 'star' | 'tiles'>;

/**
 * Runs before the first paint of a profile's page, which waits for it: title, numbers and star of the date in the address,
 * in the places that pages/profile-shell.tsx keeps for them. The few texts that this needs are in the page.
 */
export function start(words: FirstWords): void {
  const thisYear = new Date().getFullYear();
  const parsed = readWrittenDate(dateTextOfQuery(new URLSearchParams(location.search), BIRTH_PARAMETER), thisYear);
  if (!parsed.ok) return;
  document.documentElement.classList.add('has-birth');
  writeHead(linkPreview(words, words.paths.profiles, [parsed.date])!);
  // The first change of state: the shell has been read, and nothing is painted yet.
  document.addEventListener('readystatechange', () => draw(words, parsed.date, thisYear), { once: true });
}

function draw({ longDate, paths, star, tiles: tileTitles }: FirstWords, date: CalendarDate, thisYear: number): void {
  const root = document.getElementById('perfil')!;
  root.dataset.drawn = isoDate(date);
  const { titles, publisher, arcana, archetypes } = JSON.parse(root.dataset.words!);
  root.querySelector('h1')!.textContent = longDate(date);
  root.querySelector('.octagram-frame')!.innerHTML = matrixDrawer(titles, publisher, star)(date);
  root.querySelector('.other-date')!.removeAttribute('open');
  root.querySelector<HTMLAnchorElement>('.numbers-link a')!.href = paths.numbersOf(date);
  const arcanum = (number: number): [number, string] => [number, arcana[number - 1]];
  const tiles = [
    [lifePathNumber(date), archetypes[lifePathNumber(date)]],
    arcanum(destinyMatrix(date).center),
    arcanum(yearArcanum(date, thisYear)),
  ];
  root.querySelectorAll('.tile').forEach((tile, i) => {
    for (const [j, name] of ['tile-number', 'tile-name'].entries())
      tile.querySelector(`.${name}`)!.textContent = String(tiles[i]![j]);
  });
  root.querySelector('.tile-year')!.textContent = tileTitles.year(thisYear);
  if (date.year > thisYear) root.querySelector('.tiles')!.lastElementChild!.remove();
  for (const input of root.querySelectorAll<HTMLInputElement>('[data-part]'))
    input.value = String(date[input.dataset.part as keyof CalendarDate]);
}
