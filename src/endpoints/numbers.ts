import { EXAMPLE_DATE, isoDate, parseIsoDate } from '../calendar/dates.ts';
import { apiPath } from '../http/api-path.ts';
import { type Expected, expectedPath, invalidDate } from '../http/errors.ts';
import { birthNumbers, explainBirthNumbers, type LifePeriod } from '../method/birth-numbers.ts';
import { NUMBER_ROLES, type NumberRole } from '../method/reduce.ts';
import { stepsTo } from '../method/steps.ts';
import { bodyOrigin } from './attribution.ts';
import { debtCard, numberCard, numberWithSteps } from './body-parts.ts';
import { apiLink, type Endpoint, type Reader } from './endpoint.ts';
import * as field from './fields.ts';
import { accept, expectedFrom, ISO_DATE, misread, type OfDate, ONE_FILE, refuse } from './parameters.ts';
import { dateText, integer, link, list, nullable, object, record, type Schema, type Static, text } from './schema.ts';

/** Where the method page explains them. */
export const NUMBERS_HEADING = 'numeros-clasicos';

const textsByRole = Object.fromEntries(
  Object.entries(NUMBER_ROLES).map(([role, numbers]) => [role, record(numbers.map(String), text)]),
) as Record<NumberRole, Schema<Record<string, string>>>;
const textsSchema = object({ ...textsByRole, ...field.origin });

type NumberTextsBody = Static<typeof textsSchema>;

export const numberTexts = {
  name: 'number_texts',
  path: '/numbers',
  ...ONE_FILE,
  schemaName: 'number-texts',
  texts: ['numberTexts'],
  schema: textsSchema,
  file: () => apiPath('/numbers'),
  operation: { id: 'getNumberTexts', tag: 'numbers' },
  body: (context) => () => ({
    ...(context.content.numberTexts as Record<NumberRole, Record<string, string>>),
    ...bodyOrigin(context, context.words.citations.numberTexts, NUMBERS_HEADING),
  }),
} as const satisfies Endpoint<object, NumberTextsBody>;

const periods = (role: 'pinnacle' | 'challenge') =>
  list(object({ ...field.numberParts(role), from_age: integer(0), to_age: nullable(integer()) }), 4);

const schema = object({
  input: object({ date: dateText }),
  life_path: object({ number: field.lifePathNumber, archetype: text, text, url: link, steps: field.steps }),
  birthday: field.numberCard('birthday'),
  karmic_debts: field.debts(['life_path', 'birthday']),
  pinnacles: periods('pinnacle'),
  challenges: periods('challenge'),
  ages: field.steps,
  ...field.origin,
});

type NumbersBody = Static<typeof schema>;

const EXAMPLE = { date: isoDate(EXAMPLE_DATE) };
const expected: Expected = (words) =>
  expectedPath(words, '/numbers/{date}', { date: words.errors.placeholders.isoDate }, EXAMPLE);

const read: Reader<OfDate, never> = (texts, source) => {
  const parsed = parseIsoDate(texts.join('/'));
  return parsed.ok
    ? accept({ date: parsed.date })
    : refuse(invalidDate(parsed.problem, expectedFrom(source) ?? expected));
};

export const numbers = {
  name: 'numbers',
  path: '/numbers/{date}',
  parameters: [ISO_DATE],
  read,
  allowance: 'matrix',
  privacy: 'private',
  media: 'json',
  schemaName: 'numbers',
  texts: ['lifePaths', 'numberTexts'],
  schema,
  otherwise: misread(read),
  operation: { id: 'getNumbers', tag: 'numbers' },
  refused: [['1990-02-30']],
  hasExample: true,
  command: { name: 'numbers' },
  tool: 'numbers',
  body: (context) => {
    const { lifePaths, numberTexts } = context.content;
    const { citations, dates } = context.words;
    return ({ date }) => {
      const { lifePath, karmicDebts, pinnacles, challenges } = birthNumbers(date);
      const steps = explainBirthNumbers(date);
      const { archetype, short_description } = lifePaths.find(({ number }) => number === lifePath)!;
      const periods = (role: 'pinnacle' | 'challenge', ages: readonly LifePeriod[]) =>
        ages.map(({ fromAge, toAge }, i) => ({
          ...numberCard(numberTexts, role, stepsTo(`${role}_${i + 1}`, steps)),
          from_age: fromAge,
          to_age: toAge,
        }));
      return {
        input: { date: isoDate(date) },
        life_path: {
          number: lifePath,
          steps: numberWithSteps(stepsTo('life_path', steps)).steps,
          archetype,
          text: short_description,
          url: apiLink(context, apiPath('/life-path/{number}', { number: lifePath })),
        },
        birthday: numberCard(numberTexts, 'birthday', stepsTo('day', steps)),
        karmic_debts: karmicDebts.map((debt) => debtCard(numberTexts, debt)) as NumbersBody['karmic_debts'],
        pinnacles: periods('pinnacle', pinnacles),
        challenges: periods('challenge', challenges),
        ages: numberWithSteps(stepsTo('first_end', steps)).steps,
        ...bodyOrigin(context, citations.numbers(dates.long(date)), NUMBERS_HEADING),
      };
    };
  },
} as const satisfies Endpoint<OfDate, NumbersBody>;
