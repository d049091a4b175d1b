import { type CalendarDate, isoDate, parseDate } from '../../calendar/dates.ts';
import { fullYear, monthNumber, readWrittenDate } from '../../calendar/read-written-date.ts';
import { BIRTH_PARAMETER } from '../../words/page-paths.ts';
import {
  canFix,
  type DateFieldWords,
  type DatePart,
  type DateTexts,
  dateInQuery,
  explainWritten,
  type FieldProblem,
  fieldProblem,
  isPartOfDate,
  type QueryDate,
} from '../check-date-fields.ts';
import { announce } from './copy-buttons.ts';

/** Called after every change of the fields, and when the browser restores the page, with their date if they form one. */
type OnDate = (date: CalendarDate | undefined, name: string) => void;

interface DatePageWords {
  readonly dateFields: DateFieldWords;
}

const FIELDS = '[data-date]';
const LONGEST_TEXT = 40;
/** «15/», «15-» or «15.» moves on to the next field. A space does not, because «15 de junio» contains spaces. */
const ENDED = /^([0-9]{1,2})[/.-]$/;

/** Handles all date fields of the page, including those drawn later. */
export function startDateFields({ dateFields: words }: DatePageWords, onDate: OnDate = () => {}): void {
  const { order } = words.spelling;
  const tell = (fields: HTMLElement): void => onDate(dateOf(fields), fields.dataset.date!);
  watchPresses();

  document.addEventListener('paste', (event) => {
    const fields = fieldsOf(event.target);
    const text = event.clipboardData?.getData('text') ?? '';
    if (!fields || isPartOfDate(text)) return;
    event.preventDefault();
    const problem = explainWritten(words, text, thisYear());
    if (problem) {
      // Shows the rejected text, so that the previous date is not submitted instead.
      (event.target as HTMLInputElement).value = text.trim().slice(0, LONGEST_TEXT);
      showProblem(words, fields, { part: partOf(event.target), message: problem });
    } else fill(words, fields, text, thisYear());
    tell(fields);
  });
  // Two digits may be the start of a four-digit year, so they are not a year until the field loses focus.
  document.addEventListener('input', ({ target }) => {
    const fields = fieldsOf(target);
    if (!fields) return;
    const input = target as HTMLInputElement;
    const ended = ENDED.exec(input.value);
    if (input.dataset.part === 'year') delete fields.dataset.guess;
    if (ended && partOf(input) !== order.at(-1)) {
      input.value = ended[1]!;
      inputOf(fields, order[order.indexOf(partOf(input)) + 1]!).select();
    } else fill(words, fields, input.value);
    // A message disappears as soon as it no longer applies; a new one waits until the field loses focus.
    if (!fieldProblem(words, textsOf(fields), false, thisYear())) showProblem(words, fields, undefined);
    tell(fields);
  });
  // Typing replaces the example or the previous date.
  document.addEventListener(
    'focusin',
    ({ target }) => void (fieldsOf(target) && (target as HTMLInputElement).select()),
  );
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const fields = fieldsOf(target);
    if (!fields) return;
    tidy(words, fields, target as HTMLInputElement);
    tell(fields);
    const next = fieldsOf(relatedTarget) === fields ? partOf(relatedTarget) : undefined;
    afterPress(() => showOnLeaving(words, fields, next));
  });
  // Enter submits the form without a `focusout`.
  document.addEventListener('keydown', ({ key, target }) => {
    const fields = key === 'Enter' && fieldsOf(target);
    if (!fields) return;
    tidy(words, fields, target as HTMLInputElement);
    tell(fields);
  });
  // Replaces the browser's own messages, which are in the browser's language and disappear by themselves.
  document.addEventListener('invalid', (event) => void (fieldsOf(event.target) && refuse(words, event)), true);
  // Captures the event: the page's own listener needs the parsed date or a prevented submit.
  const submit = (event: SubmitEvent): void => {
    for (const fields of (event.target as HTMLElement).querySelectorAll<HTMLElement>(FIELDS)) {
      for (const part of order) tidy(words, fields, inputOf(fields, part));
      tell(fields);
    }
    refuse(words, event);
  };
  document.addEventListener('submit', submit, true);
  document.addEventListener('formdata', ({ target, formData }) => {
    for (const fields of (target as HTMLElement).querySelectorAll<HTMLElement>(FIELDS)) {
      for (const part of order) formData.delete(inputOf(fields, part).name);
      const date = dateOf(fields);
      if (date) formData.set(fields.dataset.date!, isoDate(date));
    }
  });
  // After a back navigation, the browser may restore earlier input.
  addEventListener('pageshow', () => document.querySelectorAll<HTMLElement>(FIELDS).forEach(tell));
}

/** The page's own date, from the URL. */
export function birthInAddress({ dateFields }: DatePageWords): QueryDate {
  return dateInQuery(dateFields, new URLSearchParams(location.search), BIRTH_PARAMETER, thisYear());
}

/** Fills a date into the fields of the page's own date; with words, also shows that its year is a guess. */
export function setDateFields(date: CalendarDate, guessed?: DatePageWords | false): void {
  for (const fields of document.querySelectorAll<HTMLElement>(`[data-date="${BIRTH_PARAMETER}"]`)) {
    setDate(fields, date, Boolean(guessed));
    if (guessed) showProblem(guessed.dateFields, fields, undefined);
  }
}

function setDate(fields: HTMLElement, date: CalendarDate, isGuess: boolean): void {
  for (const input of inputsOf(fields)) input.value = String(date[partOf(input)]);
  if (isGuess) fields.dataset.guess = String(date.year);
  else delete fields.dataset.guess;
}

/** Normalizes a field after typing: a month's name becomes its number, and a year gets four digits. */
function tidy(words: DateFieldWords, fields: HTMLElement, input: HTMLInputElement): void {
  input.value = input.value.trim();
  fill(words, fields, input.value, thisYear());
  if (input.dataset.part === 'month') input.value = String(monthNumber(input.value, words.spelling) ?? input.value);
  if (input.dataset.part !== 'year') return;
  const year = fullYear(input.value, thisYear());
  if (year !== input.value) fields.dataset.guess = year;
  input.value = year;
}

/** The message when a field loses focus: none if the next field can still fix the date, unless it is already shown. */
function showOnLeaving(words: DateFieldWords, fields: HTMLElement, next: DatePart | undefined): void {
  const texts = textsOf(fields);
  const wanted = fieldProblem(words, texts, true, thisYear());
  const isSaid = wanted !== undefined && wanted.message === fields.querySelector('.date-problem')!.textContent;
  const isFixable = next !== undefined && canFix(texts, next);
  showProblem(words, fields, isSaid ? wanted : isFixable ? undefined : fieldProblem(words, texts, false, thisYear()));
}

/** Prevents submitting an invalid date and focuses the field to change. */
function refuse(words: DateFieldWords, event: Event): void {
  const form = (event.target as Element).closest('form')!;
  const found = [...form.querySelectorAll<HTMLElement>(FIELDS)].map((fields) => ({
    fields,
    problem: fieldProblem(words, textsOf(fields), true, thisYear()),
  }));
  const first = found.find(({ problem }) => problem);
  // Focus first: the field in which Enter was pressed updates its message when it loses focus.
  if (first) inputOf(first.fields, first.problem!.part).focus();
  for (const { fields, problem } of found) showProblem(words, fields, problem);
  if (first) event.preventDefault();
  else if (event.type === 'submit' && form.hasAttribute('action') && !navigator.onLine) {
    event.preventDefault();
    announce(words.offline);
  }
}

/** Distributes a whole date over the three fields. */
function fill(words: DateFieldWords, fields: HTMLElement, text: string, until?: number): void {
  const parsed = readWrittenDate(text, words.spelling, until);
  if (!parsed.ok) return;
  setDate(fields, parsed.date, !readWrittenDate(text, words.spelling).ok);
  showProblem(words, fields, undefined);
}

/** Shows the problem or, without one, the guessed year. */
function showProblem(words: DateFieldWords, fields: HTMLElement, problem: FieldProblem | undefined): void {
  const place = fields.querySelector('.date-problem')!;
  const { guess } = fields.dataset;
  const message = problem?.message ?? (guess ? words.guess(guess) : '');
  // Set only if different: screen readers announce every change.
  if (place.textContent !== message) place.textContent = message;
  for (const input of inputsOf(fields)) {
    if (partOf(input) === problem?.part) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
}

let isPressed = false;

/** Tracks whether a mouse button, pen or finger is down. */
function watchPresses(): void {
  addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isPressed = false), true);
}

/** Delays work that may shift the layout until a press has ended: a button that moves during a click would miss it. */
function afterPress(work: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(work), { once: true });
  else setTimeout(work);
}

/** The upper bound for two-digit years. */
function thisYear(): number {
  return new Date().getFullYear();
}

function fieldsOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof HTMLInputElement && target.dataset.part ? target.closest<HTMLElement>(FIELDS) : null;
}

function partOf(target: EventTarget | null): DatePart {
  return (target as HTMLInputElement).dataset.part as DatePart;
}

function inputsOf(fields: HTMLElement): Iterable<HTMLInputElement> {
  return fields.querySelectorAll<HTMLInputElement>('[data-part]');
}

function inputOf(fields: HTMLElement, part: DatePart): HTMLInputElement {
  return fields.querySelector<HTMLInputElement>(`[data-part="${part}"]`)!;
}

function textsOf(fields: HTMLElement): DateTexts {
  const text = (part: DatePart): string => inputOf(fields, part).value.trim();
  return { day: text('day'), month: text('month'), year: text('year') };
}

function dateOf(fields: HTMLElement): CalendarDate | undefined {
  const { day, month, year } = textsOf(fields);
  const parsed = parseDate(day, month, year);
  return parsed.ok ? parsed.date : undefined;
}
