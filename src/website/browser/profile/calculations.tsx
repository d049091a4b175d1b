import type { JSX } from 'preact';
import type { CalendarDate } from '../../../contract/check-date.ts';
import { sitePath } from '../../../contract/routes.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { LifePathSteps, PointSteps } from '../../components/calculation-steps.tsx';
import { OTHER_POINTS } from '../../components/point-words.ts';

interface CalculationsProps {
  readonly date: CalendarDate;
  readonly texts: BrowserTexts;
}

/** The sums of every point; those of the full star behind a click, as they double the length of the table. */
export function Calculations({ date, texts: { positions } }: CalculationsProps): JSX.Element {
  return (
    <details class="band fold">
      <summary>
        <h2 id="calculos">Cómo se calcula cada número</h2>
      </summary>
      <p class="measure">
        Mientras un número pase de 22, se cambia por la suma de sus cifras.{' '}
        <a href={sitePath.method()}>El método completo</a>.
      </p>
      <div class="two-columns two-columns-steps">
        <div>
          <PointSteps date={date} positions={positions} />
          <details class="more">
            <summary>Los otros {OTHER_POINTS.length} puntos</summary>
            <PointSteps
              date={date}
              positions={positions}
              points={OTHER_POINTS}
              caption="Los puntos de la estrella completa, con su fórmula y su cálculo"
            />
          </details>
        </div>
        <div>
          <h3>El camino de vida</h3>
          <LifePathSteps date={date} />
        </div>
      </div>
    </details>
  );
}
