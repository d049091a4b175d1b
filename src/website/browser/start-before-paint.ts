import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import { dateTextOfQuery, readWrittenDate } from '../../calendar/read-written-date.ts';
import { tagsOf, withTitle } from '../../http/dated-tags.ts';
import { BIRTH_PARAMETER, sitePath } from '../../http/site-path.ts';
import { destinyMatrix } from '../../method/destiny-matrix.ts';
import { lifePathNumber } from '../../method/life-path-number.ts';
import { yearArcanum } from '../../method/year-arcanum.ts';
import { matrixDrawer } from '../../picture/draw-star.ts';
import { dates } from '../../words/es/dates.ts';

/**
 * Runs before the first paint of a profile's page, which waits for it: title, numbers and star of the date in the address,
 * in the places that pages/profile-shell.tsx keeps for them. The few words that this needs are in the page.
 */
const thisYear = new Date().getFullYear();
const parsed = readWrittenDate(dateTextOfQuery(new URLSearchParams(location.search), BIRTH_PARAMETER), thisYear);
if (parsed.ok) {
  document.documentElement.classList.add('has-birth');
  const tags = tagsOf(sitePath.profiles(), [parsed.date])!;
  document.title = withTitle(document.title, tags.title);
  // Sharing menus of browsers read these, not the address.
  setMeta('og:title', document.title);
  setMeta('og:url', `${location.origin}${tags.address}`);
  // The first change of state: the shell has been read, and nothing is painted yet.
  document.addEventListener('readystatechange', () => draw(parsed.date), { once: true });
}

function setMeta(property: string, content: string): void {
  document.querySelector(`meta[property="${property}"]`)?.setAttribute('content', content);
}

function draw(date: CalendarDate): void {
  const root = document.getElementById('perfil')!;
  root.dataset.drawn = isoDate(date);
  const { titles, publisher, arcana, archetypes } = JSON.parse(root.dataset.words!);
  root.querySelector('h1')!.textContent = dates.long(date);
  root.querySelector('.octagram-frame')!.innerHTML = matrixDrawer(titles, publisher)(date);
  root.querySelector('.other-date')!.removeAttribute('open');
  root.querySelector<HTMLAnchorElement>('.numbers-link a')!.href = sitePath.numbersOf(date);
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
  root.querySelector('.tile-year')!.textContent = `Año ${thisYear}`;
  if (date.year > thisYear) root.querySelector('.tiles')!.lastElementChild!.remove();
  for (const input of root.querySelectorAll<HTMLInputElement>('[data-part]'))
    input.value = String(date[input.dataset.part as keyof CalendarDate]);
}
