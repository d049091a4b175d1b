import { isoDate } from '../calendar/dates.ts';
import { explainPersonalMonths, explainPersonalYear, explainUniversalYear } from '../method/personal-year-month-day.ts';
import { explainYearArcanum } from '../method/year-arcanum.ts';
import { bodyOrigin, yearCitation } from './attribution.ts';
import { numberCard, numberWithSteps, readingCard } from './body-parts.ts';
import { type OfYear, reading, readYear } from './read-later.ts';
import type { YearBody } from './year-schema-and-docs.ts';

export const renderYear = reading<OfYear, YearBody>(
  readYear,
  ({ content: { arcana, numberTexts, publisher }, site }) =>
    ({ date, year }) => {
      const steps = explainYearArcanum(date, year);
      const arcanum = arcana[steps.at(-1)!.value - 1]!;
      return {
        input: { date: isoDate(date), year },
        ...readingCard(arcanum, 'year'),
        steps: steps as YearBody['steps'],
        personal_year: numberCard(
          numberTexts,
          'personal_year',
          explainPersonalYear(date, year),
        ) as YearBody['personal_year'],
        universal_year: numberWithSteps(explainUniversalYear(year)),
        personal_months: explainPersonalMonths(date, year).map((step, i) => ({
          month: i + 1,
          ...numberWithSteps([step]),
        })),
        ...bodyOrigin(publisher, site, (url) => yearCitation(publisher, date, year, url), 'pareja'),
      };
    },
);
