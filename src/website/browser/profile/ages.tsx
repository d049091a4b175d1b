import type { JSX } from 'preact';
import { type CalendarDate, LAST_YEAR } from '../../../calendar/dates.ts';
import { AGE_STEP, AGE_VERTICES } from '../../../method/chart-formulas.ts';
import type { WholeChart } from '../../../method/whole-chart.ts';
import { yearArcanum } from '../../../method/years-and-days.ts';
import type { PageWords } from '../../../words/words.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { Emblem } from '../../components/pictures.tsx';

type AgeWords = Pick<PageWords, 'paths' | 'profile' | 'technical'>;

interface AgeRingProps {
  readonly chart: WholeChart;
  readonly texts: BrowserTexts;
  readonly age: number | undefined;
  readonly words: AgeWords;
}

/** Years after the corner that a row starts with; fractions, because the decimal sign differs between countries. */
const STEPS = ['0', '1¼', '2½', '3¾', '5', '6¼', '7½', '8¾'] as const;

/** The age ring as a table: one row per decade, from its corner of the star to the next. */
export function AgeRing({ chart, texts, age, words }: AgeRingProps): JSX.Element {
  const { technical } = words;
  const now = currentAge(chart, age);
  return (
    <section>
      <h3 id="edades">{technical.ages}</h3>
      <p class="measure">{texts.sentences.sections.ages.join(' ')}</p>
      {now ? <Now {...now} texts={texts} words={words} /> : null}
      <table class="ages">
        <caption class="visually-hidden">{technical.agesCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{technical.age}</th>
            {STEPS.map((step) => (
              <th key={step} scope="col">
                <span class="age-plus">+</span>
                {step}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {AGE_VERTICES.map((vertex, row) => (
            <tr key={vertex}>
              <th scope="row">{row * AGE_STEP * STEPS.length}</th>
              {chart.ages.slice(row * STEPS.length, (row + 1) * STEPS.length).map((item) => {
                const { number, name, emblem } = texts.arcana[item.arcana - 1]!;
                return (
                  <td key={item.age} {...(item === now ? { 'aria-current': 'date' as const } : {})}>
                    <span class="age-number">{number}</span>
                    <Emblem {...emblem} />
                    <span class="age-name"> {name}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The segment of the ring for this age; `undefined` without an age or beyond the ring. */
export function currentAge({ ages }: WholeChart, age: number | undefined): WholeChart['ages'][number] | undefined {
  return age === undefined ? undefined : ages[Math.floor(age / AGE_STEP)];
}

interface NowProps extends Pick<AgeRingProps, 'texts' | 'words'> {
  readonly age: number;
  readonly arcana: number;
}

/** The arcanum of the current age. */
function Now({ age, arcana, texts, words }: NowProps): JSX.Element {
  const { fromTo, ageInWords } = words.technical;
  return (
    <p class="age-now" data-now={age}>
      <span class="now">{words.profile.now}</span>
      {fromTo(ageInWords(age), ageInWords(age + AGE_STEP))}
      <a href={words.paths.arcanum(arcana)}>
        {arcana}, {texts.arcana[arcana - 1]!.name}
      </a>
      .
    </p>
  );
}

interface YearsProps {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly texts: BrowserTexts;
  readonly words: AgeWords;
}

const YEARS = 9;
const BEFORE = 4;

/** The arcana of the current year and the years around it; nothing for a date in the future. */
export function Years({ date, today, texts, words }: YearsProps): JSX.Element | null {
  if (date.year > today.year) return null;
  const first = Math.min(Math.max(today.year - BEFORE, date.year), LAST_YEAR - YEARS + 1);
  return (
    <section>
      <h3 id="anios">{words.technical.years}</h3>
      <ol class="years">
        {Array.from({ length: YEARS }, (_, i) => {
          const year = first + i;
          const { number, name, emblem } = texts.arcana[yearArcanum(date, year) - 1]!;
          return (
            <li key={year} data-year={year} {...(year === today.year ? { 'aria-current': 'time' as const } : {})}>
              <span class="year">{year}</span> <span class="bead year-bead">{number}</span>{' '}
              <a href={words.paths.arcanum(number)}>{name}</a> <Emblem {...emblem} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
