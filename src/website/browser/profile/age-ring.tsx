import type { JSX } from 'preact';
import { sitePath } from '../../../contract/routes.ts';
import { AGE_STEP, AGE_VERTICES, type WholeChart } from '../../../domain/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { ageInWords } from './age-on.ts';

interface AgeRingProps {
  readonly chart: WholeChart;
  readonly texts: BrowserTexts;
  readonly age: number | undefined;
}

/** Years after the corner that a row starts with; fractions, because the decimal sign differs between countries. */
const STEPS = ['0', '1¼', '2½', '3¾', '5', '6¼', '7½', '8¾'] as const;

/** The ring cut open: one row for every ten years, each from its corner of the star to the next. */
export function AgeRing({ chart, texts, age }: AgeRingProps): JSX.Element {
  const now = age === undefined ? undefined : chart.ages[Math.floor(age / AGE_STEP)];
  return (
    <section class="band">
      <h2 id="edades">El anillo de las edades</h2>
      <p class="measure">
        Sesenta y cuatro arcanos para ochenta años, uno cada año y tres meses. Cada fila empieza en una de las ocho
        puntas de la estrella; entre dos arcanos vecinos va siempre su suma.
      </p>
      {now ? <Now {...now} texts={texts} /> : null}
      <table class="ages">
        <caption class="visually-hidden">Los arcanos de cada década; las columnas son los años que se le suman</caption>
        <thead>
          <tr>
            <th scope="col">Edad</th>
            {STEPS.map((step) => (
              <th key={step} scope="col">
                <span class="age-plus">+</span>
                {step}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {AGE_VERTICES.map((vertex, row) => (
            <tr key={vertex}>
              <th scope="row">{row * AGE_STEP * STEPS.length}</th>
              {chart.ages.slice(row * STEPS.length, (row + 1) * STEPS.length).map((item) => {
                const { number, name, emoji } = texts.arcana[item.arcana - 1]!;
                return (
                  <td key={item.age} {...(item === now ? { 'aria-current': 'date' as const } : {})}>
                    <span class="age-number">{number}</span>
                    <span class="age-emoji" aria-hidden="true">
                      {emoji}
                    </span>
                    <span class="age-name"> {name}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The arcanum that a visitor of this age is looking for. */
function Now({ age, arcana, texts }: { age: number; arcana: number; texts: BrowserTexts }): JSX.Element {
  return (
    <p class="measure" data-now={age}>
      <span class="now">Ahora</span> Desde {ageInWords(age)} hasta {ageInWords(age + AGE_STEP)}:{' '}
      <a href={sitePath.arcanum(arcana)}>
        {arcana}, {texts.arcana[arcana - 1]!.name}
      </a>
      .
    </p>
  );
}
