import type { JSX } from 'preact';
import { EXAMPLE_DATE } from '../../calendar/dates.ts';
import { spanishDate } from '../../calendar/spanish-date.ts';
import { sitePath } from '../../http/site-path.ts';
import { dateChart } from '../../method/destiny-matrix.ts';
import { octagramSvg } from '../../picture/octagram-svg.ts';
import { pointNames } from '../../picture/point-labels.ts';
import { LifePathSteps, PointSteps } from '../components/calculation-steps.tsx';
import { Calculate } from '../components/date-forms.tsx';
import { PageNav } from '../components/entry-parts.tsx';
import type { Page, PageContext } from '../page.ts';
import { AgeMethod, ChakraMethod, LineMethod, PurposeMethod, TailMethod } from './method-lines.tsx';
import { NumbersMethod } from './method-numbers.tsx';
import { ChartNumberMethod, OtherPointMethod, StarPointMethod } from './method-points.tsx';
import { SchoolDifferences, YearAndCoupleMethod } from './method-schools.tsx';

export function methodPage(context: PageContext): Page {
  return {
    path: sitePath.method(),
    section: sitePath.method(),
    title: 'La matriz del destino, con sus fórmulas',
    description:
      'Cómo se calcula cada punto de la carta, con sus líneas, propósitos, chakras y edades, y el camino de vida; con un ejemplo y las diferencias entre escuelas.',
    cover: 'method',
    body: <Method {...context} />,
    script: 'copy',
  };
}

const SECTIONS = [
  ['formulas', 'Fórmulas'],
  ['ejemplo', 'Ejemplo'],
  ['numeros', 'Tres números'],
  ['carta', 'Carta completa'],
  ['cola', 'Cola kármica'],
  ['lineas', 'Líneas'],
  ['propositos', 'Propósitos'],
  ['chakras', 'Chakras'],
  ['edades', 'Edades'],
  ['pareja', 'Año y pareja'],
  ['camino-de-vida', 'Camino de vida'],
  ['numeros-clasicos', 'Números clásicos'],
  ['escuelas', 'Escuelas'],
] as const;

function Method({ content: { positions, arcana, karmicTails }, words }: PageContext): JSX.Element {
  const names = pointNames(words.star);
  const picture = octagramSvg(dateChart(EXAMPLE_DATE), {
    title: `Matriz del destino del ${spanishDate(EXAMPLE_DATE)}`,
    description: 'La estrella con el nombre y el número de cada punto; la tabla que sigue dice lo mismo.',
    labels: names,
    words: words.star,
  });
  return (
    <>
      <div class="page-head">
        <p class="kicker">El método</p>
        <h1>Treinta y nueve puntos y una sola regla</h1>
        <p class="lede">
          La matriz del destino coloca los números de una fecha en una estrella de ocho puntas. Todo sale de sumar y de
          reducir. Con lápiz y papel se tarda unos diez minutos en los 22 primeros puntos y otros diez en el resto; esta
          página dice cómo.
        </p>
      </div>
      <div class="beside-nav">
        <PageNav sections={SECTIONS} words={words} />
        <div>
          <Calculate title="Calcula la tuya" words={words} />

          <section class="band">
            <h2 id="reduccion">La regla</h2>
            <div class="prose">
              <p>
                Mientras un número pase de 22, se cambia por la suma de sus cifras: 29 se convierte en 2 + 9 = 11, y 48
                en 12. El 22 se queda en 22. Cada suma se reduce antes de volver a usarla, así que en la estrella solo
                aparecen números del 1 al 22, y cada uno corresponde a <a href={sitePath.arcana()}>un arcano mayor</a>.
              </p>
            </div>
          </section>

          <StarPointMethod picture={picture} />

          <section class="band">
            <h2 id="posiciones">Las doce posiciones</h2>
            <p class="measure">
              La API da nombre a doce de los puntos. El resto son pasos intermedios, que también se dibujan.
            </p>
            <table class="positions">
              <caption class="visually-hidden">
                Las doce posiciones, su clave en la API, su punto y su significado
              </caption>
              <thead>
                <tr>
                  <th scope="col">Posición</th>
                  <th scope="col">Punto</th>
                  <th scope="col">Qué indica</th>
                </tr>
              </thead>
              <tbody>
                {positions.map(({ key, title, point, meaning }) => (
                  <tr key={key}>
                    <th scope="row">
                      {title} <code>{key}</code>
                    </th>
                    <td>{names[point]}</td>
                    <td>{meaning}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>

          <section class="band">
            <h2 id="ejemplo">Un ejemplo: {spanishDate(EXAMPLE_DATE)}</h2>
            <PointSteps date={EXAMPLE_DATE} positions={positions} words={words} />
            <p class="actions">
              <a class="button-quiet" href={sitePath.profile(EXAMPLE_DATE)}>
                Ver este perfil completo
              </a>
            </p>
          </section>

          <ChartNumberMethod />
          <OtherPointMethod positions={positions} />
          <TailMethod count={karmicTails.length} />
          <LineMethod />
          <PurposeMethod />
          <ChakraMethod />
          <AgeMethod />
          <YearAndCoupleMethod arcana={arcana} />

          <section class="band">
            <h2 id="camino-de-vida">El camino de vida</h2>
            <div class="two-columns">
              <div class="prose">
                <p>
                  El día, el mes y el año se reducen por separado a una sola cifra, y se respetan el 11 y el 22 si
                  aparecen. Luego se suman los tres y se reduce el total, respetando 11, 22 y 33.
                </p>
                <p>
                  Otro método corriente suma todas las cifras de la fecha en una sola fila. Da un número distinto en
                  alrededor del 14 % de las fechas, y por eso dos listas de personas famosas pueden no coincidir. Usamos
                  el de las tres partes porque es el que conserva los números maestros de cada parte; si todo se
                  redujera a una cifra, el total no pasaría de 27 y el 33 no existiría.
                </p>
              </div>
              <div>
                <h3>La misma fecha</h3>
                <LifePathSteps date={EXAMPLE_DATE} words={words} />
              </div>
            </div>
          </section>

          <NumbersMethod />
          <SchoolDifferences />
        </div>
      </div>
    </>
  );
}
