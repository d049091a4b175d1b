import type { JSX } from 'preact';
import type { Reading } from '../../../content/content-schema.ts';
import { AGE_VERTICES } from '../../../method/chart-formulas.ts';
import type { WholeChart } from '../../../method/whole-chart.ts';
import type { PageWords } from '../../../words/words.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { Emblem } from '../../components/pictures.tsx';
import { ReadingParts } from '../../components/readings.tsx';

const YEARS = 10;

/** Each arcanum's text for an age, as far as loaded. */
export type AgeTexts = ReadonlyMap<number, Reading>;

/** The arcana of the decades: the corners of the star, where the rows of the age ring start. */
export function decadesOf({ points }: Pick<WholeChart, 'points'>): number[] {
  return AGE_VERTICES.map((vertex) => points[vertex]);
}

/** The decade for this age; `undefined` without an age or beyond the ring. */
export function currentDecade(age: number | undefined): number | undefined {
  return age === undefined || age >= AGE_VERTICES.length * YEARS ? undefined : Math.floor(age / YEARS);
}

interface DecadesProps {
  readonly chart: WholeChart;
  readonly age: number | undefined;
  readonly texts: BrowserTexts;
  readonly ageTexts: AgeTexts;
  readonly words: Pick<PageWords, 'profile' | 'readings'>;
}

/** The current decade with its arcanum's text; the others are collapsed lines. */
export function Decades({ chart, age, texts, ageTexts, words }: DecadesProps): JSX.Element {
  const { profile } = words;
  const now = currentDecade(age);
  const decades = decadesOf(chart);
  const all = decades.map((arcanum, i) => {
    const { number, name, emblem } = texts.arcana[arcanum - 1]!;
    const reading = ageTexts.get(arcanum);
    const head = (
      <>
        <span class="decade-years">{profile.decade(i * YEARS)}</span>
        <span class="bead">{number}</span>
        <h3>
          {name} <Emblem {...emblem} /> {i === now ? <span class="now">{profile.nowDecade}</span> : null}
        </h3>
      </>
    );
    return (
      <li key={i} data-decade={i * YEARS} {...(i === now ? { 'aria-current': 'date' as const } : {})}>
        {reading ? (
          <details class="line" open={i === now}>
            <summary class="decade-head">{head}</summary>
            <ReadingParts reading={reading} isBrief isLine={i === now} asks={false} words={words} />
          </details>
        ) : (
          <div class="decade-head">{head}</div>
        )}
      </li>
    );
  });
  return (
    <section class="band group">
      <h2 id="decadas">{profile.decades}</h2>
      {now === undefined ? null : <ol class="decades">{all[now]}</ol>}
      <details class="line all-decades">
        <summary>
          <h3 class="visually-hidden">{now === undefined ? profile.allDecades : profile.otherDecades}</h3>
          <span class="decade-strip" aria-hidden="true">
            {decades.map((number, i) => (
              <span key={i} class={i === now ? 'is-now' : undefined}>
                {i * YEARS}
                <span class="bead">{number}</span>
              </span>
            ))}
          </span>
        </summary>
        <ol class="decades">{all.filter((_, i) => i !== now)}</ol>
      </details>
    </section>
  );
}
