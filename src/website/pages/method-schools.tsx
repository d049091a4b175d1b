import type { JSX } from 'preact';
import { EXAMPLE_DATE } from '../../calendar/dates.ts';
import { spanishDate } from '../../calendar/spanish-date.ts';
import type { Arcanum } from '../../content/content-schema.ts';
import { sitePath } from '../../http/site-path.ts';
import { POINT_FORMULAS } from '../../method/chart-formulas.ts';
import { chartNumbers } from '../../method/chart-numbers.ts';
import { coupleChart } from '../../method/couple-chart.ts';
import { digitSum, reduceToArcanum } from '../../method/reduce.ts';
import { wholeChart } from '../../method/whole-chart.ts';
import { formulaOf, sumInDigits } from '../components/calculation-steps.tsx';
import { PAGE_WORDS } from '../page-words.ts';
import { EXAMPLE_CHART } from './method-points.tsx';

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
          <Sum of={[points.E, partner.E]} />, {nameOf([points.E, partner.E])}; su L es {formulaOf('L', PAGE_WORDS.es)},
          es decir, <Sum of={inner} />.
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

const DIFFERENCES = [
  {
    what: 'Al pasar de 22',
    ours: 'Se suman las cifras: 23 da 5.',
    others: 'Algunas escuelas restan 22: 23 daría 1.',
  },
  {
    what: 'El punto D',
    ours: 'Suma A, B y C ya reducidos.',
    others: 'Otras suman todas las cifras de la fecha.',
  },
  {
    what: 'El Loco',
    ours: 'Es el 22.',
    others: 'En muchas barajas es el 0 o no lleva número.',
  },
  {
    what: 'La Justicia y La Fuerza',
    ours: 'El 8 y el 11, como en Marsella.',
    others: 'La baraja Rider-Waite las cambia: La Fuerza es el 8 y La Justicia, el 11.',
  },
  {
    what: 'Los nombres de las cartas',
    ours: 'El orden es el de Marsella, pero varios nombres vienen de Rider-Waite: La Sacerdotisa, El Hierofante, La Torre.',
    others: 'En Marsella son La Papisa, El Papa y La Casa de Dios.',
  },
  {
    what: 'Las líneas familiares',
    ours: 'Parten de U, el centro del cuadrado ancestral.',
    others: 'Algunas calculadoras parten de E, el centro de la estrella.',
  },
  {
    what: 'El propósito planetario',
    ours: 'P4 suma P2 y P3.',
    others: 'También se encuentra P1 + P2 + P3.',
  },
  {
    what: 'Svadhisthana',
    ours: 'L en el plano físico y M en el energético, como piden los ejes.',
    others: 'Hay tablas con los dos intercambiados.',
  },
  {
    what: 'La última fila de los chakras',
    ours: 'Cada columna suma sus siete números.',
    others: 'No todas las tablas suman por columnas.',
  },
  {
    what: 'La carta de una pareja',
    ours: 'Se suman nueve puntos de cada fecha; los demás salen de esos nueve.',
    others: 'Otras suman también los puntos interiores de dos en dos.',
  },
  {
    what: 'Las edades',
    ours: 'Un arcano cada año y tres meses, exactos.',
    others: 'Otros anillos dan las edades como intervalos redondeados.',
  },
] as const;

/** Where schools differ and what we chose, then what holds for every date. */
export function SchoolDifferences(): JSX.Element {
  return (
    <>
      <section class="band">
        <h2 id="escuelas">En qué difieren las escuelas</h2>
        <p class="measure">
          Seguimos la escuela de Ladini. No hay una versión oficial, y otra calculadora puede darte otros números sin
          equivocarse. Estas son las decisiones que más cambian el resultado.
        </p>
        <ChoicesTable
          caption="Decisiones del método y alternativas"
          choices={DIFFERENCES.map(({ what, ours, others }) => [what, ours, others] as const)}
        />
      </section>
      <section class="band">
        <h2 id="siempre">Lo que se cumple siempre</h2>
        <ul class="prose">
          <li>
            El propósito solo puede ser 3, 6, 9, 12, 15, 18 o 21: contiene tres veces la suma de A, B, C y D, y sumar
            cifras conserva los múltiplos de tres.
          </li>
          <li>El alma va del 1 al 12, porque es el mes.</li>
          <li>El centro nunca es 1, 2, 15, 17, 19 ni 21 entre los años 1900 y 2100.</li>
          <li>La personalidad alcanza los 22 arcanos.</li>
        </ul>
      </section>
    </>
  );
}

interface ChoicesTableProps {
  readonly caption: string;
  readonly choices: readonly (readonly [question: string, ours: string, others: string])[];
}

export function ChoicesTable({ caption, choices }: ChoicesTableProps): JSX.Element {
  return (
    <table class="schools">
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Cuestión</th>
          <th scope="col">Aquí</th>
          <th scope="col">En otros sitios</th>
        </tr>
      </thead>
      <tbody>
        {choices.map(([question, ours, others]) => (
          <tr key={question}>
            <th scope="row">{question}</th>
            <td>{ours}</td>
            <td>{others}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
