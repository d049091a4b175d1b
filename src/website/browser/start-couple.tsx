import type { JSX } from 'preact';
import type { CalendarDate } from '../../calendar/dates.ts';
import { COUPLE_PARAMETERS } from '../../words/page-paths.ts';
import { dateInQuery } from '../check-date-fields.ts';
import { CoupleIntro } from '../components/date-forms.tsx';
import { type CoupleTexts, coupleTextFiles } from '../loaded-readings.ts';
import type { FirstTexts } from '../pages/couple-shell.tsx';
import { startCopyButtons } from './copy-buttons.ts';
import { CoupleArticle, type CoupleParts, type CoupleProps, coupleParts } from './couple/couple-article.tsx';
import type { CoupleWords } from './couple/couple-meeting.tsx';
import { drawBeside } from './couple-stars.ts';
import { startDateFields } from './date-fields.ts';
import {
  drawInSteps,
  fillShell,
  goToTarget,
  load,
  loadTexts,
  nextTask,
  replaceAddress,
  startActions,
  whileBusy,
  withPatience,
} from './fill-shell.ts';
import { markCurrentSection, startMenus, unfoldForPrint } from './long-page.ts';
import { nameButtons, showRemembered, startRemembering } from './remembered-date.tsx';
import { LoadFailure } from './synthesis-parts.tsx';

export function start(words: CoupleWords): void {
  startCopyButtons(words);
  startMenus();
  unfoldForPrint();
  startRemembering(words);
  const root = document.getElementById('pareja')!;
  startDateFields(words, (date, name) => drawBeside(words, root, name, date));
  void startCouple(words, root);
}

/** Fills the shell of pages/couple-shell.tsx for the dates in the URL. */
async function startCouple(words: CoupleWords, root: HTMLElement): Promise<void> {
  const query = new URLSearchParams(location.search);
  const fields = COUPLE_PARAMETERS.map((name) => dateInQuery(words.dateFields, query, name, new Date().getFullYear()));
  const [a, b] = fields.map(({ date }) => date);
  const showIntro = (notice?: JSX.Element): void => {
    fillShell(root, <CoupleIntro fields={fields} notice={notice} words={words} />);
    for (const [i, name] of COUPLE_PARAMETERS.entries()) drawBeside(words, root, name, fields[i]!.date);
  };
  if (!a || !b) {
    const isInvited = document.documentElement.classList.contains('is-invited');
    if (fields.some(({ problem }) => problem)) {
      document.documentElement.classList.remove('is-invited');
      showIntro();
    } else if (isInvited) replaceAddress(words.paths.couple((a ?? b)!));
    else showRemembered(words, document.getElementById('recordada')!);
    return;
  }
  replaceAddress(words.paths.couple(a, b));
  addEventListener('hashchange', goToTarget);
  markCurrentSection();
  try {
    await whileBusy(root, showCouple(words, root, [a, b]));
  } catch {
    document.documentElement.classList.remove('has-birth');
    showIntro(<LoadFailure words={words}>{words.couple.noTexts}</LoadFailure>);
  }
}

/** Numbers are calculated locally; no request reveals a date. */
async function showCouple(
  words: CoupleWords,
  root: HTMLElement,
  dates: readonly [CalendarDate, CalendarDate],
): Promise<void> {
  // Lets the page paint first: this script runs right after parsing.
  await nextTask();
  const whole = loadCoupleTexts(root.dataset.readings!, dates);
  const texts = await loadTexts(root.dataset.texts ?? '');
  startActions(words, root, dates, texts);
  const { headlines } = JSON.parse(root.dataset.words!) as FirstTexts;
  const props = { dates, texts, headlines, site: root.dataset.site!, words };
  const show = (parts: CoupleParts): void => fillShell(root, <CoupleArticle {...parts} words={words} />);
  const first = await withPatience(whole);
  const parts = coupleParts({ ...props, coupleTexts: first });
  await drawInSteps([parts.readings, parts.bands], ([readings, bands]) =>
    show({ ...parts, readings: readings!, bands: bands! }),
  );
  if (first === undefined) show(coupleParts({ ...props, coupleTexts: await whole }));
  nameButtons(words);
  goToTarget();
}

async function loadCoupleTexts(
  folder: string,
  dates: CoupleProps['dates'],
): Promise<NonNullable<CoupleProps['coupleTexts']>> {
  const loaded = await Promise.all(
    Object.entries(coupleTextFiles(...dates)).map(
      async ([name, file]) => [name, await load(`${folder}/${file}`)] as const,
    ),
  );
  if (loaded.some(([, text]) => text === undefined)) return 'missing';
  const { meeting, center, purposes, karmic_tail, ...places } = Object.fromEntries(loaded);
  return { meeting, center, places, purposes, karmic_tail } as CoupleTexts;
}
