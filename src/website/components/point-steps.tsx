import type { JSX } from 'preact';
import type { CalendarDate } from '../../contract/calendar-date.ts';
import { explainDestinyMatrix, type PointStep, type Term } from '../../domain/explain-destiny-matrix.ts';
import { POINT_NAMES, type PositionTitle, pointLabels } from '../../picture/point-labels.ts';

interface PointStepsProps {
  readonly date: CalendarDate;
  readonly positions: readonly PositionTitle[];
}

const DATE_TERMS = { day: 'el día', month: 'el mes', year: 'las cifras del año' } as const;

/** How each of the 22 points came about, in an order in which it can be followed with a pencil. */
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
