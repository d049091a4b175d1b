import type { JSX } from 'preact';
import {
  KARMIC_TAIL_POINTS,
  LINE_POINTS,
  type LineName,
  PURPOSES,
  type WholeChart,
} from '../../../method/whole-chart.ts';
import { agesInWords, LINE_TITLES, PURPOSE_TITLES } from '../../../words/chart-words.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { Bead, Beads, ReadingParts } from '../../components/readings.tsx';
import type { CoupleTexts } from '../../couple-readings.ts';
import { type ChartTexts, cardId, placeAt, placeTitle, readingAt } from './profile-texts.ts';

interface ChartLinesProps {
  /** Of a date or of a couple. */
  readonly chart: Pick<WholeChart, 'points'>;
  readonly texts: BrowserTexts;
  /** Says of each line what it is for; the sentences speak to one person. */
  readonly explained?: boolean;
}

export function ChartLines({ chart, texts, explained = false }: ChartLinesProps): JSX.Element {
  return (
    <section class="band">
      <h2 id="lineas">Las cuatro líneas</h2>
      <p class="measure">{texts.sentences.sections.lines.join(' ')}</p>
      <div class="chart-lines">
        {(Object.keys(LINE_POINTS) as LineName[]).map((name) => (
          <div key={name} class={`chart-line chart-line-${name}`} data-line={name}>
            <h3>{LINE_TITLES[name]}</h3>
            {explained ? <p class="chart-line-text">{texts.sentences.lines[name]}</p> : null}
            <Beads points={LINE_POINTS[name]} values={chart.points} texts={texts} />
          </div>
        ))}
      </div>
    </section>
  );
}

interface KarmicTailProps {
  /** Of a date or of a couple. */
  readonly chart: Pick<WholeChart, 'points'>;
  readonly texts: BrowserTexts;
  readonly tail: CoupleTexts['karmic_tail'] | undefined;
}

export function KarmicTail({ chart, texts, tail }: KarmicTailProps): JSX.Element {
  return (
    <section class="band">
      <h2 id="cola">La cola kármica</h2>
      <p class="measure">{texts.sentences.sections.karmicTail.join(' ')}</p>
      <Beads points={KARMIC_TAIL_POINTS} values={chart.points} texts={texts} />
      {tail?.name ? (
        <>
          <h3 class="tagline">{tail.name}</h3>
          <p class="prose">{tail.text}</p>
        </>
      ) : null}
    </section>
  );
}

interface PurposesProps {
  readonly chart: WholeChart;
  readonly texts: BrowserTexts;
  readonly readings: ChartTexts | undefined;
  readonly age: number | undefined;
}

/** The four purposes by age, the one of the visitor's age marked. Two of them are positions, and have their text there. */
export function Purposes({ chart, texts, readings, age }: PurposesProps): JSX.Element {
  return (
    <section class="band">
      <h2 id="propositos">Los propósitos, por edades</h2>
      <ol class="stages stages-read">
        {PURPOSES.map(({ key, point, fromAge, toAge }) => {
          const isNow = age !== undefined && fromAge !== null && age >= fromAge && age < (toAge ?? Infinity);
          const place = placeAt(point)!;
          const isPosition = point === 'P2' || point === 'P3';
          return (
            <li
              key={key}
              {...(isPosition ? {} : { id: cardId(place), tabIndex: -1 })}
              class="stage"
              data-purpose={key}
              {...(isNow ? { 'aria-current': 'true' as const } : {})}
            >
              <div>
                <p class="kicker">
                  {agesInWords(fromAge, toAge)} {isNow ? <span class="now">Ahora</span> : null}
                </p>
                <h3>{PURPOSE_TITLES[key]}</h3>
                <p class="stage-arcanum">
                  <Bead arcanum={texts.arcana[chart.points[point] - 1]!} />
                </p>
              </div>
              <div>
                <p class="stage-text">{texts.sentences.purposes[key]}</p>
                {isPosition ? (
                  <p>
                    <a href={`#${cardId(place)}`}>Su lectura está en la posición «{placeTitle(place, texts)}»</a>
                  </p>
                ) : null}
                {readings && !isPosition ? <ReadingParts {...readingAt(readings, place)} /> : null}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
