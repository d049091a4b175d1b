import type { JSX } from 'preact';
import type { CalendarDate } from '../../../calendar/dates.ts';
import { spanishDate } from '../../../calendar/spanish-date.ts';
import { matrixCitation } from '../../../endpoints/attribution.ts';
import { apiPath } from '../../../http/api-path.ts';
import { sitePath } from '../../../http/site-path.ts';
import { chartNumbers } from '../../../method/chart-numbers.ts';
import type { WholeChart } from '../../../method/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { LifePathSteps, OTHER_POINTS, PointSteps } from '../../components/calculation-steps.tsx';
import { ChakraGrid } from '../../components/chakra-grid.tsx';
import { Copyable } from '../../components/code-samples.tsx';

interface ChakraTableProps {
  readonly chart: WholeChart;
  readonly texts: BrowserTexts;
}

export function ChakraTable({ chart, texts }: ChakraTableProps): JSX.Element {
  const rows = [...chart.chakras, chart.chakraSums];
  return (
    <section class="band">
      <h2 id="chakras">La tabla de los chakras</h2>
      <p class="measure">{texts.sentences.sections.chakras.join(' ')}</p>
      <ChakraGrid
        caption="Los siete chakras, de la corona a la base, y la suma de cada columna"
        texts={texts.sentences.chakras}
        cell={(row, part) => {
          const arcanum = rows[row]![part];
          return (
            <>
              <span class="chakra-number">{arcanum}</span>{' '}
              <span class="chakra-name">{texts.arcana[arcanum - 1]!.name}</span>
            </>
          );
        }}
      />
    </section>
  );
}

interface CalculationsProps {
  readonly date: CalendarDate;
  readonly texts: BrowserTexts;
}

/** The sums of every point; those of the full star behind a click, as they double the length of the table. */
export function Calculations({ date, texts: { positions } }: CalculationsProps): JSX.Element {
  return (
    <details class="band fold">
      <summary>
        <h2 id="calculos">Cómo se calcula cada número</h2>
      </summary>
      <p class="measure">
        Mientras un número pase de 22, se cambia por la suma de sus cifras.{' '}
        <a href={sitePath.method()}>El método completo</a>.
      </p>
      <div class="two-columns two-columns-steps">
        <div>
          <PointSteps date={date} positions={positions} />
          <details class="more">
            <summary>Los otros {OTHER_POINTS.length} puntos</summary>
            <PointSteps
              date={date}
              positions={positions}
              points={OTHER_POINTS}
              caption="Los puntos de la estrella completa, con su fórmula y su cálculo"
            />
          </details>
        </div>
        <div>
          <h3>El camino de vida</h3>
          <LifePathSteps date={date} />
        </div>
      </div>
    </details>
  );
}

interface CiteProps {
  readonly date: CalendarDate;
  readonly texts: BrowserTexts;
  readonly site: string;
}

/** What a reader takes away as text. */
export function Cite({ date, texts, site }: CiteProps): JSX.Element {
  const { day, month, year } = date;
  const { a, b, c } = chartNumbers(date);
  return (
    <details class="band cite fold">
      <summary>
        <h2 id="citar">Citar y enlazar</h2>
      </summary>
      <div class="samples">
        <Copyable
          id="cita"
          what="la cita"
          title="Cita"
          text={matrixCitation(texts.publisher, date, `${site}${sitePath.method()}`)}
          code
        />
        <Copyable id="enlace" what="el enlace" title="Enlace" text={`${site}${sitePath.profile(date)}`} code />
        <Copyable
          id="carta"
          what="la dirección de la carta"
          title="La carta entera en JSON"
          text={`${site}${apiPath('/chart/{a}/{b}/{c}', { a, b, c })}`}
          code
        />
        <Copyable
          id="imagen"
          what="el código de la imagen"
          title="Imagen para tu web"
          code
          text={`<img src="${site}${apiPath('/matrix/{day}/{month}/{year}.svg', { day, month, year })}" alt="Matriz del destino del ${spanishDate(date)}">`}
        />
      </div>
    </details>
  );
}
