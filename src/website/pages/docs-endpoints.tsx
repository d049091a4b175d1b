import type { JSX } from 'preact';
import { isoDate } from '../../contract/check-date.ts';
import { LIFE_PATH_NUMBERS } from '../../contract/limits.ts';
import { apiPath, sitePath } from '../../contract/routes.ts';
import { chartNumbers } from '../../domain/chart-numbers.ts';
import { EXAMPLE_DATE } from '../page.ts';

const { day, month, year } = EXAMPLE_DATE;
const { a, b, c } = chartNumbers(EXAMPLE_DATE);
const PARTNER = '1990-12-29';
const NUMBERS = `${LIFE_PATH_NUMBERS.slice(0, -1).join(', ')} y ${LIFE_PATH_NUMBERS.at(-1)}`;

const ENDPOINTS = [
  {
    path: apiPath.matrix('{day}', '{month}', '{year}'),
    example: apiPath.matrix(day, month, year),
    text: 'Las doce posiciones de la matriz para una fecha.',
  },
  {
    path: apiPath.matrixPicture('{day}', '{month}', '{year}'),
    example: apiPath.matrixPicture(day, month, year),
    text: 'La misma matriz como imagen SVG.',
  },
  {
    path: apiPath.matrixOfDate('{date}'),
    example: apiPath.matrixOfDate(isoDate(EXAMPLE_DATE)),
    text: 'La matriz, con la fecha como AAAA-MM-DD.',
  },
  {
    path: apiPath.chart('{a}', '{b}', '{c}'),
    example: apiPath.chart(a, b, c),
    text: 'La carta entera: lecturas, cola kármica, líneas, propósitos, chakras y edades. Los tres números son el día, el mes y las cifras del año, reducidos.',
  },
  {
    path: apiPath.chartOfDate('{date}'),
    example: apiPath.chartOfDate(isoDate(EXAMPLE_DATE)),
    text: 'La misma carta, con la fecha como AAAA-MM-DD en lugar de los tres números.',
  },
  {
    path: apiPath.couple('{a}', '{b}'),
    example: apiPath.couple(isoDate(EXAMPLE_DATE), PARTNER),
    text: 'La carta de una pareja, de dos fechas como AAAA-MM-DD; el orden no importa.',
  },
  {
    path: apiPath.couplePicture('{a}', '{b}'),
    example: apiPath.couplePicture(isoDate(EXAMPLE_DATE), PARTNER),
    text: 'La misma carta de pareja como imagen SVG.',
  },
  {
    path: apiPath.year('{date}', '{year}'),
    example: apiPath.year(isoDate(EXAMPLE_DATE), 2026),
    text: 'El arcano de un año, de 1900 a 2100, para una fecha, con la cuenta.',
  },
  { path: apiPath.lifePaths(), example: apiPath.lifePaths(), text: 'Los doce caminos de vida en breve.' },
  {
    path: apiPath.lifePath('{number}'),
    example: apiPath.lifePath(7),
    text: `Un camino de vida completo. Valen ${NUMBERS}.`,
  },
  { path: apiPath.arcana(), example: apiPath.arcana(), text: 'Los veintidós arcanos en breve.' },
  { path: apiPath.arcanum('{number}'), example: apiPath.arcanum(17), text: 'Un arcano completo, del 1 al 22.' },
  {
    path: apiPath.statistics(),
    example: apiPath.statistics(),
    text: 'En cuántas fechas está cada arcano en cada posición.',
  },
  { path: apiPath.index(), example: apiPath.index(), text: 'El servicio, su licencia y todas las direcciones.' },
] as const;

export function Endpoints({ site }: { readonly site: string }): JSX.Element {
  return (
    <section class="band">
      <h2 id="endpoints">Endpoints</h2>
      <p class="measure">
        Todos empiezan por <code>{site}</code>. Se aceptan el cero inicial de una fecha (05), la barra final y la
        terminación <code>.json</code>. Cómo sacar los tres números de una carta se explica en{' '}
        <a href={`${sitePath.method()}#numeros`}>el método</a>.
      </p>
      <dl class="endpoints">
        {ENDPOINTS.map(({ path, example, text }) => (
          <div key={path}>
            <dt>
              <code>{path}</code>
            </dt>
            <dd>
              {text} <a href={example}>Probar</a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
