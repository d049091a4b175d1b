import type { JSX } from 'preact';
import type { CalendarDate } from '../../../calendar/dates.ts';
import { sitePath } from '../../../http/site-path.ts';
import { type ChartPoint, PURPOSES } from '../../../method/chart-formulas.ts';
import { BASE_POINTS, explainCouple } from '../../../method/couple-chart.ts';
import { destinyMatrix, POSITION_POINTS } from '../../../method/destiny-matrix.ts';
import { COUPLE_PLACES, type CouplePlace } from '../../../method/places.ts';
import type { PointValues } from '../../../method/whole-chart.ts';
import { chart as chartWords } from '../../../words/es/chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { formulaOf, StepTable } from '../../components/calculation-steps.tsx';
import { ArcanumCard, Bead } from '../../components/readings.tsx';
import type { CoupleTexts } from '../../reading-files.ts';

interface CouplePlacesProps {
  readonly points: PointValues;
  readonly texts: BrowserTexts;
  readonly readings: CoupleTexts['places'] | undefined;
}

/** Where links to the text of a place lead; the centre has a section of its own. */
export function placeId(place: 'center' | CouplePlace): string {
  return place === 'center' ? 'centro' : `lugar-${place}`;
}

/** Five places beside the centre, each with what its arcanum says of two people. */
export function CouplePlaces({ points, texts, readings }: CouplePlacesProps): JSX.Element {
  return (
    <section class="band">
      <h2 id="lugares">La relación, lugar por lugar</h2>
      <ol class="position-cards">
        {(Object.keys(COUPLE_PLACES) as CouplePlace[]).map((place) => (
          <li key={place} id={placeId(place)} class="position-card" data-place={place} tabIndex={-1}>
            <ArcanumCard
              title={chartWords.places[`couple_${place}`]}
              arcanum={texts.arcana[points[COUPLE_PLACES[place]] - 1]!}
              reading={readings?.[place]}
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
}

/** The 12 positions of both and of the couple; where the two have the same arcanum, it is said. */
export function Comparison({ dates, points, texts }: ComparisonProps): JSX.Element {
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
      <h2 id="comparten">Lo que comparten</h2>
      <p class="measure" data-shared={shared.length}>
        {shared.length > 0
          ? sharedInWords(shared.map(({ title }) => title))
          : `${elsewhereInWords(both.map(({ name }) => name))}${texts.sentences.sections.nothingShared}`}
      </p>
      <table class="chakras comparison">
        <caption class="visually-hidden">Las doce posiciones de cada persona y de la pareja</caption>
        <thead>
          <tr>
            <th scope="col">Posición</th>
            <th scope="col">{inFigures(dates[0])}</th>
            <th scope="col">Pareja</th>
            <th scope="col">{inFigures(dates[1])}</th>
          </tr>
        </thead>
        <tbody>
          {texts.positions.map(({ key, title }) => (
            <tr key={key} id={`comparado-${key}`} data-compared={key}>
              <th scope="row">
                {title} {one![key] === other![key] ? <span class="now">Igual</span> : null}
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

/**
 * @example sharedInWords(['Alma', 'Centro']) // 'Coinciden en 2 de las doce posiciones: Alma y Centro.'
 */
export function sharedInWords(titles: readonly string[]): string {
  if (titles.length === 0) return 'No coinciden en ninguna posición: en cada lugar tienen arcanos distintos.';
  if (titles.length === 12) return 'Coinciden en las doce posiciones: las dos cartas son iguales.';
  return `Coinciden en ${titles.length === 1 ? 'una' : titles.length} de las doce posiciones: ${LIST.format(titles)}.`;
}

/**
 * @example elsewhereInWords(['El Carro', 'La Torre']) // 'El Carro y La Torre están en las dos cartas, en lugares distintos. '
 */
export function elsewhereInWords(names: readonly string[]): string {
  if (names.length === 0) return '';
  return `${LIST.format(names)} ${names.length === 1 ? 'está' : 'están'} en las dos cartas, en lugares distintos. `;
}

const LIST = new Intl.ListFormat('es');

/** On a telephone the year goes to a line of its own. */
function inFigures({ day, month, year }: CalendarDate): JSX.Element {
  return (
    <>
      {day}/{month}/<wbr />
      {year}
    </>
  );
}

interface CouplePurposesProps {
  readonly points: PointValues;
  readonly texts: BrowserTexts;
}

/** The four purposes without ages, which two people do not share. */
export function CouplePurposes({ points, texts }: CouplePurposesProps): JSX.Element {
  return (
    <section class="band">
      <h2 id="propositos">Los propósitos de la pareja</h2>
      <ol class="stages">
        {PURPOSES.map(({ key, point }) => (
          <li key={key} class="stage" data-purpose={key}>
            <h3>{chartWords.purposes[key]}</h3>
            <p class="stage-arcanum">
              <Bead arcanum={texts.arcana[points[point] - 1]!} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface CoupleStepsProps {
  readonly dates: readonly [CalendarDate, CalendarDate];
  readonly texts: BrowserTexts;
}

/** Every sum, behind a click. */
export function CoupleSteps({ dates, texts: { positions } }: CoupleStepsProps): JSX.Element {
  return (
    <section class="band">
      <h2 id="calculos">Cómo se calcula cada número</h2>
      <p class="measure">
        Los nueve primeros puntos de las dos cartas se suman uno por uno; los demás salen de esos nueve. El orden de las
        fechas no cambia nada. <a href={`${sitePath.method()}#pareja`}>El método completo</a>.
      </p>
      <details class="more">
        <summary>Ver todos los cálculos</summary>
        <StepTable
          steps={explainCouple(...dates)}
          positions={positions}
          caption="Los puntos de la pareja, con su fórmula y su cálculo"
          formula={coupleFormula}
        />
      </details>
    </section>
  );
}

export function coupleFormula(point: ChartPoint): string {
  return (BASE_POINTS as readonly ChartPoint[]).includes(point) ? `${point} + ${point}` : formulaOf(point);
}
