import { type CalendarDate, EXAMPLE_DAY, isoDate } from '../calendar/dates.ts';
import { stepsTo } from '../method/steps.ts';
import { explainPersonalDay } from '../method/years-and-days.ts';
import { bodyOrigin } from './attribution.ts';
import { numberCard } from './body-parts.ts';
import type { Endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { NUMBERS_HEADING } from './numbers.ts';
import { dateParameter, ISO_DATE, misread, readPair } from './parameters.ts';
import { dateText, object, type Static } from './schema.ts';

const schema = object({
  input: object({ date: dateText, day: dateText }),
  personal_day: field.numberCard('personal_day'),
  personal_month: field.numberCard('personal_month'),
  personal_year: field.numberCard('personal_year'),
  ...field.origin,
});

type DayBody = Static<typeof schema>;

export interface OfDay {
  readonly date: CalendarDate;
  readonly day: CalendarDate;
}

const read = readPair<OfDay>('day', (date, day) => ({ date, day }));

export const day = {
  name: 'day',
  path: '/day/{date}/{day}',
  parameters: [ISO_DATE, dateParameter('day', EXAMPLE_DAY)],
  read,
  allowance: 'matrix',
  privacy: 'private',
  media: 'json',
  schemaName: 'day',
  texts: ['numberTexts'],
  schema,
  otherwise: misread(read),
  operation: { id: 'getDay', tag: 'numbers' },
  refused: [['1990-06-15', '2026-02-30']],
  hasExample: true,
  command: { name: 'day', needs: 1 },
  tool: 'day',
  body: (context) => {
    const { numberTexts } = context.content;
    const { citations, dates } = context.words;
    return ({ date, day }) => {
      const steps = explainPersonalDay(date, day);
      return {
        input: { date: isoDate(date), day: isoDate(day) },
        personal_day: numberCard(numberTexts, 'personal_day', steps),
        personal_month: numberCard(numberTexts, 'personal_month', stepsTo('personal_month', steps)),
        personal_year: numberCard(numberTexts, 'personal_year', stepsTo('personal_year', steps)),
        ...bodyOrigin(context, citations.day(dates.long(date), dates.long(day)), NUMBERS_HEADING),
      };
    };
  },
} as const satisfies Endpoint<OfDay, DayBody>;
