import type { JSX } from 'preact';
import { EXAMPLE_DATE } from '../../contract/limits.ts';
import { sitePath } from '../../contract/routes.ts';
import { spanishDate } from '../../contract/spanish-date.ts';
import { POINT_FORMULAS } from '../../domain/chart-formulas.ts';
import { chartNumbers } from '../../domain/chart-numbers.ts';
import type { Arcanum } from '../../domain/content.ts';
import { coupleChart } from '../../domain/couple-chart.ts';
import { digitSum, reduceToArcanum } from '../../domain/reduce.ts';
import { wholeChart } from '../../domain/whole-chart.ts';
import { formulaOf, sumInDigits } from '../components/point-words.ts';
import { EXAMPLE_CHART } from './method-parts.tsx';

const YEAR = 2026;
const PARTNER = { day: 29, month: 12, year: 1990 } as const;

export function YearAndCoupleMethod({ arcana }: { readonly arcana: readonly Arcanum[] }): JSX.Element {
  const { points } = EXAMPLE_CHART;
  const partner = wholeChart(chartNumbers(PARTNER)).points;
  const couple = coupleChart(EXAMPLE_DATE, PARTNER).points;
  const year = [points.A, points.B, digitSum(YEAR)];
  const inner = POINT_FORMULAS.L.map((point) => couple[point]);
  const nameOf = (sum: readonly number[]): string =>
    arcana[reduceToArcanum(sum.reduce((total, value) => total + value, 0)) - 1]!.name;
  return (
    <section class="band">
      <h2 id="pareja">El año y la pareja</h2>
      <div class="prose">
        <p>
          El arcano de un año suma A, B y las cifras del año por el que preguntas. Para la fecha del ejemplo y {YEAR}:{' '}
          <Sum of={year} />, {nameOf(year)}.
        </p>
        <p>
          En la carta de una pareja, las dos fechas se suman punto por punto de A a I; los demás puntos salen de esos
          nueve con las mismas fórmulas. El orden no importa. El ejemplo con el {spanishDate(PARTNER)} tiene por centro{' '}
          <Sum of={[points.E, partner.E]} />, {nameOf([points.E, partner.E])}; su L es {formulaOf('L')}, es decir,{' '}
          <Sum of={inner} />.
        </p>
      </div>
      <p class="actions">
        <a class="button-quiet" href={sitePath.couple(EXAMPLE_DATE, PARTNER)}>
          Ver la carta de esta pareja
        </a>
      </p>
    </section>
  );
}

/** Not broken at the end of a line. */
function Sum({ of: values }: { readonly of: readonly number[] }): JSX.Element {
  return <span class="pair">{sumInDigits(values)}</span>;
}
