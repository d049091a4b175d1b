import type { JSX } from 'preact';
import { type CalendarDate, isoDate } from '../../../calendar/dates.ts';
import { apiPath } from '../../../http/api-path.ts';
import { type CoupleChart, earlierFirst } from '../../../method/couple-chart.ts';
import { destinyMatrix } from '../../../method/destiny-matrix.ts';
import { matrixDrawer } from '../../../picture/draw-star.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { CoupleForm } from '../../components/date-forms.tsx';
import { Octagram } from '../../components/octagram.tsx';
import type { PageWords } from '../../page-words.ts';
import { Actions, CenterInBrief, RememberButton, Tile } from '../synthesis-parts.tsx';

/** All that a couple's page says. */
export type CoupleWords = Pick<
  PageWords,
  | 'actions'
  | 'chartTitles'
  | 'copying'
  | 'couple'
  | 'dateFields'
  | 'longDate'
  | 'paths'
  | 'places'
  | 'readings'
  | 'remembered'
  | 'sections'
  | 'star'
  | 'steps'
  | 'synthesis'
>;

export function CoupleHead({
  dates,
  site,
  words,
}: Pick<CouplePartProps, 'dates' | 'words'> & { readonly site: string }): JSX.Element {
  const { couple, longDate, paths, star } = words;
  return (
    <header class="page-head profile-head">
      <p class="kicker">{couple.kicker}</p>
      <h1>{star.pair(longDate(dates[0]), longDate(dates[1]))}</h1>
      <p class="only-print">
        <code>
          {site}
          {paths.couple(...dates)}
        </code>
      </p>
      <details class="other-date no-print">
        <summary>{couple.otherDates}</summary>
        <CoupleForm fields={dates.map((date) => ({ date }))} words={words} />
      </details>
    </header>
  );
}

export interface CouplePartProps {
  readonly dates: readonly [CalendarDate, CalendarDate];
  readonly texts: BrowserTexts;
  readonly chart: CoupleChart;
  readonly words: CoupleWords;
}

/** The couple on one screen: the three centres, what both share, a light, a shadow and a question, and what to do with it. */
export function CoupleSynthesis({
  dates,
  chart,
  texts,
  question,
  words,
}: CouplePartProps & { readonly question: string | undefined }): JSX.Element {
  const { actions, couple, longDate, paths } = words;
  const [one, other] = dates.map(destinyMatrix);
  const shared = texts.positions.filter(({ key }) => one![key] === other![key]);
  const [first, second] = earlierFirst(...dates);
  const tile = (title: string, number: number, href: string): JSX.Element => (
    <Tile href={href} title={title} number={number} name={texts.arcana[number - 1]!.name} />
  );
  return (
    <section class="synthesis" id="sintesis">
      <h2 class="visually-hidden">{words.synthesis.title}</h2>
      <ul class="tiles">
        {tile(couple.center + inFigures(dates[0]), one!.center, paths.profile(dates[0]))}
        {tile(couple.coupleCenter, chart.points.E, '#centro')}
        {tile(couple.center + inFigures(dates[1]), other!.center, paths.profile(dates[1]))}
      </ul>
      <Stars dates={dates} texts={texts} words={words} />
      <p class="couple-shared">{couple.shared(shared.map(({ title }) => title))}</p>
      <CenterInBrief center={texts.arcana[chart.points.E - 1]!} question={question} words={words} />
      <Actions
        first={[
          ['share', actions.share],
          ['send-back', couple.sendBack],
        ]}
        words={words}
      >
        <RememberButton dates={dates} words={words} />
        {dates.map((date) => (
          <a key={isoDate(date)} href={paths.profile(date)}>
            {couple.profile}
            {longDate(date)}
          </a>
        ))}
        <a href={apiPath('/couple/{a}/{b}', { a: isoDate(first), b: isoDate(second) })}>{actions.json}</a>
      </Actions>
    </section>
  );
}

/** In figures, so that it takes two lines of a tile on a telephone, as the title of the couple does. */
function inFigures({ day, month, year }: CalendarDate): string {
  return ` ${day}/${month}/${year}`;
}

/** The two stars that the couple's is the sum of. */
function Stars({
  dates: [a, b],
  texts: { positions, publisher },
  words: { couple, longDate, paths, star },
}: Pick<CouplePartProps, 'dates' | 'texts' | 'words'>): JSX.Element {
  const draw = matrixDrawer(positions, publisher, star);
  const small = (date: CalendarDate, side: 'left' | 'right'): JSX.Element => (
    <figure class={`trio-small trio-${side}`} data-star={side}>
      <Octagram svg={draw(date)} />
      <figcaption>
        <a href={paths.profile(date)}>
          <span class="visually-hidden">{couple.profile}</span>
          {longDate(date)}
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
