import { render } from 'preact';
import { ageOn, calendarDay } from '../../calendar/age.ts';
import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import type { Reading } from '../../content/content-schema.ts';
import { apiPath } from '../../http/api-path.ts';
import { chartNumbers } from '../../method/chart-numbers.ts';
import { destinyMatrix } from '../../method/destiny-matrix.ts';
import { wholeChart } from '../../method/whole-chart.ts';
import { yearArcanum } from '../../method/years-and-days.ts';
import { headlineOf } from '../../previews/link-preview.ts';
import { BIRTH_PARAMETER } from '../../words/page-paths.ts';
import { readingFile } from '../loaded-readings.ts';
import { startCopyButtons } from './copy-buttons.ts';
import { birthInAddress, setDateFields, startDateFields } from './date-fields.ts';
import {
  drawInSteps,
  goToTarget,
  load,
  loadTexts,
  nextTask,
  replaceAddress,
  startActions,
  whileBusy,
  withPatience,
} from './fill-shell.ts';
import { keptDate, showVisitor } from './kept-dates.ts';
import { markCurrentSection, startMenus, unfoldForPrint } from './long-page.ts';
import { type AgeTexts, currentDecade, decadesOf } from './profile/decades.tsx';
import { GroupSection } from './profile/groups.tsx';
import {
  MissingDate,
  ProfileArticle,
  type ProfileProps,
  type ProfileWords,
  profileParts,
} from './profile/profile-article.tsx';
import type { ChartTexts } from './profile/profile-texts.ts';
import { nameButtons, showRemembered, startRemembering } from './remembered-date.tsx';
import { LoadFailure } from './synthesis-parts.tsx';

export function start(words: ProfileWords): void {
  startCopyButtons(words);
  startMenus();
  unfoldForPrint();
  startProfile(words, document.getElementById('perfil')!);
}

/** Fills the shell of pages/profile-shell.tsx for the date in the URL. */
function startProfile(words: ProfileWords, root: HTMLElement): void {
  const { date, problem } = birthInAddress(words);
  startRemembering(words, () => {
    if (date) showVisitor(words, root, date);
  });
  if (!date) {
    startDateFields(words);
    if (problem) render(<MissingDate problem={problem} words={words} />, root);
    else {
      showRemembered(words, document.getElementById('recordada')!);
      const kept = keptDate();
      if (kept) setDateFields(kept);
    }
    return;
  }
  replaceAddress(words.paths.profile(date));
  // After a back navigation, the browser may restore a date that was typed but not submitted.
  addEventListener('pageshow', () => setDateFields(date));
  startDateFields(words, (typed, name) => {
    if (name === BIRTH_PARAMETER) root.classList.toggle('is-waiting', !typed || isoDate(typed) !== isoDate(date));
  });
  addEventListener('hashchange', goToTarget);
  markCurrentSection();
  whileBusy(root, showDate(words, root, date)).catch(() =>
    // Next to the star, which needs no texts.
    render(<LoadFailure words={words}>{words.profile.noTexts}</LoadFailure>, root.querySelector('.profile-readings')!),
  );
}

async function showDate(words: ProfileWords, root: HTMLElement, date: CalendarDate): Promise<void> {
  // Lets the page paint first: this script runs right after parsing.
  await nextTask();
  const chart = wholeChart(chartNumbers(date));
  const today = calendarDay(new Date());
  const decades = decadesOf(chart);
  const now = currentDecade(ageOn(date, today));
  const long = Promise.all([
    load<ChartTexts>(words.paths.api(apiPath('/chart/{a}/{b}/{c}', chart.numbers))),
    date.year > today.year ? undefined : loadReading(root, 'year', yearArcanum(date, today.year)),
    loadAges(root, now === undefined ? [] : [decades[now]!]),
  ]);
  const texts = await loadTexts(root.dataset.texts!);
  const headline = headlineOf(JSON.parse(root.dataset.words!).headlines, destinyMatrix(date));
  let props: ProfileProps = { date, today, texts, site: root.dataset.site!, headline, words };
  const whole = long.then(([chartTexts, yearText, ageTexts]) => {
    // A proxy may answer 200 with JSON of its own.
    props = { ...props, chartTexts: chartTexts?.positions ? chartTexts : 'missing', yearText, ageTexts };
    return profileParts(props);
  });
  startActions(words, root, [date], texts);
  const first = (await withPatience(whole)) ?? profileParts(props);
  // The first group is the longest, so its first card is a separate step.
  const { key, props: whoAmI } = first.groups[0]!;
  const steps = [<GroupSection key={key} {...whoAmI} isBegun />, ...first.groups];
  await drawInSteps([first.portrait, steps, first.technical], ([portrait, groups, technical]) => {
    render(
      <ProfileArticle {...first} portrait={portrait!} groups={groups!} technical={technical!} words={words} />,
      root,
    );
    // It is rendered as for a new visitor, but a date may be saved.
    showVisitor(words, root, date);
  });
  const parts = await whole;
  render(<ProfileArticle {...parts} words={words} />, root);
  nameButtons(words);
  goToTarget();
  // The other decades are collapsed, so their texts are loaded last; not on a click, because printing shows them.
  const others = await loadAges(
    root,
    decades.filter((arcanum) => !props.ageTexts!.has(arcanum)),
  );
  const ageTexts = new Map([...props.ageTexts!, ...others]);
  // Unchanged parts are reused, so they are not rendered again.
  const { groups } = profileParts({ ...props, ageTexts });
  render(<ProfileArticle {...parts} groups={[...parts.groups.slice(0, -1), groups.at(-1)!]} words={words} />, root);
}

/** Loads the age texts of some arcana, each once. */
async function loadAges(root: HTMLElement, arcana: readonly number[]): Promise<AgeTexts> {
  const asked = [...new Set(arcana)].map(
    async (arcanum) => [arcanum, await loadReading(root, 'age', arcanum)] as const,
  );
  return new Map((await Promise.all(asked)).filter((one): one is [number, Reading] => one[1] !== undefined));
}

function loadReading(root: HTMLElement, ...place: Parameters<typeof readingFile>): Promise<Reading | undefined> {
  return load(`${root.dataset.readings}/${readingFile(...place)}`);
}
