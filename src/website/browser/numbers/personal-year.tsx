import type { JSX } from 'preact';
import type { CalendarDate } from '../../../calendar/dates.ts';
import { MONTHS, spanishDate } from '../../../calendar/spanish-date.ts';
import { explainPersonalDay, explainPersonalMonths, explainPersonalYear } from '../../../method/personal-cycles.ts';
import { NUMBER_TITLES, numberSum } from '../../../words/number-words.ts';
import { NumberCard, type TextOf } from './number-card.tsx';

interface PersonalYearProps {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly textOf: TextOf;
}

/** The visitor's year with its months, and today. */
export function PersonalYear({ date, today, textOf }: PersonalYearProps): JSX.Element {
  const year = explainPersonalYear(date, today.year);
  const day = explainPersonalDay(date, today);
  const [yearNumber, dayNumber] = [year.at(-1)!.value, day.at(-1)!.value];
  return (
    <section class="band">
      <h2 id="tu-anio">{`Tu año ${today.year}, mes a mes`}</h2>
      <ul class="number-cards">
        <NumberCard
          id="anio-personal"
          title={`${NUMBER_TITLES.personal_year} ${today.year}`}
          number={yearNumber}
          text={textOf('personal_year', yearNumber)}
          steps={year}
        />
        <NumberCard
          id="dia-personal"
          title={`Hoy, ${spanishDate(today)}`}
          number={dayNumber}
          text={textOf('personal_day', dayNumber)}
          steps={day}
        />
      </ul>
      <p class="measure no-print">Toca un mes para ver su suma.</p>
      <ol class="months">
        {explainPersonalMonths(date, today.year).map((step, i) => (
          <li key={MONTHS[i]} {...(i + 1 === today.month ? { 'aria-current': 'date' as const } : {})}>
            <details class="month">
              <summary>
                <span class="month-name">{MONTHS[i]}</span> <span class="medal">{step.value}</span>
              </summary>
              <p class="month-sum">{numberSum(step)}</p>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
