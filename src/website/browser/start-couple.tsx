import { apiPath } from '../../contract/api-path.ts';
import { type CalendarDate, isoDate } from '../../contract/check-date.ts';
import { COUPLE_PARAMETERS, sitePath } from '../../contract/routes.ts';
import { spanishDate } from '../../contract/spanish-date.ts';
import { earlierFirst } from '../../domain/couple-chart.ts';
import { CoupleIntro } from '../components/couple-intro.tsx';
import { startCopyButtons } from './copy-buttons.ts';
import { CoupleArticle } from './couple/couple-article.tsx';
import type { CoupleTexts } from './couple/couple-texts.ts';
import { startDateFields } from './date-fields.ts';
import { dateOfQuery } from './date-of-query.ts';
import { load, loadTexts, TEXTS_MISSING } from './load-texts.ts';
import { show } from './show.ts';

/** Fills the shell of pages/couple-shell.tsx with the dates of the address. */
async function startCouple(root: HTMLElement): Promise<void> {
  const query = new URLSearchParams(location.search);
  const fields = COUPLE_PARAMETERS.map((name) => dateOfQuery(query, name));
  const [a, b] = fields.map(({ date }) => date);
  if (!a || !b) return show(root, <CoupleIntro fields={fields} />);
  const address = sitePath.couple(a, b);
  if (location.pathname + location.search !== address) history.replaceState(null, '', address);
  try {
    await showCouple(root, [a, b]);
  } catch {
    show(root, <CoupleIntro fields={fields} notice={TEXTS_MISSING} />);
  }
}

/** The texts name both dates in their address, as the page does; neither is kept. */
async function showCouple(root: HTMLElement, dates: readonly [CalendarDate, CalendarDate]): Promise<void> {
  const [a, b] = earlierFirst(...dates).map(isoDate) as [string, string];
  const coupleTexts = load<CoupleTexts>(apiPath('/couple/{a}/{b}', { a, b }));
  const texts = await loadTexts(root.dataset.texts ?? '');
  const title = `Pareja del ${dates.map(spanishDate).join(' y del ')}`;
  document.title = document.title.replace(/^.*?(?= ·|$)/, () => title);
  show(root, <CoupleArticle dates={dates} texts={texts} />);
  show(root, <CoupleArticle dates={dates} texts={texts} coupleTexts={(await coupleTexts) ?? 'missing'} />);
}

startCopyButtons();
startDateFields();
void startCouple(document.getElementById('pareja')!);
