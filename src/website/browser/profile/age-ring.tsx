import type { JSX } from 'preact';
import { sitePath } from '../../../contract/routes.ts';
import { AGE_STEP, AGE_VERTICES, type WholeChart } from '../../../domain/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { ReadingParts } from '../../components/reading-parts.tsx';
import { ageInWords } from './age-on.ts';
import { type ArcanumText, readingOf } from './arcanum-text.ts';

interface AgeRingProps {
  readonly chart: WholeChart;
  readonly texts: BrowserTexts;
  readonly age: number | undefined;
  /** The arcanum of the current age; arrives after the rest. */
  readonly record: ArcanumText | undefined;
}

/** Years after the corner that a row starts with; fractions, because the decimal sign differs between countries. */
const STEPS = ['0', '1¼', '2½', '3¾', '5', '6¼', '7½', '8¾'] as const;

/** The ring cut open: one row for every ten years, each from its corner of the star to the next. */
export function AgeRing({ chart, texts, age, record }: AgeRingProps): JSX.Element {
  const now = currentAge(chart, age);
  return (
    <section class="band">
      <h2 id="edades">El anillo de las edades</h2>
      <p class="measure">{texts.sentences.sections.ages.join(' ')}</p>
      {now ? <Now {...now} texts={texts} record={record} /> : null}
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

/** The stretch of the ring that somebody of this age is in; nobody without an age, or beyond the ring. */
export function currentAge({ ages }: WholeChart, age: number | undefined): WholeChart['ages'][number] | undefined {
  return age === undefined ? undefined : ages[Math.floor(age / AGE_STEP)];
}

interface NowProps extends Pick<AgeRingProps, 'texts' | 'record'> {
  readonly age: number;
  readonly arcana: number;
}

/** The arcanum that a visitor of this age is looking for, and what it says. */
function Now({ age, arcana, texts, record }: NowProps): JSX.Element {
  const reading = readingOf(record, arcana, 'age');
  return (
    <div class="age-now" data-now={age}>
      <p class="measure">
        <span class="now">Ahora</span> Desde {ageInWords(age)} hasta {ageInWords(age + AGE_STEP)}:{' '}
        <a href={sitePath.arcanum(arcana)}>
          {arcana}, {texts.arcana[arcana - 1]!.name}
        </a>
        .
      </p>
      {reading ? <ReadingParts {...reading} /> : null}
    </div>
  );
}
