import type { JSX } from 'preact';
import { FIRST_YEAR, LAST_YEAR } from '../../calendar/dates.ts';
import { dateTails } from '../../content/check-across-entries.ts';
import {
  AGE_STEP,
  AGE_VERTICES,
  CHAKRAS,
  KARMIC_TAIL_POINTS,
  LINE_POINTS,
  type LineName,
  PURPOSES,
} from '../../method/chart-formulas.ts';
import { pointNames } from '../../picture/point-labels.ts';
import { formulaOf, sumInDigits } from '../components/calculation-steps.tsx';
import { ChakraGrid } from '../components/chakra-grid.tsx';
import { PAGE_WORDS } from '../page-words.ts';
import { EXAMPLE_CHART, PointValues } from './method-points.tsx';

const WORDS = PAGE_WORDS.es;
const POINT_NAMES = pointNames(WORDS.star);

export function TailMethod({ count }: { readonly count: number }): JSX.Element {
  const ofDates = new Set(Array.from(dateTails(), String)).size;
  return (
    <section class="band">
      <h2 id="cola">La cola kármica</h2>
      <p class="measure">
        Son los tres puntos de la rama inferior, de dentro afuera. Las fechas de {FIRST_YEAR} a {LAST_YEAR} dan{' '}
        {ofDates} colas distintas, y las parejas, {count - ofDates} más; cada una tiene su texto.
      </p>
      <p class="worked">
        <PointValues points={KARMIC_TAIL_POINTS} />
      </p>
    </section>
  );
}

export function LineMethod(): JSX.Element {
  return (
    <section class="band">
      <h2 id="lineas">Las líneas</h2>
      <p class="measure">Cada línea nombra puntos que ya están calculados, del primero al último.</p>
      <table class="formulas">
        <caption class="visually-hidden">Las líneas, con los puntos y los arcanos del ejemplo</caption>
        <thead>
          <tr>
            <th scope="col">Línea</th>
            <th scope="col">Puntos y arcanos</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(LINE_POINTS) as LineName[]).map((name) => (
            <tr key={name}>
              <th scope="row">{WORDS.chartTitles.lines[name]}</th>
              <td>
                <PointValues points={LINE_POINTS[name]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function PurposeMethod(): JSX.Element {
  return (
    <section class="band">
      <h2 id="propositos">Los propósitos</h2>
      <table class="formulas">
        <caption class="visually-hidden">Los cuatro propósitos, su edad, su fórmula y su arcano en el ejemplo</caption>
        <thead>
          <tr>
            <th scope="col">Propósito</th>
            <th scope="col">Edad</th>
            <th scope="col">Arcano</th>
          </tr>
        </thead>
        <tbody>
          {PURPOSES.map(({ key, point, fromAge, toAge }) => (
            <tr key={key}>
              <th scope="row">
                {WORDS.chartTitles.purposes[key]} <span class="steps-formula">{formulaOf(point, WORDS)}</span>
              </th>
              <td>{WORDS.ages.span(fromAge, toAge)}</td>
              <td>
                <PointValues points={[point]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function ChakraMethod(): JSX.Element {
  const { chakras, chakraSums } = EXAMPLE_CHART;
  return (
    <section class="band">
      <h2 id="chakras">Los chakras</h2>
      <p class="measure">
        El plano físico toma los puntos del eje horizontal; el energético, los del vertical. El emocional suma los dos,
        y la última fila suma cada columna: la del plano físico da {sumInDigits(chakras.map(({ physics }) => physics))}.
        La tabla es un símbolo y en ningún caso un diagnóstico.
      </p>
      <ChakraGrid
        words={WORDS}
        caption="Los chakras, con los puntos y los arcanos del ejemplo"
        cell={(row, part) => {
          const points = CHAKRAS[row];
          if (!points) return chakraSums[part];
          return part === 'emotions' ? chakras[row]!.emotions : <PointValues points={[points[part]]} />;
        }}
      />
    </section>
  );
}

const DECADE = 10;
const STEPS_IN_DECADE = DECADE / AGE_STEP;
/** Every step of a decade with the two between which it is put: halves, then quarters, then eighths. */
const HALVINGS = [4, 2, 1].flatMap((half) =>
  Array.from({ length: STEPS_IN_DECADE / (2 * half) }, (_, i) => {
    const at = half + 2 * half * i;
    return { at, before: at - half, after: at + half };
  }),
);
/** From B to G. */
const EXAMPLE_AGE = 20;

export function AgeMethod(): JSX.Element {
  const first = EXAMPLE_AGE / AGE_STEP;
  const arcana = EXAMPLE_CHART.ages.slice(first, first + STEPS_IN_DECADE + 1).map((item) => item.arcana);
  const rows = HALVINGS.map(({ at, before, after }) => ({
    age: EXAMPLE_AGE + at * AGE_STEP,
    sum: sumInDigits([arcana[before]!, arcana[after]!]),
    arcanum: arcana[at],
  }));
  return (
    <section class="band">
      <h2 id="edades">El anillo de las edades</h2>
      <div class="two-columns">
        <div class="prose">
          <p>
            Las ocho puntas de la estrella marcan las décadas: <Vertices />; a los ochenta se vuelve a{' '}
            {POINT_NAMES[AGE_VERTICES[0]]}.
          </p>
          <p>
            A mitad de cada década va la suma de sus dos puntas; a mitad de cada mitad, la suma de los dos que la
            rodean, y una vez más. Quedan 64 arcanos, uno cada año y tres meses. La tabla sigue ese orden en el ejemplo,
            entre los {EXAMPLE_AGE} años ({arcana[0]}) y los {EXAMPLE_AGE + DECADE} ({arcana.at(-1)}).
          </p>
        </div>
        <table class="formulas">
          <caption class="visually-hidden">Los arcanos de una década, en el orden de los cálculos</caption>
          <thead>
            <tr>
              <th scope="col">Edad</th>
              <th scope="col">Cálculo</th>
              <th scope="col">Arcano</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ age, sum, arcanum }) => (
              <tr key={age}>
                <th scope="row">{withFraction(age)}</th>
                <td>{sum}</td>
                <td>{arcanum}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** «A al nacer, F a los 10 …» */
function Vertices(): JSX.Element {
  const list = AGE_VERTICES.map((point, i) => `${POINT_NAMES[point]} ${i === 0 ? 'al nacer' : `a los ${i * DECADE}`}`);
  return <>{list.join(', ')}</>;
}

/**
 * A fraction, because the decimal sign differs between countries.
 *
 * @example withFraction(21.25) // '21¼'
 */
function withFraction(age: number): string {
  return `${Math.floor(age)}${['', '¼', '½', '¾'][(age % 1) * 4]}`;
}
