import type { JSX } from 'preact';
import { type CalendarDate, isoDate } from '../../../contract/calendar-date.ts';
import { apiPath, sitePath } from '../../../contract/routes.ts';
import { spanishDate } from '../../../contract/spanish-date.ts';
import { chartNumbers } from '../../../domain/chart-numbers.ts';
import { wholeChart } from '../../../domain/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { DateForm } from '../../components/date-form.tsx';
import { ageOn } from './age-on.ts';
import { AgeRing } from './age-ring.tsx';
import type { ArcanumText } from './arcanum-text.ts';
import { Calculations } from './calculations.tsx';
import { ChakraTable } from './chakra-table.tsx';
import { ChartLines } from './chart-lines.tsx';
import { arrived, type LoadedChartTexts } from './chart-texts.ts';
import { Cite } from './cite.tsx';
import { KarmicTail } from './karmic-tail.tsx';
import { LifePathReading, type LifePathText } from './life-path-reading.tsx';
import { Portrait } from './portrait.tsx';
import { PositionCards } from './position-cards.tsx';
import { Purposes } from './purposes.tsx';
import { YearStrip } from './year-strip.tsx';

export interface ProfileProps {
  readonly date: CalendarDate;
  /** Decides which age is marked. */
  readonly today: CalendarDate;
  readonly texts: BrowserTexts;
  readonly site: string;
  /** These arrive after the rest. Until then, and if they fail, the page shows what it has and can calculate. */
  readonly lifePath?: LifePathText | undefined;
  readonly chartTexts?: LoadedChartTexts;
  /** Of the arcanum of the current year. */
  readonly yearText?: ArcanumText | undefined;
}

const SECTIONS = [
  ['camino', 'Camino de vida'],
  ['tu-anio', 'Tu año'],
  ['posiciones', 'Posiciones'],
  ['cola', 'Cola kármica'],
  ['lineas', 'Líneas'],
  ['propositos', 'Propósitos'],
  ['edades', 'Edades'],
  ['chakras', 'Chakras'],
  ['cuentas', 'Cuentas'],
] as const;

/** Everything about one date, calculated and worded by the same code and texts as the API. */
export function ProfileArticle(props: ProfileProps): JSX.Element {
  const { date, today, texts, site, lifePath, chartTexts } = props;
  const { day, month, year } = date;
  const chart = wholeChart(chartNumbers(date));
  const age = ageOn(date, today);
  return (
    <article class="profile">
      <header class="page-head profile-head">
        <p class="kicker">Perfil</p>
        <h1>{spanishDate(date)}</h1>
        <p class="actions no-print">
          <button type="button" class="button" data-share>
            Compartir
          </button>
          <button type="button" class="button-quiet" data-download="svg">
            <span class="visually-hidden">Descargar </span>SVG<span aria-hidden="true">&nbsp;↓</span>
          </button>
          <button type="button" class="button-quiet" data-download="png">
            <span class="visually-hidden">Descargar </span>PNG<span aria-hidden="true">&nbsp;↓</span>
          </button>
          <a class="button-quiet" href={sitePath.couple(date)}>
            En pareja
          </a>
          <button type="button" class="button-quiet" data-print>
            Imprimir
          </button>
          <a class="button-quiet" href={apiPath.matrix(day, month, year)}>
            JSON
          </a>
        </p>
        <nav class="page-nav" aria-label="En esta página">
          {SECTIONS.filter(([id]) => id !== 'tu-anio' || year <= today.year).map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
      </header>

      <Portrait date={date} texts={texts} />
      <LifePathReading date={date} texts={texts} record={lifePath} />
      <YearStrip date={date} today={today} texts={texts} record={props.yearText} />
      <PositionCards date={date} texts={texts} chartTexts={chartTexts} />
      <KarmicTail chart={chart} texts={texts} tail={arrived(chartTexts)?.karmic_tail} />
      <ChartLines chart={chart} texts={texts} />
      <Purposes chart={chart} texts={texts} age={age} />
      <AgeRing chart={chart} texts={texts} age={age} />
      <ChakraTable chart={chart} texts={texts} />
      <Calculations date={date} texts={texts} />
      <Cite date={date} texts={texts} site={site} />

      <section class="band no-print">
        <h2>Otra fecha</h2>
        <DateForm key={isoDate(date)} date={date} />
      </section>
    </article>
  );
}
