import type { JSX } from 'preact';
import { type CalendarDate, isoDate } from '../../../calendar/dates.ts';
import { apiPath } from '../../../http/api-path.ts';
import { sitePath } from '../../../http/site-path.ts';
import { type CoupleChart, earlierFirst } from '../../../method/couple-chart.ts';
import { destinyMatrix } from '../../../method/destiny-matrix.ts';
import { matrixDrawer } from '../../../picture/draw-star.ts';
import { dates as dateWords } from '../../../words/es/dates.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { CoupleForm, TILE_TITLES } from '../../components/date-forms.tsx';
import { Octagram } from '../../components/octagram.tsx';
import { Actions, CenterInBrief, RememberButton, Tile } from '../synthesis-parts.tsx';
import { sharedInWords } from './couple-sections.tsx';

export function CoupleHead({ dates, site }: Pick<CouplePartProps, 'dates'> & { readonly site: string }): JSX.Element {
  return (
    <header class="page-head profile-head">
      <p class="kicker">Pareja</p>
      <h1>{dates.map(dateWords.long).join(' y ')}</h1>
      <p class="only-print">
        <code>
          {site}
          {sitePath.couple(...dates)}
        </code>
      </p>
      <details class="other-date no-print">
        <summary>Otras fechas</summary>
        <CoupleForm fields={dates.map((date) => ({ date }))} />
      </details>
    </header>
  );
}

export interface CouplePartProps {
  readonly dates: readonly [CalendarDate, CalendarDate];
  readonly texts: BrowserTexts;
  readonly chart: CoupleChart;
}

/** The couple on one screen: the three centres, what both share, a light, a shadow and a question, and what to do with it. */
export function CoupleSynthesis({
  dates,
  chart,
  texts,
  question,
}: CouplePartProps & { readonly question: string | undefined }): JSX.Element {
  const [one, other] = dates.map(destinyMatrix);
  const shared = texts.positions.filter(({ key }) => one![key] === other![key]);
  const [first, second] = earlierFirst(...dates);
  const tile = (title: string, number: number, href: string): JSX.Element => (
    <Tile href={href} title={title} number={number} name={texts.arcana[number - 1]!.name} />
  );
  return (
    <section class="synthesis" id="sintesis">
      <h2 class="visually-hidden">Síntesis</h2>
      <ul class="tiles">
        {tile(centerOf(dates[0]), one!.center, sitePath.profile(dates[0]))}
        {tile(TILE_TITLES[1], chart.points.E, '#centro')}
        {tile(centerOf(dates[1]), other!.center, sitePath.profile(dates[1]))}
      </ul>
      <Stars dates={dates} texts={texts} />
      <p class="couple-shared">{sharedInWords(shared.map(({ title }) => title))}</p>
      <CenterInBrief center={texts.arcana[chart.points.E - 1]!} question={question} />
      <Actions
        first={[
          ['share', 'Compartir'],
          ['send-back', 'Enviar de vuelta'],
        ]}
      >
        <RememberButton dates={dates} />
        <a href={sitePath.profile(dates[0])}>Perfil del {dateWords.long(dates[0])}</a>
        <a href={sitePath.profile(dates[1])}>Perfil del {dateWords.long(dates[1])}</a>
        <a href={apiPath('/couple/{a}/{b}', { a: isoDate(first), b: isoDate(second) })}>Datos en JSON</a>
      </Actions>
    </section>
  );
}

/** In figures, so that it takes two lines of a tile on a telephone, as the title of the couple does. */
function centerOf({ day, month, year }: CalendarDate): string {
  return `Centro ${day}/${month}/${year}`;
}

/** The two stars that the couple's is the sum of. */
function Stars({
  dates: [a, b],
  texts: { positions, publisher },
}: Pick<CouplePartProps, 'dates' | 'texts'>): JSX.Element {
  const draw = matrixDrawer(positions, publisher);
  const small = (date: CalendarDate, side: 'left' | 'right'): JSX.Element => (
    <figure class={`trio-small trio-${side}`} data-star={side}>
      <Octagram svg={draw(date)} />
      <figcaption>
        <a href={sitePath.profile(date)}>
          <span class="visually-hidden">Perfil del </span>
          {dateWords.long(date)}
        </a>
      </figcaption>
    </figure>
  );
  return (
    <div class="trio">
      {small(a, 'left')}
      {small(b, 'right')}
    </div>
  );
}
