import type { JSX } from 'preact';
import type { CalendarDate } from '../../../calendar/dates.ts';
import { chartNumbers } from '../../../method/chart-numbers.ts';
import { repeatedArcana } from '../../../method/places.ts';
import { wholeChart } from '../../../method/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { AgeRing, ageOn, YearStrip } from './ages.tsx';
import { ChartLines, KarmicTail, Purposes } from './lines-and-purposes.tsx';
import { Portrait } from './portrait.tsx';
import { PositionCards, Repeated } from './positions.tsx';
import { LifePathReading, type LifePathText, ProfileHead } from './profile-head.tsx';
import { type ArcanumText, arrived, type LoadedChartTexts } from './profile-texts.ts';
import { Calculations, ChakraTable, Cite } from './technical-chart.tsx';

export interface ProfileProps {
  readonly date: CalendarDate;
  /** Decides which age is marked. */
  readonly today: CalendarDate;
  readonly texts: BrowserTexts;
  readonly site: string;
  /** These arrive after the rest. Until then, and if they fail, the page shows what it has and can calculate. */
  readonly lifePath?: LifePathText | undefined;
  readonly chartTexts?: LoadedChartTexts;
  /** Of the arcana of the current year and of the visitor's age. */
  readonly yearText?: ArcanumText | undefined;
  readonly ageText?: ArcanumText | undefined;
}

/** The parts of a profile in their order: made once, so that drawing one more does not draw the others again. */
export function profileParts(props: ProfileProps): Record<'head' | 'sections', readonly JSX.Element[]> {
  const { date, today, texts, site, lifePath, chartTexts } = props;
  const chart = wholeChart(chartNumbers(date));
  const age = ageOn(date, today);
  const readings = arrived(chartTexts);
  const without = [
    ...(date.year > today.year ? ['tu-anio'] : []),
    ...(repeatedArcana(chart.points).length === 0 ? ['repetidos'] : []),
  ];
  return {
    head: [
      <ProfileHead key="head" date={date} without={without} />,
      <Portrait key="portrait" date={date} texts={texts} readings={readings} />,
    ],
    sections: [
      <LifePathReading key="camino" date={date} texts={texts} record={lifePath} />,
      <YearStrip key="tu-anio" date={date} today={today} texts={texts} record={props.yearText} />,
      <PositionCards key="posiciones" date={date} texts={texts} chartTexts={chartTexts} />,
      <Repeated key="repetidos" chart={chart} texts={texts} repeated={readings?.repeated} />,
      <KarmicTail key="cola" chart={chart} texts={texts} tail={readings?.karmic_tail} />,
      <ChartLines key="lineas" chart={chart} texts={texts} explained />,
      <Purposes key="propositos" chart={chart} texts={texts} readings={readings} age={age} />,
      <AgeRing key="edades" chart={chart} texts={texts} age={age} record={props.ageText} />,
      <ChakraTable key="chakras" chart={chart} texts={texts} />,
      <Calculations key="calculos" date={date} texts={texts} />,
      <Cite key="citar" date={date} texts={texts} site={site} />,
    ],
  };
}

/** The sections that stand beside the star; the others need the whole width. */
const BESIDE = 5;

/** Everything about one date, calculated and worded by the same code and texts as the API. */
export function ProfileArticle({ head, sections }: ReturnType<typeof profileParts>): JSX.Element {
  const [title, portrait] = head;
  return (
    <article class="profile">
      {title}
      <div class="profile-columns">
        {portrait}
        <div class="profile-readings">{sections.slice(0, BESIDE)}</div>
      </div>
      {sections.slice(BESIDE)}
    </article>
  );
}
