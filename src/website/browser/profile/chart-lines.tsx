import type { JSX } from 'preact';
import { KARMIC_TAIL_POINTS, LINE_POINTS, type LineName } from '../../../method/chart-formulas.ts';
import type { WholeChart } from '../../../method/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { Beads } from '../../components/readings.tsx';
import type { CoupleTexts } from '../../loaded-readings.ts';
import type { PageWords } from '../../page-words.ts';

interface ChartProps {
  /** Of a date or of a couple. */
  readonly chart: Pick<WholeChart, 'points'>;
  readonly texts: BrowserTexts;
  readonly words: Pick<PageWords, 'chartTitles' | 'paths' | 'synthesis'>;
}

interface ChartLineProps extends ChartProps {
  readonly name: LineName;
}

function ChartLine({ name, chart, texts, words }: ChartLineProps): JSX.Element {
  return (
    <div class={`chart-line chart-line-${name}`} data-line={name}>
      <h3>{words.chartTitles.lines[name]}</h3>
      <Beads points={LINE_POINTS[name]} values={chart.points} texts={texts} words={words} />
    </div>
  );
}

/** All four, for a couple. */
export function ChartLines({ chart, texts, words }: ChartProps): JSX.Element {
  return (
    <section class="band">
      <h2 id="lineas">{words.synthesis.lines}</h2>
      <p class="measure">{texts.sentences.sections.lines.join(' ')}</p>
      <div class="chart-lines">
        {(Object.keys(LINE_POINTS) as LineName[]).map((name) => (
          <ChartLine key={name} name={name} chart={chart} texts={texts} words={words} />
        ))}
      </div>
    </section>
  );
}

interface KarmicTailProps extends ChartProps {
  readonly tail: CoupleTexts['karmic_tail'] | undefined;
  /** A couple's has a section of its own, and a text that may speak to one person. */
  readonly ofCouple?: boolean;
}

export function KarmicTail({ chart, texts, tail, ofCouple = false, words }: KarmicTailProps): JSX.Element {
  const Heading = ofCouple ? 'h2' : 'h3';
  return (
    <div class="chart-line" data-tail>
      <Heading id="cola">{words.synthesis.tail}</Heading>
      <p class="chart-line-text">
        {texts.sentences.sections.karmicTail[0]} <span class="how-made">{texts.sentences.sections.karmicTail[1]}</span>
      </p>
      <Beads points={KARMIC_TAIL_POINTS} values={chart.points} texts={texts} words={words} />
      {tail ? (
        <>
          <p class="tagline">{tail.name}</p>
          <details class="example">
            <summary>{words.synthesis.more}</summary>
            {ofCouple ? <p class="chart-line-text">{texts.sentences.sections.coupleTail}</p> : null}
            <p>{tail.text}</p>
          </details>
        </>
      ) : null}
    </div>
  );
}
