import { render } from 'preact';
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
  startActions,
  whileBusy,
  withPatience,
} from './fill-shell.ts';
import { keptDate, showVisitor } from './kept-dates.ts';
import { markCurrentSection, startMenus, unfoldForPrint } from './long-page.ts';
import { ageOn, calendarDay } from './profile/ages.tsx';
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

/** Fills the shell of pages/profile-shell.tsx with the date of the address. */
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
  const address = words.paths.profile(date);
  // One spelling for each date: what is shared, cited and marked as visited is the same for everybody.
  if (location.pathname + location.search !== address) history.replaceState(null, '', address + location.hash);
  // A browser that comes back may fill in a date that was typed and not asked for.
  addEventListener('pageshow', () => setDateFields(date));
  startDateFields(words, (typed, name) => {
    if (name === BIRTH_PARAMETER) root.classList.toggle('is-waiting', !typed || isoDate(typed) !== isoDate(date));
  });
  addEventListener('hashchange', goToTarget);
  markCurrentSection();
  whileBusy(root, showDate(words, root, date)).catch(() =>
    // Beside the star, which needs no texts.
    render(<LoadFailure words={words}>{words.profile.noTexts}</LoadFailure>, root.querySelector('.profile-readings')!),
  );
}

async function showDate(words: ProfileWords, root: HTMLElement, date: CalendarDate): Promise<void> {
  // The page is painted first: this script runs where its reading ends.
  await nextTask();
  const chart = wholeChart(chartNumbers(date));
  const { a, b, c } = chart.numbers;
  const today = calendarDay(new Date());
  const decades = decadesOf(chart);
  const now = currentDecade(ageOn(date, today));
  const long = Promise.all([
    load<ChartTexts>(words.paths.api(apiPath('/chart/{a}/{b}/{c}', { a, b, c }))),
    date.year > today.year ? undefined : loadReading(root, 'year', yearArcanum(date, today.year)),
    loadAges(root, now === undefined ? [] : [decades[now]!]),
  ]);
  const texts = await loadTexts(root.dataset.texts!);
  const headline = headlineOf(JSON.parse(root.dataset.words!).headlines, destinyMatrix(date));
  let props: ProfileProps = { date, today, texts, site: root.dataset.site!, headline, words };
  const whole = long.then(([chartTexts, yearText, ageTexts]) => {
    props = { ...props, chartTexts: chartTexts ?? 'missing', yearText, ageTexts };
    return profileParts(props);
  });
  startActions(words, root, [date], texts);
  const first = (await withPatience(whole)) ?? profileParts(props);
  // The first group has most to say, so its first card is a step of its own.
  const { key, props: whoAmI } = first.groups[0]!;
  const steps = [<GroupSection key={key} {...whoAmI} isBegun />, ...first.groups];
  await drawInSteps([first.portrait, steps, first.technical], ([portrait, groups, technical]) => {
    render(
      <ProfileArticle {...first} portrait={portrait!} groups={groups!} technical={technical!} words={words} />,
      root,
    );
    // Drawn as for somebody new; the date may have been kept a moment ago.
    showVisitor(words, root, date);
  });
  render(<ProfileArticle {...(await whole)} words={words} />, root);
  nameButtons(words);
  goToTarget();
  // The other decades are folded; their texts come last, and not with a click, because paper shows them too.
  const others = await loadAges(
    root,
    decades.filter((arcanum) => !props.ageTexts!.has(arcanum)),
  );
  const ageTexts = new Map([...props.ageTexts!, ...others]);
  // The parts that have not changed are those of before, and are not drawn again.
  const { groups } = profileParts({ ...props, ageTexts });
  const parts = await whole;
  render(<ProfileArticle {...parts} groups={[...parts.groups.slice(0, -1), groups.at(-1)!]} words={words} />, root);
}

/** What some arcana say of an age; each is asked for once. */
async function loadAges(root: HTMLElement, arcana: readonly number[]): Promise<AgeTexts> {
  const asked = [...new Set(arcana)].map(
    async (arcanum) => [arcanum, await loadReading(root, 'age', arcanum)] as const,
  );
  return new Map((await Promise.all(asked)).filter((one): one is [number, Reading] => one[1] !== undefined));
}

function loadReading(root: HTMLElement, ...place: Parameters<typeof readingFile>): Promise<Reading | undefined> {
  return load(`${root.dataset.readings}/${readingFile(...place)}`);
}
