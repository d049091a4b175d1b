import type { JSX } from 'preact';
import { ageOn } from '../../../calendar/age.ts';
import type { CalendarDate } from '../../../calendar/dates.ts';
import {
  type BirthNumbers,
  birthNumbers,
  explainBirthNumbers,
  type LifePeriod,
} from '../../../method/birth-numbers.ts';
import { numberSum, stepsTo } from '../../../method/steps.ts';
import { explainPersonalDay, explainPersonalMonths, explainPersonalYear } from '../../../method/years-and-days.ts';
import type { PageWords } from '../../../words/words.ts';
import { NumberCard, NumberSteps, Sum, type TextOf } from './number-card.tsx';

type StageWords = Pick<PageWords, 'ages' | 'longDate' | 'months' | 'numbers' | 'numberTitles'>;

interface StageProps {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly textOf: TextOf;
  readonly words: StageWords;
}

/** The drawn length of the last stage, which has no end. */
const LAST_YEARS = 27;

/** Pinnacles and challenges along a timeline of ages, with the current age marked. */
export function LifeStages({ date, today, textOf, words }: StageProps): JSX.Element {
  const { pinnacles, challenges } = birthNumbers(date);
  const { ages, numbers, numberTitles } = words;
  const age = ageOn(date, today);
  const steps = explainBirthNumbers(date);
  return (
    <section class="band">
      <h2 id="etapas">{numbers.stages}</h2>
      <p class="measure">{numbers.aboutStages}</p>
      <Track pinnacles={pinnacles} age={age} words={words} />
      <ol class="life-stages">
        {pinnacles.map((pinnacle, i) => {
          const isNow = isIn(pinnacle, age);
          const challenge = challenges[i]!;
          return (
            <li key={pinnacle.fromAge} data-stage={i + 1} {...(isNow ? { 'aria-current': 'step' as const } : {})}>
              <p class="stage-ages">
                {ages.span(pinnacle.fromAge, pinnacle.toAge)} <span>{yearsOf(date, pinnacle, words)}</span>{' '}
                {isNow ? <span class="now">{numbers.now(Math.floor(age!))}</span> : null}
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
                      {numberTitles.titles[role]} <span class="visually-hidden">{numbers.ofStage(i + 1)}</span>
                    </span>
                  </h3>
                  {isNow ? <p>{textOf(role, number)}</p> : null}
                  <details class="example sum">
                    <summary>{isNow ? numbers.howMade : numbers.whatAndHow}</summary>
                    {isNow ? null : <p>{textOf(role, number)}</p>}
                    <NumberSteps steps={stepsTo(`${role}_${i + 1}`, steps)} words={words} />
                  </details>
                </div>
              ))}
            </li>
          );
        })}
      </ol>
      <Sum title={numbers.howAges} words={words}>
        <NumberSteps steps={stepsTo('first_end', steps)} words={words} />
      </Sum>
    </section>
  );
}

/** The four stages as a timeline, in proportion to their years; the dot is today. */
function Track({
  pinnacles,
  age,
  words,
}: Pick<BirthNumbers, 'pinnacles'> & Pick<StageProps, 'words'> & { age: number | undefined }): JSX.Element {
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
            title={words.numberTitles.nth(i + 1, 'pinnacle')}
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

/** A stage ends on the birthday on which the next one begins. */
function yearsOf({ year }: CalendarDate, { fromAge, toAge }: LifePeriod, { numbers }: StageWords): string {
  return toAge === null ? numbers.onwards(year + fromAge) : `${year + fromAge}–${year + toAge + 1}`;
}

/** The personal year with its months and today's personal day. */
export function PersonalYear({ date, today, textOf, words }: StageProps): JSX.Element {
  const { longDate, months, numbers, numberTitles } = words;
  const year = explainPersonalYear(date, today.year);
  const day = explainPersonalDay(date, today);
  const [yearNumber, dayNumber] = [year.at(-1)!.value, day.at(-1)!.value];
  return (
    <section class="band">
      <h2 id="tu-anio">{numbers.yourYear(today.year)}</h2>
      <ul class="number-cards">
        <NumberCard
          id="anio-personal"
          title={`${numberTitles.titles.personal_year} ${today.year}`}
          number={yearNumber}
          text={textOf('personal_year', yearNumber)}
          steps={year}
          words={words}
        />
        <NumberCard
          id="dia-personal"
          title={numbers.today(longDate(today))}
          number={dayNumber}
          text={textOf('personal_day', dayNumber)}
          steps={day}
          words={words}
        />
      </ul>
      <p class="measure no-print">{numbers.months}</p>
      <ol class="months">
        {explainPersonalMonths(date, today.year).map((step, i) => {
          const isNow = i + 1 === today.month;
          return (
            <li key={months[i]} {...(isNow ? { 'aria-current': 'date' as const } : {})}>
              <details class="month" open={isNow}>
                <summary>
                  <span class="medal">{step.value}</span> <span class="month-name">{months[i]}</span>{' '}
                  {isNow ? <span class="now">{numbers.thisMonth}</span> : null}
                </summary>
                <p class="month-text">{textOf('personal_month', step.value)}</p>
                <p class="month-sum">{numberSum(step)}</p>
              </details>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
