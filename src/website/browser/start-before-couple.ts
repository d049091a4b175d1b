import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import { datesOfAddress, tagsOf, withTitle } from '../../http/dated-tags.ts';
import { sitePath } from '../../http/site-path.ts';
import { POINT_INDEX } from '../../method/chart-formulas.ts';
import { couplePoints } from '../../method/couple-chart.ts';
import { dateChart } from '../../method/destiny-matrix.ts';
import { coupleDrawer, matrixDrawer } from '../../picture/draw-star.ts';
import { dates as dateWords } from '../../words/es/dates.ts';

/**
 * Runs before the first paint of a couple's page, which waits for it: the stars of the dates in the address, in the places
 * that pages/couple-shell.tsx keeps for them. With one date it is an invitation, which needs nothing else.
 */
const dates = datesOfAddress(sitePath.couples(), new URLSearchParams(location.search));
const tags = tagsOf(sitePath.couples(), dates);
if (tags) {
  document.documentElement.classList.add(dates.length === 2 ? 'has-birth' : 'is-invited');
  document.title = withTitle(document.title, tags.title);
  // Sharing menus of browsers read these, not the address.
  for (const [property, content] of [
    ['og:title', tags.title],
    ['og:url', `${location.origin}${tags.address}`],
  ] as const)
    document.querySelector(`meta[property="${property}"]`)?.setAttribute('content', content);
  // The first change of state: the shell has been read, and nothing is painted yet.
  document.addEventListener('readystatechange', draw, { once: true });
}

function draw(): void {
  const root = document.getElementById('pareja')!;
  root.dataset.drawn = dates.map(isoDate).join(' ');
  const { titles, publisher, arcana } = JSON.parse(root.dataset.words!);
  const [a, b] = dates as [CalendarDate, CalendarDate?];
  const star = matrixDrawer(titles, publisher);
  const frame = (place: string): Element => root.querySelector(`${place} .octagram-frame`)!;
  const tile = (place: Element, number: number): void => {
    place.querySelector('.tile-number')!.textContent = String(number);
    place.querySelector('.tile-name')!.textContent = arcana[number - 1];
  };
  if (b) {
    root.querySelector('.couple h1')!.textContent = `${dateWords.long(a)} y ${dateWords.long(b)}`;
    frame('.trio-left').innerHTML = star(a);
    frame('.trio-right').innerHTML = star(b);
    const portrait = frame('.portrait');
    // In a task of its own: on a phone it is below the two, and all three at once would keep the page from answering.
    setTimeout(() => (portrait.innerHTML = coupleDrawer(titles, publisher)(a, b)));
    const centers = [dateChart(a), couplePoints(a, b), dateChart(b)].map((chart) => chart[POINT_INDEX.E]!);
    root.querySelectorAll('.tile').forEach((place, i) => void tile(place, centers[i]!));
  } else {
    root.querySelector('.invitation-date')!.textContent = dateWords.long(a);
    root.querySelector<HTMLInputElement>('.invitation [name="a"]')!.value = isoDate(a);
    frame('.invitation').innerHTML = star(a);
  }
}
