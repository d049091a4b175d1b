import type { JSX } from 'preact';
import type { CalendarDate } from '../../../contract/check-date.ts';
import { LAST_YEAR } from '../../../contract/limits.ts';
import { sitePath } from '../../../contract/routes.ts';
import { yearArcanum } from '../../../domain/year-arcanum.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { ReadingParts } from '../../components/reading-parts.tsx';
import { type ArcanumText, readingOf } from './arcanum-text.ts';

interface YearStripProps {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly texts: BrowserTexts;
  /** What the arcanum of the current year says; arrives after the rest. */
  readonly record: ArcanumText | undefined;
}

const YEARS = 9;
const BEFORE = 4;

/** The arcanum of the visitor's current year, among its neighbours. Nothing for somebody who is not born yet. */
export function YearStrip({ date, today, texts, record }: YearStripProps): JSX.Element | null {
  if (date.year > today.year) return null;
  const first = Math.min(Math.max(today.year - BEFORE, date.year), LAST_YEAR - YEARS + 1);
  const now = texts.arcana[yearArcanum(date, today.year) - 1]!;
  const reading = readingOf(record, now.number, 'year');
  return (
    <section class="band">
      <h2 id="tu-anio">Tu año</h2>
      <p class="measure">
        Tu arcano de {today.year} es el {now.number}, {now.name}. {texts.sentences.sections.year}
      </p>
      <ol class="years">
        {Array.from({ length: YEARS }, (_, i) => {
          const year = first + i;
          const { number, name, emoji } = texts.arcana[yearArcanum(date, year) - 1]!;
          return (
            <li key={year} data-year={year} {...(year === today.year ? { 'aria-current': 'time' as const } : {})}>
              <span class="year">{year}</span> <span class="bead year-bead">{number}</span>{' '}
              <a href={sitePath.arcanum(number)}>{name}</a> <span aria-hidden="true">{emoji}</span>
            </li>
          );
        })}
      </ol>
      {reading ? (
        <div data-year-reading>
          <ReadingParts {...reading} />
        </div>
      ) : null}
    </section>
  );
}
