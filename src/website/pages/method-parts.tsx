import type { JSX } from 'preact';
import { EXAMPLE_DATE } from '../../contract/limits.ts';
import type { ChartPoint } from '../../domain/chart-formulas.ts';
import { chartNumbers } from '../../domain/chart-numbers.ts';
import { wholeChart } from '../../domain/whole-chart.ts';
import { POINT_NAMES } from '../../picture/point-labels.ts';

/** The chart of the date that the method page works through. */
export const EXAMPLE_CHART = wholeChart(chartNumbers(EXAMPLE_DATE));

/** Where points are on the star, in words. */
export function Places({ places }: { readonly places: readonly (readonly [string, string])[] }): JSX.Element {
  return (
    <dl class="places">
      {places.map(([name, place]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{place}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Points with their arcana in the example: «M 12 · N 16 · D 4». */
export function PointValues({ points }: { readonly points: readonly ChartPoint[] }): JSX.Element {
  return (
    <span class="pairs">
      {points.map((point) => (
        <span key={point} class="pair">
          <span class="steps-point">{POINT_NAMES[point]}</span> {EXAMPLE_CHART.points[point]}
        </span>
      ))}
    </span>
  );
}
