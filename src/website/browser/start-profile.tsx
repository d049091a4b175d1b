import { render } from 'preact';
import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import type { Reading } from '../../content/content-schema.ts';
import { apiPath } from '../../http/api-path.ts';
import { chartNumbers } from '../../method/chart-numbers.ts';
import { wholeChart } from '../../method/whole-chart.ts';
import { yearArcanum } from '../../method/year-arcanum.ts';
import { BIRTH_PARAMETER } from '../../words/page-paths.ts';
import { dateInQuery } from '../check-date-fields.ts';
import { readingFile } from '../loaded-readings.ts';
import { startCopyButtons } from './copy-buttons.ts';
import { setDateFields, startDateFields } from './date-fields.ts';
import { drawInSteps, goToTarget, load, loadTexts, startActions, whileBusy, withPatience } from './fill-shell.ts';
import { startMenus, unfoldExamples, unfoldForPrint } from './folds.ts';
import { ageOn, calendarDay, currentAge } from './profile/ages.tsx';
import {
  LoadFailure,
  MissingDate,
  ProfileArticle,
  type ProfileProps,
  type ProfileWords,
  profileParts,
} from './profile/profile-article.tsx';
import type { ChartTexts } from './profile/profile-texts.ts';
import { nameButtons, showRemembered, startRemembering } from './remembered-date.tsx';

export function start(words: ProfileWords): void {
  startCopyButtons(words);
  startMenus();
  unfoldForPrint();
  startRemembering(words);
  startProfile(words, document.getElementById('perfil')!);
}

/** Fills the shell of pages/profile-shell.tsx with the date of the address. */
function startProfile(words: ProfileWords, root: HTMLElement): void {
  const { date, problem } = dateInQuery(
    words.dateFields,
    new URLSearchParams(location.search),
    BIRTH_PARAMETER,
    new Date().getFullYear(),
  );
  if (!date) {
    startDateFields(words);
    if (problem) render(<MissingDate problem={problem} words={words} />, root);
    else showRemembered(words, document.getElementById('recordada')!);
    return;
  }
  const address = words.paths.profile(date);
  // One spelling for each date: what is shared, cited and marked as visited is the same for everybody.
  if (location.pathname + location.search !== address) history.replaceState(null, '', address + location.hash);
  // A browser that comes back may fill in a date that was typed and not asked for.
  addEventListener('pageshow', () => setDateFields(date));
  startDateFields(words, (typed) => root.classList.toggle('is-waiting', !typed || isoDate(typed) !== isoDate(date)));
  addEventListener('hashchange', goToTarget);
  whileBusy(root, showDate(words, root, date)).catch(() =>
    render(<LoadFailure words={words} />, root.querySelector('.profile-readings')!),
  );
}

async function showDate(words: ProfileWords, root: HTMLElement, date: CalendarDate): Promise<void> {
  const chart = wholeChart(chartNumbers(date));
  const { a, b, c } = chart.numbers;
  const today = calendarDay(new Date());
  const long = Promise.all([
    load<ChartTexts>(apiPath('/chart/{a}/{b}/{c}', { a, b, c })),
    date.year > today.year ? undefined : loadReading(root, 'year', yearArcanum(date, today.year)),
  ]);
  const texts = await loadTexts(root.dataset.texts!);
  let props: ProfileProps = { date, today, texts, site: root.dataset.site!, words };
  const whole = long.then(([chartTexts, yearText]) => {
    props = { ...props, chartTexts: chartTexts ?? 'missing', yearText };
    return profileParts(props);
  });
  startActions(words, root, [date], texts);
  const first = (await withPatience(whole)) ?? profileParts(props);
  await drawInSteps([first.groups, first.technical], ([groups, technical]) => {
    render(<ProfileArticle {...first} groups={groups!} technical={technical!} words={words} />, root);
    unfoldExamples();
  });
  render(<ProfileArticle {...(await whole)} words={words} />, root);
  unfoldExamples();
  nameButtons(words);
  goToTarget();
  // The text of an age is folded away, and so it is not asked for before somebody unfolds it.
  document.getElementById('tecnica')!.addEventListener(
    'toggle',
    async () => {
      const age = currentAge(chart, ageOn(date, today));
      const ageText = age && (await loadReading(root, 'age', age.arcana));
      render(<ProfileArticle {...profileParts({ ...props, ageText })} words={words} />, root);
      unfoldExamples();
    },
    { once: true },
  );
}

function loadReading(root: HTMLElement, ...place: Parameters<typeof readingFile>): Promise<Reading | undefined> {
  return load(`${root.dataset.readings}/${readingFile(...place)}`);
}
