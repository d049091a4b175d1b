import { type CalendarDate, parseDate } from '../../calendar/dates.ts';
import { fullYear, monthNumber } from '../../calendar/read-written-date.ts';
import type { PageWords } from '../../words/words.ts';
import { type DateTexts, fieldProblem } from '../check-date-fields.ts';

type FormWords = Pick<PageWords, 'dateFields' | 'element'>;

/** The message of the form or the element about a date: a problem, or the guessed year. */
export function messageLine(text = ''): HTMLParagraphElement {
  const line = document.createElement('p');
  line.className = 'message';
  line.id = 'message';
  line.setAttribute('role', 'status');
  line.textContent = text;
  return line;
}

/** A title, day, month, year and a button. The star updates during input; Enter and the button also show problems. */
export function dateForm(
  { dateFields, element }: FormWords,
  message: HTMLElement,
  onDate: (date: CalendarDate | undefined) => void,
): HTMLFormElement {
  const form = document.createElement('form');
  const title = document.createElement('p');
  title.className = 'title';
  title.id = 'title';
  title.textContent = element.title;
  form.setAttribute('aria-labelledby', title.id);
  // Replaced by our own messages, in the star's language.
  form.noValidate = true;
  const inputs = dateFields.spelling.order.map((part) => {
    const input = document.createElement('input');
    input.inputMode = 'numeric';
    input.autocomplete = `bday-${part}`;
    input.setAttribute('aria-describedby', message.id);
    return [part, input] as const;
  });
  const labels = inputs.map(([part, input]) => {
    const label = document.createElement('label');
    label.append(dateFields[part], input);
    return label;
  });
  const button = document.createElement('button');
  button.textContent = element.show;
  form.append(title, ...labels, button);

  const thisYear = new Date().getFullYear();
  const texts = (): DateTexts =>
    Object.fromEntries(inputs.map(([part, { value }]) => [part, value.trim()])) as Record<keyof DateTexts, string>;
  const tell = (): void => {
    const { day, month, year } = texts();
    const parsed = parseDate(day, month, year);
    onDate(parsed.ok ? parsed.date : undefined);
  };
  /** Set by `check`, which normalizes as date-fields.ts does: a month's name becomes its number, and a year gets four digits. */
  let guess = '';
  const check = (isRequired: boolean): void => {
    for (const [part, input] of inputs) {
      const text = input.value.trim();
      if (part === 'month') input.value = String(monthNumber(text, dateFields.spelling) ?? text);
      if (part !== 'year') continue;
      input.value = fullYear(text, thisYear);
      if (input.value !== text) guess = dateFields.guess(input.value);
    }
    const problem = fieldProblem(dateFields, texts(), isRequired, thisYear);
    message.textContent = problem?.message ?? guess;
    for (const [part, input] of inputs) {
      const isWrong = part === problem?.part;
      if (isWrong) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
      if (isWrong && isRequired) input.focus();
    }
    tell();
  };
  form.addEventListener('input', () => {
    guess = '';
    message.textContent = '';
    tell();
  });
  form.addEventListener('change', () => check(false));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    check(true);
  });
  return form;
}
