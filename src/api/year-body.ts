import { type CalendarDate, isoDate } from '../contract/check-date.ts';
import type { Content } from '../domain/content.ts';
import { explainYearArcanum } from '../domain/year-arcanum.ts';
import { bodyOrigin, yearCitation } from './attribution.ts';
import { arcanumCard } from './chart-parts.ts';
import type { YearBody } from './year.ts';

/** Body of `GET /year/{date}/{year}`. */
export function yearRenderer({
  arcana,
  publisher,
}: Pick<Content, 'arcana' | 'publisher'>): (date: CalendarDate, year: number, site: string) => YearBody {
  return (date, year, site) => {
    const steps = explainYearArcanum(date, year);
    const arcanum = arcana[steps.at(-1)!.value - 1]!;
    return {
      input: { date: isoDate(date), year },
      ...arcanumCard(arcanum),
      reading: arcanum.readings.year,
      steps: steps as YearBody['steps'],
      ...bodyOrigin(publisher, site, (url) => yearCitation(publisher, date, year, url), 'pareja'),
    };
  };
}
