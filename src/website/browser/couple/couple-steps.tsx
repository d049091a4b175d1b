import type { JSX } from 'preact';
import type { CalendarDate } from '../../../contract/check-date.ts';
import { sitePath } from '../../../contract/routes.ts';
import { BASE_POINTS, type ChartPoint } from '../../../domain/chart-formulas.ts';
import { explainCouple } from '../../../domain/couple-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { StepTable } from '../../components/calculation-steps.tsx';
import { formulaOf } from '../../components/point-words.ts';

interface CoupleStepsProps {
  readonly dates: readonly [CalendarDate, CalendarDate];
  readonly texts: BrowserTexts;
}

/** Every sum, behind a click. */
export function CoupleSteps({ dates, texts: { positions } }: CoupleStepsProps): JSX.Element {
  return (
    <section class="band">
      <h2 id="calculos">Cómo se calcula cada número</h2>
      <p class="measure">
        De A a I, las dos cartas se suman punto por punto; los demás puntos salen de esos nueve. El orden de las fechas
        no cambia nada. <a href={`${sitePath.method()}#pareja`}>El método completo</a>.
      </p>
      <details class="more">
        <summary>Ver todos los cálculos</summary>
        <StepTable
          steps={explainCouple(...dates)}
          positions={positions}
          caption="Los puntos de la pareja, con su fórmula y su cálculo"
          formula={coupleFormula}
        />
      </details>
    </section>
  );
}

function coupleFormula(point: ChartPoint): string {
  return (BASE_POINTS as readonly ChartPoint[]).includes(point) ? `${point} + ${point}` : formulaOf(point);
}
