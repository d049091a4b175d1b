import { type CalendarDate, type ParsedDate, parseDate } from '../calendar/dates.ts';
import { dateTextOfQuery, fullYear, readWrittenDate } from '../calendar/read-written-date.ts';
import type { PageWords } from '../words/words.ts';

export type DatePart = keyof CalendarDate;
export type DateFieldWords = PageWords['dateFields'];

/** The `pattern` attributes of the date fields. */
export const FIELD_DIGITS: Readonly<Record<DatePart, string>> = {
  day: '[0-9]{1,2}',
  month: '[0-9]{1,2}',
  year: '[0-9]{2}|[0-9]{4}',
};

/** The fields' contents as typed. */
export type DateTexts = Readonly<Record<DatePart, string>>;

/** A message for the reader and the field it is about. */
export interface FieldProblem {
  readonly part: DatePart;
  readonly message: string;
}

/** No date is longer; only this much of a text is looked at. */
const LONGEST = 99;

/** Valid values for the other two parts while one is checked alone. */
const FITTING: DateTexts = { day: '1', month: '1', year: '2000' };

/**
 * The first problem with the fields. An empty field is a problem only with `isRequired`.
 *
 * @example fieldProblem(words, { day: '45', month: '', year: '' }, false, 2026)?.part // 'day'
 */
export function fieldProblem(
  words: DateFieldWords,
  typed: DateTexts,
  isRequired: boolean,
  thisYear: number,
): FieldProblem | undefined {
  const texts = { ...typed, year: fullYear(typed.year, thisYear) };
  const parts = words.spelling.order;
  for (const part of parts.filter((name) => texts[name] !== '')) {
    const message = explain(words, { ...FITTING, [part]: texts[part] });
    // A whole date in one field, such as 3/4/85, gets a better message than "not a number".
    if (message)
      return {
        part,
        message: /\d\D|\D\d|\d{6}/.test(texts[part].slice(0, LONGEST))
          ? (explainWritten(words, texts[part], thisYear) ?? message)
          : message,
      };
  }
  const empty = parts.find((part) => texts[part] === '');
  if (empty) return isRequired ? { part: empty, message: words.missing[empty] } : undefined;
  const message = explain(words, texts);
  return message === undefined ? undefined : { part: 'day', message };
}

/** Whether changing the next field can make an invalid date valid: 29/2 is wrong only in some years. */
export function canFix(texts: DateTexts, next: DatePart): boolean {
  const isDate = ({ day, month, year }: DateTexts): boolean => parseDate(day, month, year).ok;
  return isDate({ ...FITTING, [next]: texts[next] }) && isDate({ ...texts, [next]: FITTING[next] });
}

function explain(words: DateFieldWords, { day, month, year }: DateTexts): string | undefined {
  return problemOf(words, parseDate(day, month, year));
}

/** Why a text that was pasted or is in a URL is not a date. */
export function explainWritten(words: DateFieldWords, text: string, thisYear: number): string | undefined {
  return problemOf(words, readWrittenDate(text, words.spelling, thisYear));
}

function problemOf(words: DateFieldWords, parsed: ParsedDate): string | undefined {
  if (parsed.ok) return undefined;
  const { problem } = parsed;
  return problem.part === 'form' || problem.part === 'path' ? words.unclear : words.explain(problem);
}

/** A date from the URL, as its fields show it. */
export interface QueryDate {
  readonly date?: CalendarDate;
  /** Whether its year is a guess from two digits. */
  readonly isGuess?: boolean;
  /** The problem as a sentence. An empty text is not a problem. */
  readonly problem?: string;
}

/** The date in a parameter of the URL, in any spelling that people use. */
export function dateInQuery(words: DateFieldWords, query: URLSearchParams, name: string, thisYear: number): QueryDate {
  const text = dateTextOfQuery(query, name, words.spelling);
  if (!text) return {};
  const parsed = readWrittenDate(text, words.spelling, thisYear);
  return parsed.ok
    ? { date: parsed.date, isGuess: !readWrittenDate(text, words.spelling).ok }
    : { problem: explainWritten(words, text, thisYear)! };
}

/** Whether a text fits a single field. */
export function isPartOfDate(text: string): boolean {
  return /^[0-9]{0,4}$/.test(text.slice(0, LONGEST).trim());
}
