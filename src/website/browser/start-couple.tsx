import type { CalendarDate } from '../../calendar/dates.ts';
import { spanishDate } from '../../calendar/spanish-date.ts';
import { COUPLE_PARAMETERS, sitePath } from '../../http/site-path.ts';
import { coupleChart } from '../../method/couple-chart.ts';
import { CoupleIntro } from '../components/date-forms.tsx';
import { type CoupleReadings, coupleTextsOf } from '../couple-readings.ts';
import { dateInQuery } from '../typed-date.ts';
import { startCopyButtons } from './copy-buttons.ts';
import { CoupleArticle } from './couple/couple-article.tsx';
import { startDateFields } from './date-fields.ts';
import { fillShell, load, loadTexts, TEXTS_MISSING } from './fill-shell.ts';

/** Fills the shell of pages/couple-shell.tsx with the dates of the address. */
async function startCouple(root: HTMLElement): Promise<void> {
  const query = new URLSearchParams(location.search);
  const fields = COUPLE_PARAMETERS.map((name) => dateInQuery(query, name));
  const [a, b] = fields.map(({ date }) => date);
  if (!a || !b) return fillShell(root, <CoupleIntro fields={fields} />);
  const address = sitePath.couple(a, b);
  if (location.pathname + location.search !== address) history.replaceState(null, '', address);
  try {
    await showCouple(root, [a, b]);
  } catch {
    fillShell(root, <CoupleIntro fields={fields} notice={TEXTS_MISSING} />);
  }
}

/** Numbers at once, texts when they have arrived; nothing that is asked for names a date. */
async function showCouple(root: HTMLElement, dates: readonly [CalendarDate, CalendarDate]): Promise<void> {
  const readings = load<CoupleReadings>(root.dataset.readings ?? '');
  const texts = await loadTexts(root.dataset.texts ?? '');
  const title = `Pareja del ${dates.map(spanishDate).join(' y del ')}`;
  document.title = document.title.replace(/^.*?(?= ·|$)/, () => title);
  fillShell(root, <CoupleArticle dates={dates} texts={texts} />);
  const arrived = await readings;
  const coupleTexts = arrived ? coupleTextsOf(arrived, coupleChart(...dates)) : 'missing';
  fillShell(root, <CoupleArticle dates={dates} texts={texts} coupleTexts={coupleTexts} />);
}

startCopyButtons();
startDateFields();
void startCouple(document.getElementById('pareja')!);
