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
      {points.map((point) => (
        <li key={point}>
          <Bead arcanum={texts.arcana[values[point] - 1]!} />
        </li>
      ))}
    </ol>
  );
}

/** An arcanum's number in a ring, and its name beside it. */
export function Bead({ arcanum }: { readonly arcanum: BrowserTexts['arcana'][number] }): JSX.Element {
  const { number, name, emoji } = arcanum;
  return (
    <>
      <span class="bead">{number}</span>{' '}
      <span>
        <a href={sitePath.arcanum(number)}>{name}</a> <span aria-hidden="true">{emoji}</span>
      </span>
    </>
  );
}
