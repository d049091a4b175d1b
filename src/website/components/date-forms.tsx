import type { ComponentChildren, JSX } from 'preact';
import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import { BIRTH_PARAMETER, COUPLE_PARAMETERS } from '../../words/page-paths.ts';
import type { PageWords } from '../../words/words.ts';
import { FIELD_DIGITS, type QueryDate } from '../check-date-fields.ts';
import { StarPicture } from './pictures.tsx';

interface DateFieldsProps {
  /** The parameter that gets the date as YYYY-MM-DD; without a script, each field is sent separately, as `birth-day`. */
  readonly name?: string;
  /** Set if the page has a second form for the same parameter. */
  readonly id?: string;
  readonly legend?: string;
  readonly date?: CalendarDate | undefined;
  /** Whether it is the visitor's own date, which browsers can autofill. */
  readonly isOwn?: boolean;
  /** Whether the year is a guess, because the URL has only two digits. */
  readonly isGuess?: boolean | undefined;
  /** The problem with the date in the URL. */
  readonly problem?: string | undefined;
  readonly words: Pick<PageWords, 'dateFields'>;
}

/**
 * Day, month and year as three plain fields, in the order of the page's language: the browser's date input reads 6/12 in the
 * browser's language, not the page's. browser/date-fields.ts adds pasting and messages.
 */
export function DateFields({
  name = BIRTH_PARAMETER,
  id = name,
  words: { dateFields: words },
  legend = words.birth,
  isOwn = name === BIRTH_PARAMETER,
  date,
  isGuess = false,
  problem,
}: DateFieldsProps): JSX.Element {
  const guess = date && isGuess ? String(date.year) : undefined;
  return (
    <fieldset class="date-fields" data-date={name} data-guess={guess}>
      <legend>{legend}</legend>
      <div class="date-fields-row">
        {words.spelling.order.map((part) => (
          <div key={part} class={`date-field date-field-${part}`}>
            <label for={`${id}-${part}`}>{words[part]}</label>
            <input
              type="text"
              inputMode="numeric"
              id={`${id}-${part}`}
              name={`${name}-${part}`}
              data-part={part}
              required
              autocomplete={isOwn ? `bday-${part}` : 'off'}
              pattern={FIELD_DIGITS[part]}
              aria-describedby={`${id}-problem`}
              {...(date ? { defaultValue: String(date[part]) } : {})}
            />
          </div>
        ))}
      </div>
      <p class="date-problem" id={`${id}-problem`} aria-live="polite">
        {problem ?? (guess && words.guess(guess))}
      </p>
    </fieldset>
  );
}

interface DateFormProps {
  readonly date?: CalendarDate;
  readonly button?: string;
  /** Another page that takes a date. */
  readonly action?: string;
  readonly words: Pick<PageWords, 'dateFields' | 'paths' | 'profile'>;
}

/** A plain GET form, so it opens the profile even without a script. */
export function DateForm({
  date,
  words,
  button = words.profile.show,
  action = words.paths.profiles,
}: DateFormProps): JSX.Element {
  return (
    <form class="date-form" action={action} method="get">
      <DateFields date={date} words={words} />
      <button type="submit" class="button">
        {button}
      </button>
    </form>
  );
}

type CoupleWords = Pick<PageWords, 'couple' | 'dateFields' | 'paths'>;

interface CoupleFormProps {
  readonly fields?: readonly QueryDate[];
  /** A star next to each date, drawn during input by browser/couple-stars.ts. */
  readonly hasStars?: boolean;
  readonly words: CoupleWords;
}

/** Two dates in one plain GET form: the couple's URL contains both. */
export function CoupleForm({ fields = [], hasStars = false, words }: CoupleFormProps): JSX.Element {
  return (
    <form class={hasStars ? 'date-form couple-form' : 'date-form'} action={words.paths.couples} method="get">
      {COUPLE_PARAMETERS.map((name, i) => (
        <div key={name} class="couple-date">
          <DateFields
            name={name}
            legend={words.couple.legends[i]!}
            isOwn={hasStars && i === 0}
            {...fields[i]}
            words={words}
          />
          {hasStars ? (
            <div class="couple-star" data-star={name}>
              <StarPicture svg="" />
            </div>
          ) : null}
        </div>
      ))}
      <button type="submit" class="button">
        {words.couple.show}
      </button>
    </form>
  );
}

/** The page for a link shared with «Compárate conmigo»: the sender's star and a form for one date. The script fills in the rest. */
export function Invitation({ words }: { readonly words: CoupleWords & Pick<PageWords, 'coupleShell'> }): JSX.Element {
  const { invitation } = words.coupleShell;
  const [sender, own] = COUPLE_PARAMETERS;
  return (
    <article class="invitation only-invited">
      <header class="page-head">
        <p class="kicker">{invitation.kicker}</p>
        <h1 class="invitation-date">{invitation.heading}</h1>
        <p class="lede">{invitation.lede}</p>
      </header>
      <form class="date-form" action={words.paths.couples} method="get">
        <input type="hidden" name={sender} />
        <DateFields name={own} id="mia" isOwn legend={invitation.legend} words={words} />
        <button type="submit" class="button">
          {invitation.show}
        </button>
      </form>
      <div class="invitation-star">
        <StarPicture svg="" />
      </div>
    </article>
  );
}

interface VisitorProps {
  /** Missing in the shell, which reserves the space. */
  readonly date?: CalendarDate;
  readonly words: Pick<PageWords, 'dateFields' | 'paths' | 'profile'>;
  /** Further links for this date. */
  readonly children: ComponentChildren;
}

/**
 * A profile's call to action: a form for the visitor's own date, which opens the couple of both; a link to that couple, if this
 * browser has a saved date; or a button to invite someone, if the saved date is the profile's. `showVisitor` chooses one, CSS
 * hides the others.
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

interface CoupleIntroProps {
  readonly fields?: readonly QueryDate[];
  readonly notice?: ComponentChildren;
  readonly words: CoupleWords;
}

/** Shown on the couple's page until it has two dates. */
export function CoupleIntro({ fields = [], notice, words }: CoupleIntroProps): JSX.Element {
  return (
    <>
      <div class="page-head">
        <p class="kicker">{words.couple.kicker}</p>
        <h1>{words.couple.heading}</h1>
        <p class="lede">{words.couple.lede}</p>
        {notice}
      </div>
      <CoupleForm fields={fields} hasStars words={words} />
    </>
  );
}

/** A form to calculate one's own date, on pages of texts. */
export function Calculate({ title, words }: { readonly title: string } & Pick<DateFormProps, 'words'>): JSX.Element {
  return (
    <section class="calculate">
      <h2>{title}</h2>
      <DateForm words={words} />
    </section>
  );
}
