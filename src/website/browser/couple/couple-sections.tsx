import type { JSX } from 'preact';
import type { CalendarDate } from '../../../calendar/dates.ts';
import { nameArcanum } from '../../../content/name-arcanum.ts';
import {
  type ChartPoint,
  KARMIC_TAIL_POINTS,
  LINE_POINTS,
  type LineName,
  PURPOSES,
} from '../../../method/chart-formulas.ts';
import { BASE_POINTS, explainCouple } from '../../../method/couple-chart.ts';
import { destinyMatrix, POSITION_POINTS } from '../../../method/destiny-matrix.ts';
import type { PageWords } from '../../../words/words.ts';
import { formulaOf, StepTable } from '../../components/calculation-steps.tsx';
import { Bead, Beads } from '../../components/readings.tsx';
import type { CoupleTexts } from '../../loaded-readings.ts';
import type { CouplePartProps } from './couple-meeting.tsx';

interface CouplePurposesProps extends CouplePartProps {
  readonly sentences: CoupleTexts['purposes'] | undefined;
}

/** The four purposes, each with a sentence that names its arcanum. */
export function CouplePurposes({ points, texts, sentences, words }: CouplePurposesProps): JSX.Element {
  return (
    <section class="band">
      <h2 id="propositos">{words.couple.purposes}</h2>
      <ol class="stages">
        {PURPOSES.map(({ key, point }) => {
          const arcanum = texts.arcana[points[point] - 1]!;
          return (
            <li key={key} class="stage" data-purpose={key}>
              <h3>{words.chartTitles.purposes[key]}</h3>
              <p class="stage-arcanum">
                <Bead arcanum={arcanum} words={words} />
              </p>
              {sentences ? <p>{nameArcanum(sentences[key], arcanum.name)}</p> : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface CoupleTailProps extends CouplePartProps {
  readonly tail: CoupleTexts['karmic_tail'] | undefined;
}

/** The karmic tail's three arcana and name; its text for couples is collapsed. */
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

/** The 12 positions of both people and of the couple; matches are marked. */
export function Comparison({ dates, points, texts, words: { couple } }: CouplePartProps): JSX.Element {
  const [one, other] = dates.map(destinyMatrix);
  const shared = texts.positions.filter(({ key }) => one![key] === other![key]);
  const both = texts.arcana.filter(({ number }) =>
    [one, other].every((matrix) => Object.values(matrix!).includes(number)),
  );
  const cell = (number: number): JSX.Element => (
    <td>
      <span class="chakra-number">{number}</span> <span class="chakra-name">{texts.arcana[number - 1]!.name}</span>
    </td>
  );
  return (
    <section class="band">
      <h2 id="comparten">{couple.sections.comparten}</h2>
      <p class="measure" data-shared={shared.length}>
        {shared.length > 0
          ? couple.shared(shared.map(({ title }) => title))
          : `${couple.elsewhere(both.map(({ name }) => name))}${texts.sentences.sections.nothingShared}`}
      </p>
      <details class="more">
        <summary>{couple.compare}</summary>
        <table class="chakras comparison">
          <caption class="visually-hidden">{couple.compared}</caption>
          <thead>
            <tr>
              <th scope="col">{couple.position}</th>
              <th scope="col">{inFigures(dates[0])}</th>
              <th scope="col">{couple.kicker}</th>
              <th scope="col">{inFigures(dates[1])}</th>
            </tr>
          </thead>
          <tbody>
            {texts.positions.map(({ key, title }) => (
              <tr key={key} id={`comparado-${key}`} data-compared={key}>
                <th scope="row">
                  {title} {one![key] === other![key] ? <span class="now">{couple.same}</span> : null}
                </th>
                {cell(one![key])}
                {cell(points[POSITION_POINTS[key]])}
                {cell(other![key])}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** On a phone, the year has its own line. */
function inFigures({ day, month, year }: CalendarDate): JSX.Element {
  return (
    <>
      {day}/{month}/<wbr />
      {year}
    </>
  );
}

/** All four lines, collapsed. */
export function CoupleLines({ points, texts, words }: CouplePartProps): JSX.Element {
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

/** Every sum, collapsed. */
export function CoupleSteps({ dates, texts: { positions }, words }: CouplePartProps): JSX.Element {
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
