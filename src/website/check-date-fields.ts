import { type CalendarDate, type ParsedDate, parseDate } from '../calendar/dates.ts';
import { dateTextOfQuery, fullYear, readWrittenDate } from '../calendar/read-written-date.ts';
import type { PageWords } from '../words/words.ts';

export type DatePart = keyof CalendarDate;
export type DateFieldWords = PageWords['dateFields'];

/** What the browser itself accepts in the fields of a date. */
export const FIELD_DIGITS: Readonly<Record<DatePart, string>> = {
  day: '[0-9]{1,2}',
  month: '[0-9]{1,2}',
  year: '[0-9]{2}|[0-9]{4}',
};

/** What the fields say, as it was typed. */
export type DateTexts = Readonly<Record<DatePart, string>>;

/** A sentence for the reader, and the field that it is about. */
export interface FieldProblem {
  readonly part: DatePart;
  readonly message: string;
}

/** The other two parts, while one is looked at alone. */
const FITTING: DateTexts = { day: '1', month: '1', year: '2000' };

/**
 * The first thing that is wrong with the fields. An empty one is wrong only when the date is wanted now.
 *
 * @example fieldProblem(words, { day: '45', month: '', year: '' }, false, 2026)?.part // 'day'
 */
export function fieldProblem(
  words: DateFieldWords,
  typed: DateTexts,
  isWanted: boolean,
  thisYear: number,
): FieldProblem | undefined {
  const texts = { ...typed, year: fullYear(typed.year, thisYear) };
  const parts = words.spelling.order;
  for (const part of parts.filter((name) => texts[name] !== '')) {
    const message = explain(words, { ...FITTING, [part]: texts[part] });
    // For a whole date in one field, like 3/4/85, there is a better explanation than that it is not a number. No date is longer.
    if (message)
      return {
        part,
        message: /\d\D|\D\d|\d{6}/.test(texts[part].slice(0, 99))
          ? (explainWritten(words, texts[part], thisYear) ?? message)
          : message,
      };
  }
  const empty = parts.find((part) => texts[part] === '');
  if (empty) return isWanted ? { part: empty, message: words.missing[empty] } : undefined;
  const message = explain(words, texts);
  return message === undefined ? undefined : { part: 'day', message };
}

/** Whether three parts that are no date become one with another text in the field that is typed next: 29/2 is wrong only in some years. */
export function canMend(texts: DateTexts, next: DatePart): boolean {
  const isDate = ({ day, month, year }: DateTexts): boolean => parseDate(day, month, year).ok;
  return isDate({ ...FITTING, [next]: texts[next] }) && isDate({ ...texts, [next]: FITTING[next] });
}

function explain(words: DateFieldWords, { day, month, year }: DateTexts): string | undefined {
  return problemOf(words, parseDate(day, month, year));
}

/** Why a text that was pasted, or is in an address, is not a date. */
export function explainWritten(words: DateFieldWords, text: string, thisYear: number): string | undefined {
  return problemOf(words, readWrittenDate(text, words.spelling, thisYear));
}

function problemOf(words: DateFieldWords, parsed: ParsedDate): string | undefined {
  if (parsed.ok) return undefined;
  const { problem } = parsed;
  return problem.part === 'form' || problem.part === 'path' ? words.unclear : words.explain(problem);
}

/** A date of the address, as its fields show it. */
export interface QueryDate {
  readonly date?: CalendarDate;
  /** Whether its year was written with two digits, and is a guess. */
  readonly isGuess?: boolean;
  /** What is wrong, in a sentence. An empty text is not a mistake. */
  readonly problem?: string;
}

/** The date that a parameter of the address holds, in any spelling that people use. */
export function dateInQuery(words: DateFieldWords, query: URLSearchParams, name: string, thisYear: number): QueryDate {
  const text = dateTextOfQuery(query, name, words.spelling);
  if (!text) return {};
  const parsed = readWrittenDate(text, words.spelling, thisYear);
  return parsed.ok
    ? { date: parsed.date, isGuess: !readWrittenDate(text, words.spelling).ok }
    : { problem: explainWritten(words, text, thisYear)! };
}

/** Whether a text is no more than what one field takes. */
export function isPartOfDate(text: string): boolean {
  return /^[0-9]{0,4}$/.test(text.trim());
}
