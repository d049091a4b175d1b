import type { JSX } from 'preact';
import type { CalendarDate } from '../../../calendar/dates.ts';
import { type ChartPoint, PURPOSES } from '../../../method/chart-formulas.ts';
import { BASE_POINTS, explainCouple } from '../../../method/couple-chart.ts';
import { destinyMatrix, POSITION_POINTS } from '../../../method/destiny-matrix.ts';
import { COUPLE_PLACES, type CouplePlace } from '../../../method/places.ts';
import type { PointValues } from '../../../method/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { formulaOf, StepTable } from '../../components/calculation-steps.tsx';
import { ArcanumCard, Bead } from '../../components/readings.tsx';
import type { CoupleTexts } from '../../loaded-readings.ts';
import type { PageWords } from '../../page-words.ts';

type SectionWords = Pick<
  PageWords,
  'chartTitles' | 'couple' | 'paths' | 'places' | 'readings' | 'star' | 'steps' | 'synthesis'
>;

interface CouplePlacesProps {
  readonly points: PointValues;
  readonly texts: BrowserTexts;
  readonly readings: CoupleTexts['places'] | undefined;
  readonly words: SectionWords;
}

/** Where links to the text of a place lead; the centre has a section of its own. */
export function placeId(place: 'center' | CouplePlace): string {
  return place === 'center' ? 'centro' : `lugar-${place}`;
}

/** Five places beside the centre, each with what its arcanum says of two people. */
export function CouplePlaces({ points, texts, readings, words }: CouplePlacesProps): JSX.Element {
  return (
    <section class="band">
      <h2 id="lugares">{words.couple.places}</h2>
      <ol class="position-cards">
        {(Object.keys(COUPLE_PLACES) as CouplePlace[]).map((place) => (
          <li key={place} id={placeId(place)} class="position-card" data-place={place} tabIndex={-1}>
            <ArcanumCard
              title={words.places[`couple_${place}`]}
              arcanum={texts.arcana[points[COUPLE_PLACES[place]] - 1]!}
              reading={readings?.[place]}
              words={words}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

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

type CouplePurposesProps = Omit<ComparisonProps, 'dates'>;

/** The four purposes without ages, which two people do not share. */
export function CouplePurposes({ points, texts, words }: CouplePurposesProps): JSX.Element {
  return (
    <section class="band">
      <h2 id="propositos">{words.couple.purposes}</h2>
      <ol class="stages">
        {PURPOSES.map(({ key, point }) => (
          <li key={key} class="stage" data-purpose={key}>
            <h3>{words.chartTitles.purposes[key]}</h3>
            <p class="stage-arcanum">
              <Bead arcanum={texts.arcana[points[point] - 1]!} words={words} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type CoupleStepsProps = Omit<ComparisonProps, 'points'>;

/** Every sum, behind a click. */
export function CoupleSteps({ dates, texts: { positions }, words }: CoupleStepsProps): JSX.Element {
  const { couple, paths, synthesis } = words;
  return (
    <section class="band">
      <h2 id="calculos">{synthesis.sums}</h2>
      <p class="measure">
        {couple.howMade}
        <a href={`${paths.method}#pareja`}>{synthesis.method}</a>.
      </p>
      <details class="more">
        <summary>{couple.allSums}</summary>
        <StepTable
          steps={explainCouple(...dates)}
          positions={positions}
          caption={couple.sumsCaption}
          formula={coupleFormula}
          words={words}
        />
      </details>
    </section>
  );
}

export function coupleFormula(point: ChartPoint, words: Pick<PageWords, 'star' | 'steps'>): string {
  return (BASE_POINTS as readonly ChartPoint[]).includes(point) ? `${point} + ${point}` : formulaOf(point, words);
}
