import { type DateProblem, EXAMPLE_DATE, isoDate, parseIsoDate } from '../calendar/dates.ts';
import { quote } from '../calendar/spanish-date.ts';
import type { AnyEndpoint, Parameter } from './endpoint.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const EXPECTED = `Expected YYYY-MM-DD, for example ${isoDate(EXAMPLE_DATE)}.`;

/** Why a date was refused, for programmers and assistants; the API itself says it in Spanish. */
export function explainDateInEnglish(problem: DateProblem, expected = EXPECTED): string {
  switch (problem.part) {
    case 'form':
      return `"${quote(problem.text)}" is not a date. ${expected}`;
    case 'path':
      return `That is not a date. ${expected}`;
    case 'date': {
      const { day, month, year } = problem.date;
      return `${day} ${MONTHS[month - 1]} ${year} does not exist: that month ends on day ${problem.lastDay}.`;
    }
    case 'year':
      return `The year "${quote(problem.text)}" is not valid: it must have four digits, from ${problem.min} to ${problem.max}.`;
    default:
      return `The ${problem.part} "${quote(problem.text)}" is not valid: it must be a whole number from ${problem.min} to ${problem.max}.`;
  }
}

/** Why an endpoint refused what was given for its parameters, one sentence for each that is wrong. */
export function refusalInEnglish({ parameters, refusal }: AnyEndpoint, texts: readonly string[]): string {
  const reasons = parameters.flatMap((parameter, i) => reasonAgainst(parameter, texts[i] ?? ''));
  return reasons.length > 0 ? reasons.join(' ') : `${refusal?.body.error ?? 'Not found'}.`;
}

function reasonAgainst({ name, schema }: Parameter, text: string): string[] {
  if (schema.format === 'date') {
    const parsed = parseIsoDate(text);
    return parsed.ok ? [] : [explainDateInEnglish(parsed.problem)];
  }
  const { enum: values, minimum, maximum } = schema as { enum?: unknown[]; minimum?: number; maximum?: number };
  const number = /^[0-9]+$/.test(text) ? Number(text) : Number.NaN;
  if (values && !values.includes(schema.type === 'integer' ? number : text))
    return [`The ${name} "${quote(text)}" is not valid: it must be one of ${values.join(', ')}.`];
  if (minimum !== undefined && !(number >= minimum && number <= maximum!))
    return [`The ${name} "${quote(text)}" is not valid: it must be a whole number from ${minimum} to ${maximum}.`];
  return [];
}
