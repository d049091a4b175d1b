import type { JSX } from 'preact';
import { PURPOSES, type WholeChart } from '../../../domain/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { agesInWords, PURPOSE_WORDS } from '../../components/chart-words.ts';
import { Bead } from './beads.tsx';

interface PurposesProps {
  readonly chart: WholeChart;
  readonly texts: BrowserTexts;
  readonly age: number | undefined;
}

/** The four purposes by age, the one of the visitor's age marked. */
export function Purposes({ chart, texts, age }: PurposesProps): JSX.Element {
  return (
    <section class="band">
      <h2 id="propositos">Los propósitos, por edades</h2>
      <ol class="stages">
        {PURPOSES.map(({ key, point, fromAge, toAge }) => {
          const { title, text } = PURPOSE_WORDS[key];
          const isNow = age !== undefined && fromAge !== null && age >= fromAge && age < (toAge ?? Infinity);
          return (
            <li key={key} class="stage" data-purpose={key} {...(isNow ? { 'aria-current': 'true' as const } : {})}>
              <p class="kicker">
                {agesInWords(fromAge, toAge)} {isNow ? <span class="now">Ahora</span> : null}
              </p>
              <h3>{title}</h3>
              <p class="stage-arcanum">
                <Bead arcanum={texts.arcana[chart.points[point] - 1]!} />
              </p>
              <p class="stage-text">{text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
