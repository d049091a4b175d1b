import type { JSX } from 'preact';
import { sitePath } from '../../../contract/routes.ts';
import type { ChartPoint } from '../../../domain/chart-formulas.ts';
import type { PointValues } from '../../../domain/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';

interface BeadsProps {
  readonly points: readonly ChartPoint[];
  readonly values: PointValues;
  readonly texts: Pick<BrowserTexts, 'arcana'>;
}

/** The arcana of some points in their order, on a string. */
export function Beads({ points, values, texts }: BeadsProps): JSX.Element {
  return (
    <ol class="beads">
      {points.map((point) => {
        const { number, name, emoji } = texts.arcana[values[point] - 1]!;
        return (
          <li key={point}>
            <span class="bead">{number}</span>{' '}
            <span>
              <a href={sitePath.arcanum(number)}>{name}</a> <span aria-hidden="true">{emoji}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
