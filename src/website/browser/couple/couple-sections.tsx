import type { JSX } from 'preact';
import type { CalendarDate } from '../../../calendar/dates.ts';
import { nameArcanum } from '../../../content/portrait.ts';
import { PURPOSES } from '../../../method/chart-formulas.ts';
import { destinyMatrix, POSITION_POINTS } from '../../../method/destiny-matrix.ts';
import type { PointValues } from '../../../method/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { Bead } from '../../components/readings.tsx';
import type { CoupleTexts } from '../../loaded-readings.ts';
import type { PageWords } from '../../page-words.ts';

type SectionWords = Pick<PageWords, 'chartTitles' | 'couple' | 'paths'>;

interface ComparisonProps {
  readonly dates: readonly [CalendarDate, CalendarDate];
  readonly points: PointValues;
  readonly texts: BrowserTexts;
  readonly words: SectionWords;
}

/** The 12 positions of both and of the couple; where the two have the same arcanum, it is said. */
export function Comparison({ dates, points, texts, words: { couple } }: ComparisonProps): JSX.Element {
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

/** On a telephone the year goes to a line of its own. */
function inFigures({ day, month, year }: CalendarDate): JSX.Element {
  return (
    <>
      {day}/{month}/<wbr />
      {year}
    </>
  );
}

interface CouplePurposesProps extends Omit<ComparisonProps, 'dates'> {
  readonly sentences: CoupleTexts['purposes'] | undefined;
}

/** The four purposes, with a sentence each that names its arcanum. */
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
