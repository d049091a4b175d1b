import type { JSX } from 'preact';
import { apiPath } from '../../../contract/api-path.ts';
import { type CalendarDate, isoDate } from '../../../contract/check-date.ts';
import { spanishDate } from '../../../contract/spanish-date.ts';
import { coupleChart, earlierFirst } from '../../../domain/couple-chart.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { CoupleForm } from '../../components/couple-form.tsx';
import { ChartLines } from '../profile/chart-lines.tsx';
import { KarmicTail } from '../profile/karmic-tail.tsx';
import { Comparison } from './comparison.tsx';
import { CoupleCenter } from './couple-center.tsx';
import { CouplePlaces } from './couple-places.tsx';
import { CouplePurposes } from './couple-purposes.tsx';
import { CoupleSteps } from './couple-steps.tsx';
import type { CoupleTexts } from './couple-texts.ts';
import { Trio } from './trio.tsx';

export interface CoupleProps {
  readonly dates: readonly [CalendarDate, CalendarDate];
  readonly texts: BrowserTexts;
  /** Undefined while they are on their way, `missing` when they did not come. */
  readonly coupleTexts?: CoupleTexts | 'missing' | undefined;
}

/** Everything about two dates together, calculated and worded by the same code and texts as the API. */
export function CoupleArticle({ dates, texts, coupleTexts }: CoupleProps): JSX.Element {
  const readings = coupleTexts === 'missing' ? undefined : coupleTexts;
  const chart = coupleChart(...dates);
  const [first, second] = earlierFirst(...dates);
  return (
    <article class="couple">
      <header class="page-head profile-head">
        <p class="kicker">Pareja</p>
        <h1>{dates.map(spanishDate).join(' y ')}</h1>
        <p class="actions no-print">
          <a class="button-quiet" href={apiPath('/couple/{a}/{b}', { a: isoDate(first), b: isoDate(second) })}>
            Datos en JSON
          </a>
        </p>
      </header>
      <Trio dates={dates} texts={texts} />
      <CoupleCenter
        arcanum={texts.arcana[chart.points.E - 1]!}
        reading={coupleTexts === 'missing' ? 'missing' : coupleTexts?.center}
      />
      <CouplePlaces points={chart.points} texts={texts} readings={readings?.places} />
      <Comparison dates={dates} points={chart.points} texts={texts} />
      <CouplePurposes points={chart.points} texts={texts} />
      <ChartLines chart={chart} texts={texts} />
      <KarmicTail chart={chart} texts={texts} tail={readings?.karmic_tail} />
      <CoupleSteps dates={dates} texts={texts} />
      <section class="band no-print">
        <h2>Otras fechas</h2>
        <CoupleForm fields={dates.map((date) => ({ date }))} />
      </section>
    </article>
  );
}
