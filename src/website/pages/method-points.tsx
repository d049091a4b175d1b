import type { JSX } from 'preact';
import { EXAMPLE_DATE } from '../../calendar/dates.ts';
import { spanishDate } from '../../calendar/spanish-date.ts';
import { apiPath, templatePath } from '../../http/api-path.ts';
import type { ChartPoint } from '../../method/chart-formulas.ts';
import { CHART_RANGES, chartNumbers } from '../../method/chart-numbers.ts';
import { OCTAGRAM_POINTS } from '../../method/destiny-matrix.ts';
import { explainPoints } from '../../method/explain-destiny-matrix.ts';
import { wholeChart } from '../../method/whole-chart.ts';
import { type PositionTitle, pointNames } from '../../picture/point-labels.ts';
import { calculationOf, formulaOf, OTHER_POINTS, PointSteps } from '../components/calculation-steps.tsx';
import { Octagram } from '../components/octagram.tsx';
import { PAGE_WORDS } from '../page-words.ts';

const WORDS = PAGE_WORDS.es;
const POINT_NAMES = pointNames(WORDS.star);

/** Where each point is on the star; the positions have texts of their own in data/. */
const STAR_PLACES: readonly (readonly [string, string])[] = [
  ['A', 'izquierda'],
  ['B', 'arriba'],
  ['C', 'derecha'],
  ['D', 'abajo'],
  ['E', 'centro'],
  ['F, G, H, I', 'esquinas del cuadrado ancestral'],
  ['K, L, M', 'puntos interiores: arriba, derecha y abajo'],
  ['R', 'mitad de la línea del dinero y del amor'],
  ['R1, R2', 'su extremo del amor y su extremo del dinero'],
  ['Cielo, Tierra', 'eje vertical y eje horizontal'],
  ['Masculino, Femenino', 'las dos diagonales del cuadrado: línea masculina y línea femenina'],
  ['P1, P2, P3', 'propósito personal, social y espiritual'],
];

/** The points that the simple star shows: the star with their letters, then what each is made of. */
export function StarPointMethod({ picture }: { readonly picture: string }): JSX.Element {
  return (
    <section class="band">
      <h2 id="formulas">Las fórmulas</h2>
      <div class="two-columns two-columns-picture">
        <figure>
          <Octagram svg={picture} />
          <figcaption>
            El {spanishDate(EXAMPLE_DATE)}: cada punto con su nombre y su número. Los doce con lectura, en color.
          </figcaption>
        </figure>
        <div>
          <table class="formulas">
            <caption class="visually-hidden">Fórmula de cada punto</caption>
            <thead>
              <tr>
                <th scope="col">Punto</th>
                <th scope="col">Se obtiene de</th>
              </tr>
            </thead>
            <tbody>
              {OCTAGRAM_POINTS.map((point) => (
                <tr key={point}>
                  <th scope="row">{POINT_NAMES[point]}</th>
                  <td>{formulaOf(point, WORDS)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <h3>Dónde está cada punto</h3>
          <Places places={STAR_PLACES} />
        </div>
      </div>
    </section>
  );
}

/** How many charts there are: each combination of the three numbers is one. */
const CHART_COUNT = Object.values(CHART_RANGES).reduce((product, { min, max }) => product * (max - min + 1), 1);

/** From a date to the address of its chart by hand, for hosts that serve nothing but files. */
export function ChartNumberMethod(): JSX.Element {
  const { a, b, c } = EXAMPLE_CHART.numbers;
  const steps = explainPoints(EXAMPLE_DATE, ['A', 'B', 'C']);
  return (
    <section class="band">
      <h2 id="numeros">Los tres números de una carta</h2>
      <div class="two-columns">
        <div class="prose">
          <p>Todo lo demás sale de tres números, que se sacan de la fecha con tres sumas cortas:</p>
          <ul class="prose">
            <li>El día. Si pasa de 22, suma sus dos cifras: el 31 da 4.</li>
            <li>El mes, tal cual.</li>
            <li>Las cifras del año, sumadas. Si el resultado pasa de 22, suma las suyas: 1999 da 28, y 28 da 10.</li>
          </ul>
          <p>
            Entre 1900 y 2100 solo hay {CHART_COUNT} combinaciones, así que cada carta es un archivo. Un servidor que
            entrega archivos y no sabe leer fechas también puede darte la tuya, en{' '}
            <code>{templatePath('/chart/{a}/{b}/{c}')}</code>.
          </p>
        </div>
        <div>
          <h3>{spanishDate(EXAMPLE_DATE)}</h3>
          <dl class="sums">
            {(['Día', 'Mes', 'Año'] as const).map((name, i) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{calculationOf(steps[i]!)}</dd>
              </div>
            ))}
            <div class="sums-total">
              <dt>Carta</dt>
              <dd>
                <a href={apiPath('/chart/{a}/{b}/{c}', { a, b, c })}>
                  <code>{apiPath('/chart/{a}/{b}/{c}', { a, b, c })}</code>
                </a>
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}

const OTHER_PLACES: readonly (readonly [string, string])[] = [
  ['J', 'punto interior de la izquierda, pareja de K, L y M'],
  ['O, P, Q, N', 'puntos medios: izquierda, arriba, derecha y abajo'],
  ['S, T', 'el corazón: en el eje horizontal y en el vertical'],
  ['U', 'centro del cuadrado ancestral'],
  ['F2, G2, H2, I2', 'puntos interiores de las líneas familiares'],
  ['F1, G1, H1, I1', 'sus puntos medios, entre el interior y la esquina'],
  ['P4', 'propósito planetario'],
];

/** The points that only the full star shows. */
export function OtherPointMethod({ positions }: { readonly positions: readonly PositionTitle[] }): JSX.Element {
  return (
    <section class="band">
      <h2 id="carta">La carta completa</h2>
      <p class="measure">
        Sobre la estrella de antes se añaden {OTHER_POINTS.length} puntos, con la misma regla. Estos son sus cálculos
        para la fecha del ejemplo.
      </p>
      <div class="two-columns two-columns-steps">
        <PointSteps
          date={EXAMPLE_DATE}
          positions={positions}
          points={OTHER_POINTS}
          words={WORDS}
          caption="Los puntos de la carta completa, con su fórmula y su cálculo"
        />
        <div>
          <h3>Dónde se dibujan</h3>
          <Places places={OTHER_PLACES} />
        </div>
      </div>
    </section>
  );
}

/** The chart of the date that the method page works through. */
export const EXAMPLE_CHART = wholeChart(chartNumbers(EXAMPLE_DATE));

/** Where points are on the star, in words. */
function Places({ places }: { readonly places: readonly (readonly [string, string])[] }): JSX.Element {
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
