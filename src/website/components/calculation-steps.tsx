import type { JSX } from 'preact';
import type { CalendarDate } from '../../contract/calendar-date.ts';
import type { ChartPoint } from '../../domain/chart-formulas.ts';
import { OCTAGRAM_POINTS } from '../../domain/destiny-matrix.ts';
import { explainPoints } from '../../domain/explain-destiny-matrix.ts';
import { explainLifePathNumber } from '../../domain/life-path-number.ts';
import { POINT_NAMES, type PositionTitle, pointLabels } from '../../picture/point-labels.ts';
import { calculationOf, formulaOf } from './point-words.ts';

interface PointStepsProps {
  readonly date: CalendarDate;
  readonly positions: readonly PositionTitle[];
  readonly points?: readonly ChartPoint[];
  readonly caption?: string;
}

/** The calculation of each point, in an order in which a reader can follow it with a pencil. */
export function PointSteps({
  date,
  positions,
  points = OCTAGRAM_POINTS,
  caption = 'Cada punto, su fórmula y su cuenta',
}: PointStepsProps): JSX.Element {
  const titles: Partial<Record<ChartPoint, string>> = pointLabels(positions);
  return (
    <table class="steps">
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Punto</th>
          <th scope="col">Cuenta</th>
          <th scope="col">Arcano</th>
        </tr>
      </thead>
      <tbody>
        {explainPoints(date, points).map((step) => {
          const name = POINT_NAMES[step.point];
          const title = titles[step.point] ?? name;
          return (
            <tr key={step.point} data-step={step.point}>
              <th scope="row">
                <span class="steps-point">{name}</span>{' '}
                {title === name ? null : (
                  <>
                    <span class="steps-title">{title}</span>{' '}
                  </>
                )}
                <span class="steps-formula">{formulaOf(step.point)}</span>
              </th>
              <td>{calculationOf(step)}</td>
              <td class="steps-value">{step.value}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The calculation of a life path number: three parts, then their sum. */
export function LifePathSteps({ date }: { readonly date: CalendarDate }): JSX.Element {
  const { day, month, year, total } = explainLifePathNumber(date);
  const parts = [
    ['Día', day],
    ['Mes', month],
    ['Año', year],
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
        <dt>Total</dt>
        <dd>{`${sum} = ${total.join(' → ')}`}</dd>
      </div>
    </dl>
  );
}
