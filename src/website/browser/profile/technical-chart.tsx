import type { JSX } from 'preact';
import { type CalendarDate, FIRST_YEAR, LAST_YEAR } from '../../../calendar/dates.ts';
import type { Reading } from '../../../content/content-schema.ts';
import { citation } from '../../../endpoints/attribution.ts';
import { apiPath } from '../../../http/api-path.ts';
import { sitePath } from '../../../http/site-path.ts';
import { chartNumbers } from '../../../method/chart-numbers.ts';
import { destinyMatrix } from '../../../method/destiny-matrix.ts';
import type { WholeChart } from '../../../method/whole-chart.ts';
import { citations } from '../../../words/es/citations.ts';
import { dates } from '../../../words/es/dates.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { LifePathSteps, OTHER_POINTS, PointSteps } from '../../components/calculation-steps.tsx';
import { ChakraGrid } from '../../components/chakra-grid.tsx';
import { Copyable } from '../../components/code-samples.tsx';
import { Frequency } from '../../components/readings.tsx';
import { AgeRing, Years } from './ages.tsx';

interface ChakraTableProps {
  readonly chart: WholeChart;
  readonly texts: BrowserTexts;
}

function ChakraTable({ chart, texts }: ChakraTableProps): JSX.Element {
  const rows = [...chart.chakras, chart.chakraSums];
  return (
    <section>
      <h3 id="chakras">La tabla de los chakras</h3>
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
function Calculations({ date, texts: { positions } }: CalculationsProps): JSX.Element {
  return (
    <section>
      <h3 id="calculos">Cómo se calcula cada número</h3>
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
          <h4>El camino de vida</h4>
          <LifePathSteps date={date} />
        </div>
      </div>
    </section>
  );
}

/** How common each arcanum is in its position. */
function Frequencies({ date, texts }: CalculationsProps): JSX.Element {
  const numbers = destinyMatrix(date);
  return (
    <section>
      <h3 id="frecuencias">Lo común y lo raro</h3>
      <p class="measure">
        Cada barra es un arcano; su altura, cuántas fechas de {FIRST_YEAR} a {LAST_YEAR} lo tienen en esa posición. El
        tuyo está marcado.
      </p>
      <ul class="frequencies">
        {texts.positions.map(({ key, title }) => (
          <li key={key} data-frequency={key}>
            <p>
              {title}: {numbers[key]}
            </p>
            <Frequency counts={texts.counts[key]} marked={numbers[key]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CiteProps {
  readonly date: CalendarDate;
  readonly texts: BrowserTexts;
  readonly site: string;
}

/** What a reader takes away as text. */
function Cite({ date, texts, site }: CiteProps): JSX.Element {
  const { a, b, c } = chartNumbers(date);
  return (
    <section class="cite">
      <h3 id="citar">Citar y enlazar</h3>
      <div class="samples">
        <Copyable
          id="cita"
          what="la cita"
          title="Cita"
          text={citation(texts.publisher, citations.matrix(dates.long(date)), `${site}${sitePath.method()}`)}
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
      </div>
      <p class="no-print">
        <a href={sitePath.embedOf(date)}>Pon esta estrella en tu web</a>
      </p>
    </section>
  );
}

interface TechnicalProps extends CiteProps {
  readonly today: CalendarDate;
  readonly chart: WholeChart;
  readonly age: number | undefined;
  /** The text of the current age; asked for when this is unfolded. */
  readonly ageText: Reading | undefined;
}

/** The parts of the technical chart, in their order. */
export function technicalParts({ date, today, texts, site, chart, age, ageText }: TechnicalProps): JSX.Element[] {
  return [
    <Years key="years" date={date} today={today} texts={texts} />,
    <AgeRing key="ages" chart={chart} texts={texts} age={age} reading={ageText} />,
    <ChakraTable key="chakras" chart={chart} texts={texts} />,
    <Frequencies key="frequencies" date={date} texts={texts} />,
    <Calculations key="calculations" date={date} texts={texts} />,
    <Cite key="cite" date={date} texts={texts} site={site} />,
  ];
}

/** Behind one click: details for readers who know the method. */
export function TechnicalChart({ parts }: { readonly parts: readonly JSX.Element[] }): JSX.Element {
  return (
    <details class="band fold technical" id="tecnica">
      <summary>
        <h2>Carta técnica</h2> <span class="fold-about">Años, edades, chakras, frecuencias, cálculos y cita</span>
      </summary>
      {parts}
    </details>
  );
}
