import type { JSX } from 'preact';
import type { CalendarDate } from '../../contract/calendar-date.ts';
import { explainDestinyMatrix, type PointStep, type Term } from '../../domain/explain-destiny-matrix.ts';
import { explainLifePathNumber } from '../../domain/life-path-number.ts';
import { POINT_NAMES, type PositionTitle, pointLabels } from '../../picture/point-labels.ts';

interface PointStepsProps {
  readonly date: CalendarDate;
  readonly positions: readonly PositionTitle[];
}

const DATE_TERMS = { day: 'el día', month: 'el mes', year: 'las cifras del año' } as const;

/** The calculation of each of the 22 points, in an order in which a reader can follow it with a pencil. */
export function PointSteps({ date, positions }: PointStepsProps): JSX.Element {
  const labels = pointLabels(positions);
  return (
    <table class="steps">
      <caption class="visually-hidden">Cada punto, su fórmula y su cuenta</caption>
      <thead>
        <tr>
          <th scope="col">Punto</th>
          <th scope="col">Cuenta</th>
          <th scope="col">Arcano</th>
        </tr>
      </thead>
      <tbody>
        {explainDestinyMatrix(date).map((step) => (
          <tr key={step.point} data-step={step.point}>
            <th scope="row">
              <span class="steps-point">{POINT_NAMES[step.point]}</span>
              {labels[step.point] === POINT_NAMES[step.point] ? null : (
                <span class="steps-title">{labels[step.point]}</span>
              )}
              <span class="steps-formula">{formula(step.terms)}</span>
            </th>
            <td>{calculation(step)}</td>
            <td class="steps-value">{step.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function formula(terms: readonly Term[]): string {
  const names = terms.map(({ name }) =>
    name in DATE_TERMS ? DATE_TERMS[name as keyof typeof DATE_TERMS] : POINT_NAMES[name as keyof typeof POINT_NAMES],
  );
  return [...new Set(names)].join(' + ');
}

/** «11 + 12 + 19 = 42 → 6», and no sum where there is only one term. */
function calculation({ terms, reduction }: PointStep): string {
  const sum = terms.map(({ value }) => value).join(' + ');
  const reduced = reduction.join(' → ');
  return terms.length > 1 ? `${sum} = ${reduced}` : reduced;
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
