import type { JSX } from 'preact';
import { PURPOSES, type WholeChart } from '../../../domain/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { agesInWords, PURPOSE_TITLES } from '../../components/chart-words.ts';
import { ReadingParts } from '../../components/reading-parts.tsx';
import { Bead } from './beads.tsx';
import { cardId, placeAt, placeTitle } from './chart-places.ts';
import { type ChartTexts, readingAt } from './chart-texts.ts';

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
