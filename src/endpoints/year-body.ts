import { isoDate } from '../calendar/dates.ts';
import { explainYearArcanum } from '../method/year-arcanum.ts';
import { bodyOrigin, yearCitation } from './attribution.ts';
import { readingCard } from './cards.ts';
import type { Renderer } from './endpoint.ts';
import type { OfYear } from './parameters.ts';
import type { YearBody } from './year-docs.ts';

export const renderYear: Renderer<OfYear, YearBody> =
  ({ content: { arcana, publisher }, site }) =>
  ({ date, year }) => {
    const steps = explainYearArcanum(date, year);
    const arcanum = arcana[steps.at(-1)!.value - 1]!;
    return {
      input: { date: isoDate(date), year },
      ...readingCard(arcanum, 'year'),
      steps: steps as YearBody['steps'],
      ...bodyOrigin(publisher, site, (url) => yearCitation(publisher, date, year, url), 'pareja'),
    };
  };
