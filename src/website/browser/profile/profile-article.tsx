import type { JSX } from 'preact';
import type { CalendarDate } from '../../../contract/calendar-date.ts';
import { chartNumbers } from '../../../domain/chart-numbers.ts';
import { wholeChart } from '../../../domain/whole-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
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
import { ProfileHead } from './profile-head.tsx';
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

/** Everything about one date, calculated and worded by the same code and texts as the API. */
export function ProfileArticle(props: ProfileProps): JSX.Element {
  const { date, today, texts, site, lifePath, chartTexts, yearText } = props;
  const chart = wholeChart(chartNumbers(date));
  const age = ageOn(date, today);
  return (
    <article class="profile">
      <ProfileHead date={date} hasYear={date.year <= today.year} />
      <div class="profile-columns">
        <Portrait date={date} texts={texts} readings={arrived(chartTexts)?.positions} />
        <div class="profile-readings">
          <LifePathReading date={date} texts={texts} record={lifePath} />
          <YearStrip date={date} today={today} texts={texts} record={yearText} />
          <PositionCards date={date} texts={texts} chartTexts={chartTexts} />
          <KarmicTail chart={chart} texts={texts} tail={arrived(chartTexts)?.karmic_tail} />
        </div>
      </div>
      <ChartLines chart={chart} texts={texts} />
      <Purposes chart={chart} texts={texts} age={age} />
      <AgeRing chart={chart} texts={texts} age={age} />
      <ChakraTable chart={chart} texts={texts} />
      <Calculations date={date} texts={texts} />
      <Cite date={date} texts={texts} site={site} />
    </article>
  );
}
