import type { JSX } from 'preact';
import { KARMIC_TAIL_POINTS, LINE_POINTS, type LineName } from '../../../method/chart-formulas.ts';
import type { WholeChart } from '../../../method/whole-chart.ts';
import { chart as chartWords } from '../../../words/es/chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { Beads } from '../../components/readings.tsx';
import type { CoupleTexts } from '../../reading-files.ts';

interface ChartProps {
  /** Of a date or of a couple. */
  readonly chart: Pick<WholeChart, 'points'>;
  readonly texts: BrowserTexts;
}

interface ChartLineProps extends ChartProps {
  readonly name: LineName;
  /** Says what the line is for; the sentences speak to one person. */
  readonly explained?: boolean;
}

export function ChartLine({ name, chart, texts, explained = false }: ChartLineProps): JSX.Element {
  return (
    <div class={`chart-line chart-line-${name}`} data-line={name}>
      <h3>{chartWords.lines[name]}</h3>
      {explained ? <p class="chart-line-text">{texts.sentences.lines[name]}</p> : null}
      <Beads points={LINE_POINTS[name]} values={chart.points} texts={texts} />
    </div>
  );
}

/** All four, for a couple. */
export function ChartLines({ chart, texts }: ChartProps): JSX.Element {
  return (
    <section class="band">
      <h2 id="lineas">Las cuatro líneas</h2>
      <p class="measure">{texts.sentences.sections.lines.join(' ')}</p>
      <div class="chart-lines">
        {(Object.keys(LINE_POINTS) as LineName[]).map((name) => (
          <ChartLine key={name} name={name} chart={chart} texts={texts} />
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

export function KarmicTail({ chart, texts, tail, ofCouple = false }: KarmicTailProps): JSX.Element {
  const Heading = ofCouple ? 'h2' : 'h3';
  return (
    <div class="chart-line" data-tail>
      <Heading id="cola">La cola kármica</Heading>
      <p class="chart-line-text">
        {texts.sentences.sections.karmicTail[0]} <span class="how-made">{texts.sentences.sections.karmicTail[1]}</span>
      </p>
      <Beads points={KARMIC_TAIL_POINTS} values={chart.points} texts={texts} />
      {tail ? (
        <>
          <p class="tagline">{tail.name}</p>
          <details class="example">
            <summary>Leer más</summary>
            {ofCouple ? <p class="chart-line-text">{texts.sentences.sections.coupleTail}</p> : null}
            <p>{tail.text}</p>
          </details>
        </>
      ) : null}
    </div>
  );
}
