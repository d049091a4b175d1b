import type { CalendarDate } from '../../calendar/dates.ts';
import { COUPLE_PARAMETERS, sitePath } from '../../http/site-path.ts';
import { type CoupleChart, coupleChart } from '../../method/couple-chart.ts';
import { CoupleIntro } from '../components/date-forms.tsx';
import { type CoupleReadingFiles, type CoupleReadings, coupleTextsOf, shownArcana } from '../couple-readings.ts';
import { dateInQuery } from '../typed-date.ts';
import { goToTarget, startActions } from './article-page.ts';
import { startCopyButtons } from './copy-buttons.ts';
import { CoupleArticle, type CoupleProps } from './couple/couple-article.tsx';
import { startDateFields } from './date-fields.ts';
import { fillShell, load, loadTexts, TEXTS_MISSING, whileBusy } from './fill-shell.ts';
import { startMenus, unfoldExamples, unfoldForPrint } from './folds.ts';
import { nameButtons, showRemembered, startRemembering } from './remembered-date.tsx';

/** Fills the shell of pages/couple-shell.tsx with the dates of the address. */
async function startCouple(root: HTMLElement): Promise<void> {
  const query = new URLSearchParams(location.search);
  const fields = COUPLE_PARAMETERS.map((name) => dateInQuery(query, name));
  const [a, b] = fields.map(({ date }) => date);
  if (!a || !b) {
    const isInvited = document.documentElement.classList.contains('is-invited');
    if (fields.some(({ problem }) => problem)) {
      document.documentElement.classList.remove('is-invited');
      fillShell(root, <CoupleIntro fields={fields} />);
    } else if (isInvited) replaceAddress(sitePath.couple((a ?? b)!));
    else showRemembered(document.getElementById('recordada')!);
    return;
  }
  replaceAddress(sitePath.couple(a, b));
  addEventListener('hashchange', goToTarget);
  try {
    await whileBusy(root, showCouple(root, [a, b]));
  } catch {
    document.documentElement.classList.remove('has-birth');
    fillShell(root, <CoupleIntro fields={fields} notice={TEXTS_MISSING} />);
  }
}

/** One spelling for each couple. */
function replaceAddress(address: string): void {
  if (location.pathname + location.search !== address) history.replaceState(null, '', address + location.hash);
}

/** How long the first drawing waits for the readings: what comes later moves what is below it. */
const PATIENCE_MS = 1_500;

/** Numbers are there at once; nothing that is asked for names a date. */
async function showCouple(root: HTMLElement, dates: readonly [CalendarDate, CalendarDate]): Promise<void> {
  const chart = coupleChart(...dates);
  const whole = loadReadings(JSON.parse(root.dataset.readings!), chart).then((arrived) =>
    arrived ? coupleTextsOf(arrived, chart) : ('missing' as const),
  );
  const texts = await loadTexts(root.dataset.texts ?? '');
  startActions(root, dates, texts);
  const props = { dates, texts, site: root.dataset.site! };
  const show = (coupleTexts: CoupleProps['coupleTexts'], isBegun = false): void => {
    fillShell(root, <CoupleArticle {...props} coupleTexts={coupleTexts} isBegun={isBegun} />);
    unfoldExamples();
    nameButtons();
  };
  const first = await Promise.race([whole, pause(PATIENCE_MS)]);
  // In two steps, so that the page answers in between. A hidden one need not, and its timers are slow.
  if (!document.hidden) {
    show(first, true);
    await pause(0);
  }
  show(first);
  if (first === undefined) show(await whole);
  goToTarget();
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Six of the 22 at most; nothing if one of them does not come. */
async function loadReadings(files: CoupleReadingFiles, chart: CoupleChart): Promise<CoupleReadings | undefined> {
  const arcana: CoupleReadings['arcana'][number][] = [];
  const [tails, ...isThere] = await Promise.all([
    load<CoupleReadings['tails']>(files.tails),
    ...shownArcana(chart).map(async (number) => {
      const readings = await load<CoupleReadings['arcana'][number]>(files.arcana[number - 1]!);
      if (readings) arcana[number - 1] = readings;
      return readings !== undefined;
    }),
  ]);
  return tails && isThere.every(Boolean) ? { arcana, tails } : undefined;
}

startCopyButtons();
startMenus();
unfoldForPrint();
startRemembering();
startDateFields();
void startCouple(document.getElementById('pareja')!);
