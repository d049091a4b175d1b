import { render } from 'preact';
import type { CalendarDate } from '../../calendar/dates.ts';
import { type ReadName, readName } from '../../method/read-name.ts';
import { BIRTH_PARAMETER } from '../../words/page-paths.ts';
import { dateInQuery } from '../check-date-fields.ts';
import type { PageWords } from '../page-words.ts';
import { setDateFields, startDateFields } from './date-fields.ts';
import { load, whileBusy } from './fill-shell.ts';
import { unfoldForPrint } from './folds.ts';
import { keptDate } from './kept-dates.ts';
import { type LifePathBrief, NumbersArticle, type NumberTexts } from './numbers/numbers-article.tsx';
import { calendarDay } from './profile/ages.tsx';

/** Draws the numbers of what the fields say. The texts are whole files: nothing that is asked for tells a date or a name. */
export function start(
  words: Pick<
    PageWords,
    'ages' | 'dateFields' | 'longDate' | 'months' | 'names' | 'numbers' | 'numberTitles' | 'paths'
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

  const {
    date: inAddress,
    isGuess,
    problem: wrong,
  } = dateInQuery(words.dateFields, new URLSearchParams(location.search), BIRTH_PARAMETER, new Date().getFullYear());
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
    else root.querySelector('h2')?.scrollIntoView();
  });
  draw();
  void whileBusy(root, loadTexts());
}
