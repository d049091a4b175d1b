import type { JSX } from 'preact';
import { LINE_POINTS, type LineName, type WholeChart } from '../../../domain/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { LINE_TITLES } from '../../components/chart-words.ts';
import { Beads } from './beads.tsx';

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
