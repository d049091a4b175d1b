import type { JSX } from 'preact';
import type { CalendarDate } from '../../calendar/dates.ts';
import { explainLifePathNumber } from '../../method/birth-numbers.ts';
import { CHART_POINTS, type ChartPoint, POINT_FORMULAS } from '../../method/chart-formulas.ts';
import { explainPoints, type PointStep, STAR_POINTS } from '../../method/destiny-matrix.ts';
import { ARCANA_NUMBERS } from '../../method/reduce.ts';
import { numberSum, sumStep } from '../../method/steps.ts';
import { type PositionTitle, pointLabels, pointName } from '../../picture/star-layout.ts';
import type { PageWords } from '../../words/words.ts';

type StepWords = Pick<PageWords, 'star' | 'steps'>;

/** The points of the whole chart beyond the 22 of the simple star. */
export const OTHER_POINTS: readonly ChartPoint[] = CHART_POINTS.filter(
  (point) => !(STAR_POINTS as readonly ChartPoint[]).includes(point),
);

/**
 * The formula of a point; for the three that come from the date itself, the part of the date.
 *
 * @example formulaOf('D', words) // 'A + B + C'
 */
export function formulaOf(point: ChartPoint, { star, steps }: StepWords): string {
  if (point === 'A' || point === 'B' || point === 'C') return steps[point];
  return POINT_FORMULAS[point].map((name) => pointName(name, star)).join(' + ');
}

/**
 * @example sumInDigits([15, 6, 10]) // '15 + 6 + 10 = 31 → 4'
 */
export function sumInDigits(values: readonly number[]): string {
  const terms = values.map((value) => ({ name: '', value }));
  return numberSum(sumStep('', terms, ARCANA_NUMBERS));
}

interface PointStepsProps {
  readonly date: CalendarDate;
  readonly positions: readonly PositionTitle[];
  readonly points?: readonly ChartPoint[];
  readonly caption?: string;
  readonly words: StepWords;
}

/** The calculation of each point, in an order that can be followed by hand. */
export function PointSteps({
  date,
  positions,
  points = STAR_POINTS,
  words,
  caption = words.steps.caption,
}: PointStepsProps): JSX.Element {
  return <StepTable steps={explainPoints(date, points)} positions={positions} caption={caption} words={words} />;
}

interface StepTableProps {
  readonly steps: readonly PointStep[];
  readonly positions: readonly PositionTitle[];
  readonly caption: string;
  /** How a point's formula is written. */
  readonly formula?: typeof formulaOf;
  readonly words: StepWords;
}

/** The same for any chart, whose sums are given. */
export function StepTable({ steps, positions, caption, formula = formulaOf, words }: StepTableProps): JSX.Element {
  const titles = pointLabels(positions, words.star);
  return (
    <table class="steps">
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.steps.point}</th>
          <th scope="col">{words.steps.sum}</th>
          <th scope="col">{words.steps.arcanum}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => {
          const name = pointName(step.name, words.star);
          const title = titles[step.name];
          return (
            <tr key={step.name} data-step={step.name}>
              <th scope="row">
                <span class="steps-point">{name}</span>{' '}
                {title === name ? null : (
                  <>
                    <span class="steps-title">{title}</span>{' '}
                  </>
                )}
                <span class="steps-formula">{formula(step.name, words)}</span>
              </th>
              <td>{numberSum(step)}</td>
              <td class="steps-value">{step.value}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The calculation of a life path number: three parts, then their sum. */
export function LifePathSteps({
  date,
  words: { dateFields, steps: ofChart },
}: {
  readonly date: CalendarDate;
  readonly words: Pick<PageWords, 'dateFields' | 'steps'>;
}): JSX.Element {
  const { day, month, year, total } = explainLifePathNumber(date);
  const parts = [
    [dateFields.day, day],
    [dateFields.month, month],
    [dateFields.year, year],
  ] as const;
  const sum = parts.map(([, steps]) => steps.at(-1)).join(' + ');
  return (
    <dl class="sums">
      {parts.map(([name, steps]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{steps.join(' → ')}</dd>
        </div>
      ))}
      <div class="sums-total">
        <dt>{ofChart.total}</dt>
        <dd>{`${sum} = ${total.join(' → ')}`}</dd>
      </div>
    </dl>
  );
}
