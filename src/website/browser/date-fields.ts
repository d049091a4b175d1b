import { type CalendarDate, isoDate, parseDate } from '../../calendar/dates.ts';
import { fullYear, monthNumber, readWrittenDate } from '../../calendar/read-written-date.ts';
import {
  canMend,
  DATE_PARTS,
  type DateFieldWords,
  type DatePart,
  type DateTexts,
  explainWritten,
  type FieldProblem,
  fieldProblem,
  isPartOfDate,
} from '../check-date-fields.ts';
import { announce } from './copy-buttons.ts';

/** Called after every change of the fields, and when the browser restores the page, with their date if they form one. */
export type OnDate = (date: CalendarDate | undefined, name: string) => void;

export interface DatePageWords {
  readonly dateFields: DateFieldWords;
}

const FIELDS = '[data-date]';
const LONGEST_TEXT = 40;
/** «15/», «15-» or «15.»: the rest belongs to the next field. A space does not end one, as «15 de junio» has two. */
const ENDED = /^([0-9]{1,2})[/.-]$/;

/** Makes all date fields of the page work, also those that are drawn later. */
export function startDateFields({ dateFields: words }: DatePageWords, onDate: OnDate = () => {}): void {
  const tell = (fields: HTMLElement): void => onDate(dateOf(fields), fields.dataset.date!);

  document.addEventListener('paste', (event) => {
    const fields = fieldsOf(event.target);
    const text = event.clipboardData?.getData('text') ?? '';
    if (!fields || isPartOfDate(text)) return;
    event.preventDefault();
    const problem = explainWritten(words, text, thisYear());
    if (problem) {
      // Shown, so that the date that was there before is not sent instead.
      (event.target as HTMLInputElement).value = text.trim().slice(0, LONGEST_TEXT);
      showProblem(fields, { part: partOf(event.target), message: problem });
    } else fill(fields, text);
    tell(fields);
  });
  document.addEventListener('input', ({ target }) => {
    const fields = fieldsOf(target);
    if (!fields) return;
    const input = target as HTMLInputElement;
    const ended = ENDED.exec(input.value);
    if (ended && input.dataset.part !== 'year') {
      input.value = ended[1]!;
      inputOf(fields, input.dataset.part === 'day' ? 'month' : 'year').select();
    } else fill(fields, input.value);
    // A message disappears as soon as it is no longer true; a new one waits until the field loses the focus.
    if (!fieldProblem(words, textsOf(fields), false, thisYear())) showProblem(fields, undefined);
    tell(fields);
  });
  // What is typed next replaces the example or the date before.
  document.addEventListener(
    'focusin',
    ({ target }) => void (fieldsOf(target) && (target as HTMLInputElement).select()),
  );
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const fields = fieldsOf(target);
    if (!fields) return;
    tidy(target as HTMLInputElement);
    const problem = fieldProblem(words, textsOf(fields), false, thisYear());
    const next = fieldsOf(relatedTarget) === fields ? partOf(relatedTarget) : undefined;
    showProblem(fields, next && canMend(textsOf(fields), next) ? undefined : problem);
    tell(fields);
  });
  // Enter sends the form without leaving the field.
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && fieldsOf(target)) tidy(target as HTMLInputElement);
  });
  // The browser's own bubbles speak the browser's language and go away by themselves.
  document.addEventListener('invalid', (event) => void (fieldsOf(event.target) && refuse(words, event)), true);
  document.addEventListener('submit', (event) => void refuse(words, event));
  document.addEventListener('formdata', ({ target, formData }) => {
    for (const fields of (target as HTMLElement).querySelectorAll<HTMLElement>(FIELDS)) {
      for (const { part } of DATE_PARTS) formData.delete(inputOf(fields, part).name);
      const date = dateOf(fields);
      if (date) formData.set(fields.dataset.date!, isoDate(date));
    }
  });
  // After going back, the browser may restore what was typed before.
  addEventListener('pageshow', () => document.querySelectorAll<HTMLElement>(FIELDS).forEach(tell));
}

/** Makes all date fields of the page say a date. */
export function setDateFields(date: CalendarDate): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(`${FIELDS} [data-part]`))
    input.value = String(date[partOf(input)]);
}

/** A month by its name is its number, a year of two digits that can be only one is that one. */
function tidy(input: HTMLInputElement): void {
  input.value = input.value.trim();
  if (input.dataset.part === 'month') input.value = String(monthNumber(input.value) ?? input.value);
  if (input.dataset.part === 'year') input.value = fullYear(input.value, thisYear());
}

/** Stops a form whose date is no date, and leads to the field that must change. */
function refuse(words: DateFieldWords, event: Event): void {
  const form = (event.target as Element).closest('form')!;
  let first: HTMLInputElement | undefined;
  for (const fields of form.querySelectorAll<HTMLElement>(FIELDS)) {
    const problem = fieldProblem(words, textsOf(fields), true, thisYear());
    showProblem(fields, problem);
    if (problem) first ??= inputOf(fields, problem.part);
  }
  if (first) {
    event.preventDefault();
    first.focus();
  } else if (event.type === 'submit' && form.hasAttribute('action') && !navigator.onLine) {
    event.preventDefault();
    announce(words.offline);
  }
}

/** Spreads a whole date over the three fields. */
function fill(fields: HTMLElement, text: string): void {
  const parsed = readWrittenDate(text, thisYear());
  if (!parsed.ok) return;
  for (const { part } of DATE_PARTS) inputOf(fields, part).value = String(parsed.date[part]);
  showProblem(fields, undefined);
}

function showProblem(fields: HTMLElement, problem: FieldProblem | undefined): void {
  const place = fields.querySelector('.date-problem')!;
  const message = problem?.message ?? '';
  // Said once: screen readers read every change.
  if (place.textContent !== message) place.textContent = message;
  for (const { part } of DATE_PARTS) {
    const input = inputOf(fields, part);
    if (part === problem?.part) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
}

/** Decides what a year of two digits can be. */
function thisYear(): number {
  return new Date().getFullYear();
}

function fieldsOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof HTMLInputElement && target.dataset.part ? target.closest<HTMLElement>(FIELDS) : null;
}

function partOf(target: EventTarget | null): DatePart {
  return (target as HTMLInputElement).dataset.part as DatePart;
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
