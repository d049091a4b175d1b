import type { JSX } from 'preact';
import { type CalendarDate, isoDate } from '../../../calendar/dates.ts';
import { spanishDate } from '../../../calendar/spanish-date.ts';
import { apiPath } from '../../../http/api-path.ts';
import { sitePath } from '../../../http/site-path.ts';
import { coupleChart, earlierFirst } from '../../../method/couple-chart.ts';
import { coupleDrawer } from '../../../picture/draw-couple.ts';
import { matrixDrawer } from '../../../picture/draw-matrix.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { CoupleForm } from '../../components/date-forms.tsx';
import { Octagram } from '../../components/octagram.tsx';
import { ReadingParts } from '../../components/readings.tsx';
import type { CoupleTexts } from '../../couple-readings.ts';
import { ChartLines, KarmicTail } from '../profile/chart-lines.tsx';
import { Comparison, CouplePlaces, CouplePurposes, CoupleSteps } from './couple-sections.tsx';

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
      <section class="band">
        <KarmicTail heading="h2" chart={chart} texts={texts} tail={readings?.karmic_tail} />
      </section>
      <CoupleSteps dates={dates} texts={texts} />
      <section class="band no-print">
        <h2>Otras fechas</h2>
        <CoupleForm fields={dates.map((date) => ({ date }))} />
      </section>
    </article>
  );
}

interface TrioProps {
  readonly dates: readonly [CalendarDate, CalendarDate];
  readonly texts: BrowserTexts;
}

/** The couple's star between the two that it is the sum of. */
export function Trio({ dates: [a, b], texts: { positions, publisher } }: TrioProps): JSX.Element {
  const drawDate = matrixDrawer(positions, publisher);
  const small = (date: CalendarDate, side: 'left' | 'right'): JSX.Element => (
    <figure class={`trio-small trio-${side}`} data-star={side}>
      <Octagram svg={drawDate(date)} />
      <figcaption>
        <a href={sitePath.profile(date)}>
          <span class="visually-hidden">Perfil del </span>
          {spanishDate(date)}
        </a>
      </figcaption>
    </figure>
  );
  return (
    <section class="trio">
      <h2 class="visually-hidden">Las tres estrellas</h2>
      {small(a, 'left')}
      <figure class="trio-couple" data-star="couple">
        <Octagram svg={coupleDrawer(positions, publisher)(a, b)} />
        <figcaption>La pareja: la suma de las dos estrellas</figcaption>
      </figure>
      {small(b, 'right')}
    </section>
  );
}

interface CoupleCenterProps {
  readonly arcanum: BrowserTexts['arcana'][number];
  /** Undefined while it is on its way, `missing` when it did not come. */
  readonly reading: CoupleTexts['center'] | 'missing' | undefined;
}

/** The arcanum in the middle, with what it says of a couple. */
export function CoupleCenter({ arcanum: { number, name, keyword, emoji }, reading }: CoupleCenterProps): JSX.Element {
  return (
    <section class="band reading">
      <p class="entry-number" data-center aria-hidden="true">
        {number}
      </p>
      <div>
        <p class="kicker">El centro de la pareja: {number}</p>
        <h2>
          {name} <span aria-hidden="true">{emoji}</span>
        </h2>
        <p class="tagline">{keyword}</p>
        {reading === 'missing' ? (
          <p class="notice" role="status">
            Las lecturas no se han podido cargar. Los números están todos, porque se calculan aquí.
          </p>
        ) : null}
        {typeof reading === 'object' ? <ReadingParts {...reading} /> : null}
        <p class="actions">
          <a class="button-quiet" href={sitePath.arcanum(number)}>
            Su luz, su sombra y sus lecturas
          </a>
        </p>
      </div>
    </section>
  );
}
