import { type JSX, render } from 'preact';
import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import { apiPath } from '../../http/api-path.ts';
import { BIRTH_PARAMETER, sitePath } from '../../http/site-path.ts';
import { chartNumbers } from '../../method/chart-numbers.ts';
import { lifePathNumber } from '../../method/life-path-number.ts';
import { wholeChart } from '../../method/whole-chart.ts';
import { yearArcanum } from '../../method/year-arcanum.ts';
import { dateInQuery } from '../typed-date.ts';
import { announce, startCopyButtons } from './copy-buttons.ts';
import { setDateFields, startDateFields } from './date-fields.ts';
import { load, loadTexts } from './fill-shell.ts';
import { ageOn, calendarDay, currentAge } from './profile/ages.tsx';
import { ProfileArticle, profileParts } from './profile/profile-article.tsx';
import { type LifePathText, LoadFailure, MissingDate } from './profile/profile-head.tsx';
import type { ArcanumText, ChartTexts } from './profile/profile-texts.ts';
import type { ActionName, runAction } from './start-take-away.ts';

/** How long the first drawing waits for the long texts: what comes later moves what stands below it. */
const PATIENCE_MS = 1_500;

/** Fills the shell of pages/profile-shell.tsx with the date of the address. */
function startProfile(root: HTMLElement): void {
  const { date, problem } = dateInQuery(new URLSearchParams(location.search), BIRTH_PARAMETER);
  if (!date) {
    startDateFields();
    if (problem) render(<MissingDate problem={problem} />, root);
    return;
  }
  const address = sitePath.profile(date);
  // One spelling for each date: what is shared, cited and marked as visited is the same for everybody.
  if (location.pathname + location.search !== address) history.replaceState(null, '', address + location.hash);
  // A browser that comes back may fill in a date that was typed and not asked for.
  addEventListener('pageshow', () => setDateFields(date));
  startDateFields((typed) => root.classList.toggle('is-waiting', !typed || isoDate(typed) !== isoDate(date)));
  addEventListener('hashchange', goToTarget);
  showDate(root, date).catch(() => show(<LoadFailure />, root.querySelector('.profile-readings')!));
}

async function showDate(root: HTMLElement, date: CalendarDate): Promise<void> {
  const chart = wholeChart(chartNumbers(date));
  const { a, b, c } = chart.numbers;
  const today = calendarDay(new Date());
  const long = Promise.all([
    load<LifePathText>(apiPath('/life-path/{number}', { number: lifePathNumber(date) })),
    load<ChartTexts>(apiPath('/chart/{a}/{b}/{c}', { a, b, c })),
    loadArcanum(yearArcanum(date, today.year)),
    loadArcanum(currentAge(chart, ageOn(date, today))?.arcana),
  ]);
  const texts = await loadTexts(root.dataset.texts!);
  const props = { date, today, texts, site: root.dataset.site! };
  const whole = long.then(([lifePath, chartTexts, yearText, ageText]) =>
    profileParts({ ...props, lifePath, chartTexts: chartTexts ?? 'missing', yearText, ageText }),
  );
  startActions(root, (actions, name) => actions(name, date, texts));
  const first = (await Promise.race([whole, pause(PATIENCE_MS)])) ?? profileParts(props);
  // Section by section, so that the page answers in between. A hidden one need not, and its timers are slow.
  for (let count = 1; count < first.sections.length; count++) {
    show(<ProfileArticle {...first} sections={first.sections.slice(0, count)} />, root);
    if (!document.hidden) await pause(0);
  }
  show(<ProfileArticle {...first} />, root);
  show(<ProfileArticle {...(await whole)} />, root);
  goToTarget();
}

async function loadArcanum(number: number | undefined): Promise<ArcanumText | undefined> {
  return number === undefined ? undefined : load(apiPath('/arcana/{number}', { number }));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** What the buttons under the title do is loaded with the first click on one of them. */
function startActions(root: HTMLElement, run: (act: typeof runAction, name: ActionName) => Promise<void>): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
    if (!button) return;
    try {
      const actions: { runAction: typeof runAction } = await import(root.dataset.actions!);
      await run(actions.runAction, button.dataset.action as ActionName);
    } catch {
      announce('No se ha podido completar. Revisa la conexión y vuelve a intentarlo.');
    }
  });
}

/** Opens what is folded around the place that the address names, and goes there once the place exists. */
function goToTarget(): void {
  const place = document.getElementById(location.hash.slice(1));
  const fold = place?.closest('details');
  if (fold) fold.open = true;
  if (place && !place.matches(':target')) location.replace(location.hash);
  place?.scrollIntoView();
}

function show(children: JSX.Element, root: Element): void {
  render(children, root);
}

startCopyButtons();
startProfile(document.getElementById('perfil')!);
