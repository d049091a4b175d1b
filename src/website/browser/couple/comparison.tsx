import type { JSX } from 'preact';
import type { CalendarDate } from '../../../contract/check-date.ts';
import { destinyMatrix, POSITION_POINTS } from '../../../domain/destiny-matrix.ts';
import type { PointValues } from '../../../domain/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';

interface ComparisonProps {
  readonly dates: readonly [CalendarDate, CalendarDate];
  readonly points: PointValues;
  readonly texts: BrowserTexts;
}

/** The 12 positions of both and of the couple; where the two have the same arcanum, it is said. */
export function Comparison({ dates, points, texts }: ComparisonProps): JSX.Element {
  const [one, other] = dates.map(destinyMatrix);
  const shared = texts.positions.filter(({ key }) => one![key] === other![key]);
  const cell = (number: number): JSX.Element => (
    <td>
      <span class="chakra-number">{number}</span> <span class="chakra-name">{texts.arcana[number - 1]!.name}</span>
    </td>
  );
  return (
    <section class="band">
      <h2 id="comparten">Lo que comparten</h2>
      <p class="measure" data-shared={shared.length}>
        {sharedInWords(shared.map(({ title }) => title))}
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
            <tr key={key} data-compared={key}>
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
  const list = [titles.slice(0, -1).join(', '), titles.at(-1)].filter(Boolean).join(' y ');
  return `Coinciden en ${titles.length === 1 ? 'una' : titles.length} de las doce posiciones: ${list}.`;
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
