import type { ComponentChildren, JSX } from 'preact';
import { type CalendarDate, isoDate } from '../../../calendar/dates.ts';
import { apiPath } from '../../../http/api-path.ts';
import { earlierFirst } from '../../../method/couple-chart.ts';
import { destinyMatrix } from '../../../method/destiny-matrix.ts';
import { familyOf } from '../../../method/families.ts';
import type { PointValues } from '../../../method/whole-chart.ts';
import type { PageWords } from '../../../words/words.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { CoupleForm } from '../../components/date-forms.tsx';
import { StarPicture } from '../../components/pictures.tsx';
import { Actions, RememberButton } from '../synthesis-parts.tsx';

/** The words of a couple's page. */
export type CoupleWords = Pick<
  PageWords,
  | 'actions'
  | 'chartTitles'
  | 'copying'
  | 'couple'
  | 'dateFields'
  | 'longDate'
  | 'paths'
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

/** The props of every part of the page. */
export interface CouplePartProps {
  readonly dates: readonly [CalendarDate, CalendarDate];
  readonly texts: BrowserTexts;
  /** The points of the couple's chart. */
  readonly points: PointValues;
  readonly words: CoupleWords;
}

interface CoupleMeetingProps extends CouplePartProps {
  /** How the two centers affect each other, in one sentence. */
  readonly headline: string;
  /** The two dates' stars. */
  readonly stars: readonly [string, string];
  /** The long text. */
  readonly children: ComponentChildren;
}

/** How the two centers affect each other, and what each date brings. pages/couple-shell.tsx has the same structure. */
export function CoupleMeeting({ dates, texts, headline, stars, children, words }: CoupleMeetingProps): JSX.Element {
  const { actions, couple, longDate, paths } = words;
  const [first, second] = earlierFirst(...dates);
  return (
    <section class="synthesis" id="encuentro">
      <p class="kicker">{couple.meeting}</p>
      <h2 class="meeting-headline">{headline}</h2>
      <div class="trio">
        <Brought date={dates[0]} svg={stars[0]} side="left" texts={texts} words={words} />
        <Brought date={dates[1]} svg={stars[1]} side="right" texts={texts} words={words} />
      </div>
      {children}
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
        <a href={paths.api(apiPath('/couple/{a}/{b}', { a: isoDate(first), b: isoDate(second) }))}>{actions.json}</a>
      </Actions>
    </section>
  );
}

interface BroughtProps extends Pick<CouplePartProps, 'texts' | 'words'> {
  readonly date: CalendarDate;
  readonly svg: string;
  readonly side: 'left' | 'right';
}

/** One of the two stars whose sum is the couple's, with its center and what that brings. */
function Brought({ date, svg, side, texts: { arcana }, words }: BroughtProps): JSX.Element {
  const { chartTitles, couple, longDate, paths } = words;
  const { center } = destinyMatrix(date);
  return (
    <figure class={`trio-small trio-${side}`} data-star={side}>
      <StarPicture svg={svg} />
      <figcaption>
        <a href={paths.profile(date)}>
          <span class="visually-hidden">{couple.profile}</span>
          {longDate(date)}
        </a>
        <span class="trio-center">{couple.centerIs(center, arcana[center - 1]!.name)}</span>
        <strong class="trio-brings">{couple.brings(chartTitles.families[familyOf(center)])}</strong>
      </figcaption>
    </figure>
  );
}
