import type { JSX } from 'preact';
import { sitePath } from '../../contract/routes.ts';
import { spanishDate } from '../../contract/spanish-date.ts';
import { dateChart, OCTAGRAM_POINTS, type PointName } from '../../domain/destiny-matrix.ts';
import { octagramSummands } from '../../domain/explain-destiny-matrix.ts';
import { octagramSvg } from '../../picture/octagram-svg.ts';
import { POINT_NAMES } from '../../picture/point-labels.ts';
import { LifePathSteps, PointSteps } from '../components/calculation-steps.tsx';
import { Octagram } from '../components/octagram.tsx';
import type { Page, PageContext } from '../page.ts';
import { SchoolDifferences } from './method-schools.tsx';

/** Nearly every point of this date needs a reduction, which the page explains. */
const WORKED_EXAMPLE = { day: 29, month: 12, year: 1990 } as const;

export function methodPage(context: PageContext): Page {
  return {
    path: sitePath.method(),
    section: sitePath.method(),
    title: 'La matriz del destino, con sus fórmulas',
    description:
      'Cómo se calcula cada punto del octagrama y el número de camino de vida, con un ejemplo dibujado y las diferencias entre escuelas.',
    body: <Method {...context} />,
  };
}

/** The three points that come from the date itself. */
const INPUTS_IN_WORDS: Partial<Record<PointName, string>> = {
  A: 'el día',
  B: 'el mes',
  C: 'la suma de las cifras del año',
};

function formulaInWords(point: PointName): string {
  const summands = octagramSummands(point).map((name) => POINT_NAMES[name]);
  return INPUTS_IN_WORDS[point] ?? summands.join(' + ');
}

/** Where each point is on the star; the positions have texts of their own in data/. */
const PLACES_IN_WORDS: readonly (readonly [string, string])[] = [
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
  ['P1, P2, P3', 'propósito personal, social y general'],
];

function Method({ content: { positions } }: PageContext): JSX.Element {
  const picture = octagramSvg(dateChart(WORKED_EXAMPLE), {
    title: `Matriz del destino del ${spanishDate(WORKED_EXAMPLE)}`,
    description: 'La estrella con el nombre y el número de cada punto; la tabla que sigue dice lo mismo.',
    labels: POINT_NAMES,
  });
  return (
    <>
      <div class="page-head">
        <p class="kicker">El método</p>
        <h1>Veintidós puntos y una sola regla</h1>
        <p class="lede">
          La matriz del destino coloca los números de una fecha en una estrella de ocho puntas. Todo sale de sumar y de
          reducir. Con lápiz y papel se tarda unos diez minutos; esta página dice cómo.
        </p>
      </div>

      <section class="band">
        <h2 id="reduccion">La regla</h2>
        <div class="prose">
          <p>
            Mientras un número pase de 22, se cambia por la suma de sus cifras: 29 se convierte en 2 + 9 = 11, y 48 en
            12. El 22 se queda en 22. Cada suma se reduce antes de volver a usarla, así que en la estrella solo aparecen
            números del 1 al 22, y cada uno corresponde a <a href={sitePath.arcana()}>un arcano mayor</a>.
          </p>
        </div>
      </section>

      <section class="band">
        <h2 id="formulas">Las fórmulas</h2>
        <div class="two-columns">
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
                    <td>{formulaInWords(point)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div>
            <h3>Dónde está cada punto</h3>
            <dl class="places">
              {PLACES_IN_WORDS.map(([name, place]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{place}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </section>

      <section class="band">
        <h2 id="posiciones">Las doce posiciones</h2>
        <p class="measure">
          La API da nombre a doce de los puntos. El resto son pasos intermedios, que también se dibujan.
        </p>
        <table class="positions">
          <caption class="visually-hidden">Las doce posiciones, su clave en la API, su punto y su significado</caption>
          <thead>
            <tr>
              <th scope="col">Posición</th>
              <th scope="col">Punto</th>
              <th scope="col">Qué mira</th>
            </tr>
          </thead>
          <tbody>
            {positions.map(({ key, title, point, meaning }) => (
              <tr key={key}>
                <th scope="row">
                  {title} <code>{key}</code>
                </th>
                <td>{POINT_NAMES[point]}</td>
                <td>{meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>

      <section class="band">
        <h2 id="ejemplo">Un ejemplo: {spanishDate(WORKED_EXAMPLE)}</h2>
        <div class="two-columns two-columns-picture">
          <figure>
            <Octagram svg={picture} />
            <figcaption>Los doce puntos con nombre en color; los demás, en blanco.</figcaption>
          </figure>
          <PointSteps date={WORKED_EXAMPLE} positions={positions} />
        </div>
        <p class="actions">
          <a class="button-quiet" href={sitePath.profile(WORKED_EXAMPLE)}>
            Ver este perfil completo
          </a>
        </p>
      </section>

      <section class="band">
        <h2 id="camino-de-vida">El camino de vida</h2>
        <div class="two-columns">
          <div class="prose">
            <p>
              El día, el mes y el año se reducen por separado a una sola cifra, y se respetan el 11 y el 22 si aparecen.
              Luego se suman los tres y se reduce el total, respetando 11, 22 y 33.
            </p>
            <p>
              Otro método corriente suma todas las cifras de la fecha en una sola fila. Da un número distinto en
              alrededor del 14 % de las fechas, y por eso dos listas de personas famosas pueden no coincidir. Usamos el
              de las tres partes porque es el que conserva los números maestros de cada parte; si todo se redujera a una
              cifra, el total no pasaría de 27 y el 33 no existiría.
            </p>
          </div>
          <div>
            <h3>La misma fecha</h3>
            <LifePathSteps date={WORKED_EXAMPLE} />
          </div>
        </div>
      </section>

      <SchoolDifferences />
    </>
  );
}
