import { type CalendarDate, EXAMPLE_YEAR, isoDate } from '../calendar/dates.ts';
import {
  explainPersonalMonths,
  explainPersonalYear,
  explainUniversalYear,
  explainYearArcanum,
} from '../method/years-and-days.ts';
import { bodyOrigin } from './attribution.ts';
import { numberCard, numberWithSteps, readingCard } from './body-parts.ts';
import type { Endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { ISO_DATE, integerParameter, misread, readPair, YEAR_RANGE } from './parameters.ts';
import { dateText, integer, list, object, type Static, text, word } from './schema.ts';

const step = object({
  name: word(['A', 'B', 'year', 'arcana']),
  terms: list(object({ name: word(['day', 'month', 'year', 'A', 'B']), value: integer(0) }), { min: 1 }),
  reduction: list(integer(0), { min: 1 }),
  value: field.arcanumNumber,
});

const schema = object({
  input: object({ date: dateText, year: integer(YEAR_RANGE.min, YEAR_RANGE.max) }),
  ...field.card,
  ...field.plainParts,
  reading: text,
  steps: list(step, 4),
  personal_year: field.numberCard('personal_year'),
  // The same for everyone, so it has no text.
  universal_year: object({ number: integer(1, 9), steps: field.steps }),
  personal_months: list(object({ month: integer(1, 12), ...field.numberParts('personal_month') }), 12),
  ...field.origin,
});

export type YearBody = Static<typeof schema>;

export interface OfYear {
  readonly date: CalendarDate;
  readonly year: number;
}

const read = readPair<OfYear>('year', (date, { year }) => ({ date, year }));

export const year = {
  name: 'year',
  path: '/year/{date}/{year}',
  parameters: [ISO_DATE, integerParameter('year', YEAR_RANGE, EXAMPLE_YEAR)],
  read,
  allowance: 'matrix',
  privacy: 'private',
  media: 'json',
  schemaName: 'year',
  texts: ['arcana', 'numberTexts'],
  schema,
  otherwise: misread(read),
  operation: { id: 'getYear', tag: 'year' },
  refused: [['1990-06-15', '1899']],
  hasExample: true,
  command: { name: 'year', needs: 1 },
  tool: 'year',
  body: (context) => {
    const { arcana, numberTexts } = context.content;
    const { citations, dates } = context.words;
    return ({ date, year }) => {
      const steps = explainYearArcanum(date, year);
      return {
        input: { date: isoDate(date), year },
        ...readingCard(arcana[steps.at(-1)!.value - 1]!, 'year'),
        steps: steps as YearBody['steps'],
        personal_year: numberCard(numberTexts, 'personal_year', explainPersonalYear(date, year)),
        universal_year: numberWithSteps(explainUniversalYear(year)),
        personal_months: explainPersonalMonths(date, year).map((step, i) => ({
          month: i + 1,
          ...numberCard(numberTexts, 'personal_month', [step]),
        })),
        ...bodyOrigin(context, citations.year(dates.long(date), year), 'pareja'),
      };
    };
  },
} as const satisfies Endpoint<OfYear, YearBody>;
