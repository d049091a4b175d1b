import { render } from 'preact';
import type { CalendarDate } from '../../calendar/dates.ts';
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
import { calendarDay } from './profile/ages.tsx';
import { writeHead } from './write-head.ts';

/** Draws the numbers of what the fields say. The texts are whole files: nothing that is asked for tells a date or a name. */
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
    if (date) writeHead(linkPreview(words, words.paths.numbers, [date])!);
    render(<NumbersArticle {...{ date, name, today, texts, lifePaths, words }} />, root);
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

  /** Read while it is typed; what is wrong is said when the field is left, or at once if it was said before. */
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
  const asked = inAddress ?? (wrong ? undefined : keptDate());
  if (asked) setDateFields(asked, isGuess && words);
  if (wrong) document.getElementById(`${BIRTH_PARAMETER}-problem`)!.textContent = wrong;
  // A browser that comes back fills the fields in again, and then tells their date.
  startDateFields(words, (typed) => {
    date = typed;
    const address = typed ? words.paths.numbersOf(typed) : words.paths.numbers;
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
    // To what was just typed: whoever presses Enter in the name wants to read about the name.
    else root.querySelector(name && document.activeElement === field ? '#nombre-letras' : 'h2')?.scrollIntoView();
  });
  root.addEventListener('click', ({ target }) => {
    const action = (target as Element).closest<HTMLElement>('[data-action]')?.dataset.action;
    if (action === 'print') print();
    if (action !== 'share' || !date) return;
    const title = words.numbers.ofDate(words.longDate(date));
    // The name stays here: no address may contain one.
    const url = location.origin + words.paths.numbersOf(date);
    shareOrCopy(words, () => ({ title, text: title, url }), [url, words.share.copied]).catch(() =>
      announce(words.actions.failed),
    );
  });
  draw();
  void whileBusy(root, loadTexts());
}
