import { type CalendarDate, EXAMPLE_DATE, isoDate, parseIsoDate } from '../calendar/dates.ts';
import { type Expected, expectedPath, invalidDate, invalidName } from '../http/errors.ts';
import { lifePathNumber } from '../method/birth-numbers.ts';
import {
  explainMaturityNumber,
  explainNameNumbers,
  NAME_TOTALS,
  type NameTotal,
  nameNumbers,
} from '../method/name-numbers.ts';
import { LONGEST_NAME, type ReadName, readName } from '../method/read-name.ts';
import { EXAMPLE_NAME } from '../words/es/example-name.ts';
import { bodyOrigin } from './attribution.ts';
import { debtCard, numberCard, textOf } from './body-parts.ts';
import type { Endpoint, Reader } from './endpoint.ts';
import * as field from './fields.ts';
import { NUMBERS_HEADING } from './numbers.ts';
import { accept, expectedFrom, ISO_DATE, misread, refuse } from './parameters.ts';
import { boolean, dateText, integer, list, matching, named, nullable, object, type Static, text } from './schema.ts';

const numbersWithText = (role: 'karmic_lesson' | 'hidden_passion') =>
  list(object({ number: field.numberOf(role), text }), { max: 9 });
const letter = named(
  'name-letter',
  object({ letter: matching('^[A-Z]$'), written: text, value: integer(1, 9), is_vowel: boolean }),
);

const schema = object({
  input: object({ name: text, date: nullable(dateText) }),
  expression: field.numberCard('expression'),
  soul_urge: nullable(field.numberCard('soul_urge')),
  personality: nullable(field.numberCard('personality')),
  maturity: nullable(field.numberCard('maturity')),
  karmic_debts: field.debts(NAME_TOTALS),
  karmic_lessons: numbersWithText('karmic_lesson'),
  hidden_passions: numbersWithText('hidden_passion'),
  parts: list(object({ text, letters: list(letter, { min: 1 }) }), { min: 1 }),
  ...field.origin,
});

type NameBody = Static<typeof schema>;

/** The letters in names: Latin ones that decompose into A to Z and accents, and others that the method counts. */
const LETTERS = 'A-Za-zÀ-ÖØ-öø-ıĴ-ķĹ-ľŁ-ňŊ-žƁƆƊƏƐƗ-ƙƠơƯưƳƴǍ-ǜǞ-ǣǦ-ǭǰǴǵǸ-țȞȟȦ-ȳɓɔɗəɛɨḀ-ẙẠ-ỹ';
/** Allowed between and around letters: spaces, periods, hyphens and what people type as an apostrophe. */
const BETWEEN = "[ .'’‘ʼʻ´`‐‑-]*";
/**
 * For programs that validate before sending. The endpoint itself validates in code, which also accepts rare cases: full-width
 * letters, more accents on a letter. Spelled out because not every regular expression engine knows `\p{Script=Latin}`.
 */
export const NAME_PATTERN = `^${BETWEEN}(?:[${LETTERS}][\\u0300-\\u033f]{0,2}${BETWEEN})+$`;

const NAME = {
  name: 'name',
  schema: { type: 'string', minLength: 1, maxLength: LONGEST_NAME, pattern: NAME_PATTERN },
  example: EXAMPLE_NAME,
} as const;

export interface OfName {
  readonly name: ReadName;
  readonly date: CalendarDate | undefined;
}

const EXAMPLE = { name: 'Ana', date: isoDate(EXAMPLE_DATE) };
const expected: Expected = (words) => {
  const { name, isoDate: date } = words.errors.placeholders;
  return expectedPath(words, '/name/{name}/{date}', { name, date }, EXAMPLE);
};

const read: Reader<OfName, never> = ([sent = '', date, ...more], source) => {
  const text = source === 'address' ? decoded(sent) : sent;
  if (text === undefined) return refuse(invalidName({ kind: 'encoding' }));
  const name = readName(text);
  if (!name.ok) return refuse(invalidName(name.problem));
  if (date === undefined) return accept({ name: name.name, date: undefined });
  const parsed = parseIsoDate([date, ...more].join('/'));
  return parsed.ok
    ? accept({ name: name.name, date: parsed.date })
    : refuse(invalidDate(parsed.problem, expectedFrom(source) ?? expected));
};

/** `undefined` if it is not UTF-8. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export const name = {
  name: 'name',
  path: '/name/{name}',
  parameters: [NAME],
  read,
  allowance: 'matrix',
  privacy: 'secret',
  media: 'json',
  schemaName: 'name',
  texts: ['numberTexts'],
  schema,
  otherwise: misread(read),
  operation: { id: 'getName', tag: 'numbers' },
  refused: [['Ana7']],
  hasExample: true,
  body: (context) => {
    const { numberTexts } = context.content;
    return ({ name, date }) => {
      const { expression, karmicDebts, karmicLessons, hiddenPassions } = nameNumbers(name);
      const steps = explainNameNumbers(name);
      const card = (total: NameTotal) =>
        steps[total].length > 0 ? numberCard(numberTexts, total, steps[total]) : null;
      const withText = (role: 'karmic_lesson' | 'hidden_passion') => (number: number) => ({
        number,
        text: textOf(numberTexts, role, number),
      });
      return {
        input: { name: name.text, date: date ? isoDate(date) : null },
        expression: card('expression'),
        soul_urge: card('soul_urge'),
        personality: card('personality'),
        maturity: date
          ? numberCard(numberTexts, 'maturity', explainMaturityNumber(lifePathNumber(date), expression))
          : null,
        karmic_debts: karmicDebts.map((debt) => debtCard(numberTexts, debt)),
        karmic_lessons: karmicLessons.map(withText('karmic_lesson')),
        hidden_passions: hiddenPassions.map(withText('hidden_passion')),
        parts: name.parts.map(({ text, letters }) => ({
          text,
          letters: letters.map(({ isVowel, ...letter }) => ({ ...letter, is_vowel: isVowel })),
        })),
        // Omits the name, because citations are published.
        ...bodyOrigin(context, context.words.citations.name, NUMBERS_HEADING),
      } as NameBody;
    };
  },
} as const satisfies Endpoint<OfName, NameBody>;

export const nameOfDate = {
  ...name,
  name: 'name_of_date',
  path: '/name/{name}/{date}',
  parameters: [NAME, { ...ISO_DATE, isOptional: true }],
  operation: { id: 'getNameOfDate', tag: 'numbers' },
  refused: [
    ['Ana7', '1990-06-15'],
    ['Ana', '1990-02-30'],
  ],
  command: { name: 'name', needs: 1 },
  tool: 'name',
} as const satisfies Endpoint<OfName, NameBody>;
