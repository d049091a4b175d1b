import type { JSX } from 'preact';
import type { CalendarDate } from '../../../calendar/dates.ts';
import { type ChartPoint, KARMIC_TAIL_POINTS, LINE_POINTS, type LineName } from '../../../method/chart-formulas.ts';
import { BASE_POINTS, explainCouple } from '../../../method/couple-chart.ts';
import type { PointValues } from '../../../method/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { formulaOf, StepTable } from '../../components/calculation-steps.tsx';
import { Beads } from '../../components/readings.tsx';
import type { CoupleTexts } from '../../loaded-readings.ts';
import type { PageWords } from '../../page-words.ts';

interface PartProps {
  readonly points: PointValues;
  readonly texts: BrowserTexts;
  readonly words: Pick<PageWords, 'chartTitles' | 'couple' | 'paths' | 'star' | 'steps' | 'synthesis'>;
}

interface CoupleTailProps extends PartProps {
  readonly tail: CoupleTexts['karmic_tail'] | undefined;
}

/** Its three arcana and its name; what it says to two people behind a click. */
export function CoupleTail({ points, texts, tail, words }: CoupleTailProps): JSX.Element {
  return (
    <section class="band" data-tail>
      <h2 id="cola">{words.synthesis.tail}</h2>
      <Beads points={KARMIC_TAIL_POINTS} values={points} texts={texts} words={words} />
      {tail ? (
        <>
          <p class="tagline">{tail.name}</p>
          <details class="example">
            <summary>{words.synthesis.more}</summary>
            <p>{texts.sentences.sections.karmicTail.join(' ')}</p>
            <p data-says="tail">{tail.text}</p>
          </details>
        </>
      ) : null}
    </section>
  );
}

/** All four, behind a click. */
export function CoupleLines({ points, texts, words }: PartProps): JSX.Element {
  return (
    <details class="more" id="lineas">
      <summary>{words.synthesis.lines}</summary>
      <p class="measure">{texts.sentences.sections.lines.join(' ')}</p>
      <div class="chart-lines">
        {(Object.keys(LINE_POINTS) as LineName[]).map((name) => (
          <div key={name} class={`chart-line chart-line-${name}`} data-line={name}>
            <h3>{words.chartTitles.lines[name]}</h3>
            <Beads points={LINE_POINTS[name]} values={points} texts={texts} words={words} />
          </div>
        ))}
      </div>
    </details>
  );
}

interface CoupleStepsProps extends Omit<PartProps, 'points'> {
  readonly dates: readonly [CalendarDate, CalendarDate];
}

/** Every sum, behind a click. */
export function CoupleSteps({ dates, texts: { positions }, words }: CoupleStepsProps): JSX.Element {
  const { couple, paths, synthesis } = words;
  return (
    <details class="more">
      <summary>{synthesis.sums}</summary>
      <p class="measure">
        {couple.howMade}
        <a href={`${paths.method}#pareja`}>{synthesis.method}</a>.
      </p>
      <StepTable
        steps={explainCouple(...dates)}
        positions={positions}
        caption={couple.sumsCaption}
        formula={coupleFormula}
        words={words}
      />
    </details>
  );
}

export function coupleFormula(point: ChartPoint, words: Pick<PageWords, 'star' | 'steps'>): string {
  return (BASE_POINTS as readonly ChartPoint[]).includes(point) ? `${point} + ${point}` : formulaOf(point, words);
}
