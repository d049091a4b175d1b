import { render } from 'preact';
import { calendarDay } from '../../calendar/age.ts';
import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import { type ReadName, readName } from '../../method/read-name.ts';
import { linkPreview } from '../../previews/link-preview.ts';
import { BIRTH_PARAMETER } from '../../words/page-paths.ts';
import type { PageWords } from '../../words/words.ts';
import { announce, shareOrCopy } from './copy-buttons.ts';
import { birthInAddress, setDateFields, startDateFields } from './date-fields.ts';
import { load, whileBusy } from './fill-shell.ts';
import { keptDate } from './kept-dates.ts';
import { unfoldForPrint } from './long-page.ts';
import { type LifePathBrief, NumbersArticle, type NumberTexts } from './numbers/numbers-article.tsx';
import { writeHead } from './write-head.ts';

/** Draws the numbers for the fields' contents. The texts are whole files, so no request reveals a date or name. */
export function start(
  words: Pick<
    PageWords,
    | 'actions'
    | 'ages'
    | 'copying'
    | 'dateFields'
    | 'longDate'
    | 'months'
    | 'names'
    | 'numbers'
    | 'numberTitles'
    | 'paths'
    | 'previews'
    | 'share'
  >,
): void {
  const root = document.getElementById('numeros')!;
  unfoldForPrint();
  const field = document.getElementById('nombre') as HTMLInputElement;
  const problem = document.getElementById('nombre-problema')!;
  let date: CalendarDate | undefined;
  let name: ReadName | undefined;
  let texts: NumberTexts | 'missing' | undefined;
  let lifePaths: readonly LifePathBrief[] | undefined;

  function draw(): void {
    const today = calendarDay(new Date());
    writeHead(linkPreview(words, words.paths.numbers, sharedDates()) ?? JSON.parse(root.dataset.head!));
    render(<NumbersArticle {...{ date, name, today, texts, lifePaths, words }} />, root);
  }

  /** What the URL and the head may contain, which are shared: a saved date stays in this browser. */
  function sharedDates(): CalendarDate[] {
    return date && !(kept && isoDate(kept) === isoDate(date)) ? [date] : [];
  }

  async function loadTexts(): Promise<void> {
    const [numbers, paths] = await Promise.all([
      load<NumberTexts>(root.dataset.numbers!),
      load<readonly LifePathBrief[]>(root.dataset.lifePaths!),
    ]);
    texts = numbers ?? 'missing';
    lifePaths = paths;
    draw();
  }

  /** Runs on every input; a problem is shown when the field loses focus, or at once if one is already shown. */
  function readField(isLeft: boolean): void {
    const read = field.value.trim() === '' ? undefined : readName(field.value);
    const message = read && !read.ok ? words.names.explain(read.problem) : '';
    if (isLeft || message === '' || problem.textContent !== '') problem.textContent = message;
    if (problem.textContent) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    name = read?.ok ? read.name : undefined;
    draw();
  }

  const { date: inAddress, isGuess, problem: wrong } = birthInAddress(words);
  const kept = inAddress || wrong ? undefined : keptDate();
  const asked = inAddress ?? kept;
  if (asked) setDateFields(asked, isGuess && words);
  if (wrong) document.getElementById(`${BIRTH_PARAMETER}-problem`)!.textContent = wrong;
  // Also called after a back navigation, when the browser has restored the fields.
  startDateFields(words, (typed) => {
    date = typed;
    const [shared] = sharedDates();
    const address = shared ? words.paths.numbersOf(shared) : words.paths.numbers;
    if (!wrong || typed) history.replaceState(null, '', address + location.hash);
    draw();
  });
  date = asked;
  field.addEventListener('input', () => readField(false));
  field.addEventListener('blur', () => readField(true));
  addEventListener('pageshow', () => readField(true));
  document.getElementById('numeros-datos')!.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    readField(true);
    if (field.hasAttribute('aria-invalid')) field.focus();
    // Scrolls to the results of the field in which Enter was pressed.
    else root.querySelector(name && document.activeElement === field ? '#nombre-letras' : 'h2')?.scrollIntoView();
  });
  root.addEventListener('click', ({ target }) => {
    const action = (target as Element).closest<HTMLElement>('[data-action]')?.dataset.action;
    if (action === 'print') print();
    if (action !== 'share' || !date) return;
    const title = words.numbers.ofDate(words.longDate(date));
    // Without the name, which must never be in a URL.
    const url = location.origin + words.paths.numbersOf(date);
    shareOrCopy(words, () => ({ title, text: title, url }), [url, words.share.copied]).catch(() =>
      announce(words.actions.failed),
    );
  });
  draw();
  void whileBusy(root, loadTexts());
}
