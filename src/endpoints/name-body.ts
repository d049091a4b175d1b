import { type CalendarDate, EXAMPLE_DATE, isoDate, parseIsoDate } from '../calendar/dates.ts';
import { apiPath } from '../http/api-path.ts';
import { type ApiError, invalidDate } from '../http/errors.ts';
import { lifePathNumber } from '../method/life-path-number.ts';
import { explainMaturityNumber, explainNameNumbers, type NameTotal, nameNumbers } from '../method/name-numbers.ts';
import { explainName, type NameProblem, type ReadName, readName } from '../method/read-name.ts';
import { bodyOrigin, citation } from './attribution.ts';
import { debtCard, numberCard, textOf } from './body-parts.ts';
import type { Reader } from './endpoint.ts';
import type { NameBody } from './name-schema-and-docs.ts';
import { NUMBERS_HEADING } from './numbers-body.ts';
import { accept, refuse } from './parameters.ts';
import { reading } from './read-later.ts';

interface OfName {
  readonly name: ReadName;
  readonly date: CalendarDate | undefined;
}

const EXPECTED = `Se espera ${apiPath('/name/{name}/{date}', { name: '{nombre}', date: '{AAAA-MM-DD}' })}, por ejemplo ${apiPath('/name/{name}/{date}', { name: 'Ana', date: isoDate(EXAMPLE_DATE) })}.`;

/** A name and an optional date. In an address, the name is percent-encoded. */
const readNameAndDate: Reader<OfName> = ([sent = '', date, ...more], expected) => {
  const text = expected === undefined ? decoded(sent) : sent;
  if (text === undefined) return refuse(invalidName({ kind: 'encoding' }));
  const read = readName(text);
  if (!read.ok) return refuse(invalidName(read.problem));
  if (date === undefined) return accept({ name: read.name, date: undefined });
  const parsed = parseIsoDate([date, ...more].join('/'));
  return parsed.ok
    ? accept({ name: read.name, date: parsed.date })
    : refuse(invalidDate(parsed.problem, expected ?? EXPECTED));
};

/** `undefined` for what is not UTF-8. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function invalidName(problem: NameProblem): ApiError {
  const body = { error: 'Invalid name', message: explainName(problem) } as const;
  return { status: 400, body, reason: explainName(problem, 'en') };
}

export const renderName = reading<OfName, NameBody>(
  readNameAndDate,
  ({ content: { numberTexts, publisher }, site }) =>
    ({ name, date }) => {
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
          letters: letters.map(({ letter, written, value, isVowel }) => ({
            letter,
            written,
            value,
            is_vowel: isVowel,
          })),
        })),
        // Without the name: a citation is published.
        ...bodyOrigin(publisher, site, (url) => citation(publisher, 'números de un nombre', url), NUMBERS_HEADING),
      } as NameBody;
    },
);
