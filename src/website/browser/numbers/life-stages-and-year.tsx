import type { JSX } from 'preact';
import type { CalendarDate } from '../../../calendar/dates.ts';
import { type BirthNumbers, explainBirthNumbers, type LifePeriod } from '../../../method/birth-numbers.ts';
import { stepsTo } from '../../../method/number-steps.ts';
import {
  explainPersonalDay,
  explainPersonalMonths,
  explainPersonalYear,
} from '../../../method/personal-year-month-day.ts';
import { chart as chartWords } from '../../../words/es/chart.ts';
import { dates } from '../../../words/es/dates.ts';
import { numbers as numberWords } from '../../../words/es/numbers.ts';
import { numberSum } from '../../../words/number-sum.ts';
import { ageOn } from '../profile/ages.tsx';
import { NumberCard, NumberSteps, Sum, type TextOf } from './number-card.tsx';

interface LifeStagesProps {
  readonly date: CalendarDate;
  readonly numbers: BirthNumbers;
  readonly today: CalendarDate;
  readonly textOf: TextOf;
}

/** How long the last stage is drawn, which has no end. */
const LAST_YEARS = 27;

/** Pinnacles and challenges along a line of the ages, with today's age on it. */
export function LifeStages({ date, numbers, today, textOf }: LifeStagesProps): JSX.Element {
  const { pinnacles, challenges } = numbers;
  const age = ageOn(date, today);
  const steps = explainBirthNumbers(date);
  return (
    <section class="band">
      <h2 id="etapas">Pináculos y desafíos</h2>
      <p class="measure">
        Cuatro etapas: en cada una, el pináculo dice qué clima ofrece y el desafío qué toca aprender. La primera termina
        a los 36 años menos tu camino de vida, reducido a una cifra; las dos siguientes duran nueve.
      </p>
      <Track pinnacles={pinnacles} age={age} />
      <ol class="life-stages">
        {pinnacles.map((pinnacle, i) => {
          const isNow = isIn(pinnacle, age);
          const challenge = challenges[i]!;
          return (
            <li key={pinnacle.fromAge} data-stage={i + 1} {...(isNow ? { 'aria-current': 'step' as const } : {})}>
              <p class="stage-ages">
                {chartWords.ages(pinnacle.fromAge, pinnacle.toAge)} <span>{yearsOf(date, pinnacle)}</span>{' '}
                {isNow ? <span class="now">{`Ahora, ${Math.floor(age!)} años`}</span> : null}
              </p>
              {(
                [
                  ['pinnacle', pinnacle.number],
                  ['challenge', challenge.number],
                ] as const
              ).map(([role, number]) => (
                <div key={role} class={`stage-${role}`}>
                  <h3>
                    <span class="medal" data-stage-number={role}>
                      {number}
                    </span>{' '}
                    <span>
                      {numberWords.titles[role]} <span class="visually-hidden">de la etapa {i + 1}</span>
                    </span>
                  </h3>
                  {isNow ? <p>{textOf(role, number)}</p> : null}
                  <details class="example sum">
                    <summary>{isNow ? 'Cómo se calcula' : 'Qué dice y cómo se calcula'}</summary>
                    {isNow ? null : <p>{textOf(role, number)}</p>}
                    <NumberSteps steps={stepsTo(`${role}_${i + 1}`, steps)} />
                  </details>
                </div>
              ))}
            </li>
          );
        })}
      </ol>
      <Sum title="Cómo se calculan las edades">
        <NumberSteps steps={stepsTo('first_end', steps)} />
      </Sum>
    </section>
  );
}

/** The four stages as one line, each as long as its years; the point is today. */
function Track({ pinnacles, age }: Pick<BirthNumbers, 'pinnacles'> & { age: number | undefined }): JSX.Element {
  return (
    <div class="track" aria-hidden="true">
      {pinnacles.map((period, i) => {
        const years = lengthOf(period);
        const passed = age === undefined ? 0 : Math.min((age - period.fromAge) / years, 1) * 100;
        return (
          <div
            key={period.fromAge}
            class="track-stage"
            style={{ flexGrow: years }}
            title={numberWords.step(`pinnacle_${i + 1}`)}
          >
            <span class="track-age">{period.fromAge}</span>
            <span class="track-number">{period.number}</span>
            {isIn(period, age) ? <span class="track-now" style={{ left: `${passed}%` }} /> : null}
          </div>
        );
      })}
    </div>
  );
}

function isIn({ fromAge, toAge }: LifePeriod, age: number | undefined): boolean {
  return age !== undefined && age >= fromAge && (toAge === null || age < toAge + 1);
}

function lengthOf({ fromAge, toAge }: LifePeriod): number {
  return toAge === null ? LAST_YEARS : toAge + 1 - fromAge;
}

/** A stage ends on the birthday at which the next one begins. */
function yearsOf({ year }: CalendarDate, { fromAge, toAge }: LifePeriod): string {
  return toAge === null ? `${year + fromAge} en adelante` : `${year + fromAge}–${year + toAge + 1}`;
}

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
          title={`${numberWords.titles.personal_year} ${today.year}`}
          number={yearNumber}
          text={textOf('personal_year', yearNumber)}
          steps={year}
        />
        <NumberCard
          id="dia-personal"
          title={`Hoy, ${dates.long(today)}`}
          number={dayNumber}
          text={textOf('personal_day', dayNumber)}
          steps={day}
        />
      </ul>
      <p class="measure no-print">Toca un mes para ver su suma.</p>
      <ol class="months">
        {explainPersonalMonths(date, today.year).map((step, i) => (
          <li key={dates.months[i]} {...(i + 1 === today.month ? { 'aria-current': 'date' as const } : {})}>
            <details class="month">
              <summary>
                <span class="month-name">{dates.months[i]}</span> <span class="medal">{step.value}</span>
              </summary>
              <p class="month-sum">{numberSum(step)}</p>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
