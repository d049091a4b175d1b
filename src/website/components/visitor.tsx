import type { ComponentChildren, JSX } from 'preact';
import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import { COUPLE_PARAMETERS } from '../../words/page-paths.ts';
import type { PageWords } from '../page-words.ts';
import { DateFields } from './date-forms.tsx';

interface VisitorProps {
  /** The shell has none yet, and keeps the place. */
  readonly date?: CalendarDate;
  readonly words: Pick<PageWords, 'dateFields' | 'paths' | 'profile'>;
  /** Where else this date leads. */
  readonly children: ComponentChildren;
}

/**
 * What a profile offers the person who opens it: a place for their own date, which leads to the couple of both; if this browser
 * keeps one, a link that does; and only if it keeps the date of this profile, an invitation in its name. The style shows one; `showVisitor`
 * says which.
 */
export function Visitor({ date, words, children }: VisitorProps): JSX.Element {
  const { paths } = words;
  const { visitor } = words.profile;
  const [profile, own] = COUPLE_PARAMETERS;
  return (
    <section class="visitor no-print" aria-label={visitor.title} data-visitor={date && 'new'}>
      <form class="date-form visitor-form" action={paths.couples} method="get">
        <input type="hidden" name={profile} value={date && isoDate(date)} />
        <DateFields name={own} id="tuya" isOwn legend={visitor.legend} words={words} />
        <button type="submit" class="button">
          {visitor.show}
        </button>
      </form>
      <a class="button visitor-kept" href={paths.couples}>
        {visitor.withKept}
        <span />
      </a>
      <button type="button" class="button visitor-invite" data-action="compare">
        {visitor.invite}
      </button>
      <div class="visitor-more">
        <button type="button" class="link-button visitor-mine" data-keep={date && isoDate(date)}>
          {visitor.mine}
        </button>
        {children}
      </div>
    </section>
  );
}
