import type { JSX } from 'preact';
import type { CalendarDate } from '../../calendar/dates.ts';
import { BIRTH_PARAMETER, COUPLE_PARAMETERS, sitePath } from '../../http/site-path.ts';
import { DATE_PARTS } from '../typed-date.ts';
import { Octagram } from './octagram.tsx';

interface DateFieldsProps {
  /** The parameter that gets the date as YYYY-MM-DD; without a script each field is sent by itself, as `birth-day`. */
  readonly name?: string;
  /** Where the page has a second form for the same parameter. */
  readonly id?: string;
  readonly legend?: string;
  readonly date?: CalendarDate | undefined;
  /** What is wrong with the date of the address. */
  readonly problem?: string | undefined;
}

/**
 * Day, month and year as three plain fields: the browser's own date field reads 6/12 by the language of the browser, not of
 * the page. browser/date-fields.ts adds pasting and messages.
 */
export function DateFields({
  name = BIRTH_PARAMETER,
  id = name,
  legend = 'Fecha de nacimiento',
  date,
  problem,
}: DateFieldsProps): JSX.Element {
  return (
    <fieldset class="date-fields" data-date={name}>
      <legend>{legend}</legend>
      <div class="date-fields-row">
        {DATE_PARTS.map(({ part, title, digits }) => (
          <div key={part} class={`date-field date-field-${part}`}>
            <label for={`${id}-${part}`}>{title}</label>
            <input
              type="text"
              inputMode="numeric"
              id={`${id}-${part}`}
              name={`${name}-${part}`}
              data-part={part}
              required
              autocomplete={name === BIRTH_PARAMETER ? `bday-${part}` : 'off'}
              pattern={digits}
              aria-describedby={`${id}-problem`}
              {...(date ? { defaultValue: String(date[part]) } : {})}
            />
          </div>
        ))}
      </div>
      <p class="date-problem" id={`${id}-problem`} aria-live="polite">
        {problem}
      </p>
    </fieldset>
  );
}

interface DateFormProps {
  readonly date?: CalendarDate | undefined;
  readonly legend?: string;
  readonly button?: string;
  /** Another page that takes a date. */
  readonly action?: string;
}

/** A plain GET form: it leads to the profile's address without a script too. */
export function DateForm({
  date,
  legend,
  button = 'Ver el perfil',
  action = sitePath.profiles(),
}: DateFormProps): JSX.Element {
  return (
    <form class="date-form" action={action} method="get">
      <DateFields date={date} {...(legend ? { legend } : {})} />
      <button type="submit" class="button">
        {button}
      </button>
    </form>
  );
}

/** From a profile to the other numbers of its date; in the shell, which has none yet, it keeps the place. */
export function NumbersLink({ date }: { readonly date?: CalendarDate }): JSX.Element {
  return (
    <p class="numbers-link only-dated no-print">
      <a href={date ? sitePath.numbersOf(date) : sitePath.numbers()}>
        Los números de esta fecha<span>: pináculos, desafíos y año personal</span>
      </a>
    </p>
  );
}

/** A date as it is in its field, or what was wrong with it. */
export interface FieldContent {
  readonly date?: CalendarDate;
  readonly problem?: string;
}

const LEGENDS = ['Tu fecha de nacimiento', 'La de la otra persona'] as const;

/** Two dates in one plain GET form: the couple's address holds both. */
export function CoupleForm({ fields = [] }: { readonly fields?: readonly FieldContent[] }): JSX.Element {
  return (
    <form class="date-form" action={sitePath.couples()} method="get">
      {COUPLE_PARAMETERS.map((name, i) => (
        <DateFields key={name} name={name} legend={LEGENDS[i]!} date={fields[i]?.date} problem={fields[i]?.problem} />
      ))}
      <button type="submit" class="button">
        Ver la carta de pareja
      </button>
    </form>
  );
}

/** The centres of both and, between them, the couple's; until the dates are known, those of the two have no day. */
export const TILE_TITLES = ['Centro', 'Centro de la pareja', 'Centro'] as const;

/** What somebody sees who follows «Compárate conmigo»: the sender's star, and a place for one date. The script fills in the rest. */
export function Invitation(): JSX.Element {
  const [sender, own] = COUPLE_PARAMETERS;
  return (
    <article class="invitation only-invited">
      <header class="page-head">
        <p class="kicker">Compárate conmigo</p>
        <h1 class="invitation-date">Una estrella para comparar</h1>
        <p class="lede">
          Quien te manda este enlace nació ese día, y esta es su estrella. Escribe tu fecha y verás la que forman
          juntas. Se calcula en tu navegador y nadie guarda las fechas.
        </p>
      </header>
      <form class="date-form" action={sitePath.couples()} method="get">
        <input type="hidden" name={sender} />
        <DateFields name={own} id="mia" legend="Tu fecha de nacimiento" />
        <button type="submit" class="button">
          Ver nuestra estrella
        </button>
      </form>
      <div class="invitation-star">
        <Octagram svg="" />
      </div>
    </article>
  );
}

interface CoupleIntroProps {
  readonly fields?: readonly FieldContent[];
  readonly notice?: string;
}

/** What the couple's page shows until it has two dates. */
export function CoupleIntro({ fields = [], notice }: CoupleIntroProps): JSX.Element {
  return (
    <>
      <div class="page-head">
        <p class="kicker">Pareja</p>
        <h1>Compatibilidad: dos fechas, una estrella</h1>
        <p class="lede">
          Escribe dos fechas de nacimiento para ver la carta que forman juntas. Los números se calculan en tu navegador
          y nadie guarda las fechas.
        </p>
        {notice ? (
          <p class="notice" role="alert">
            {notice}
          </p>
        ) : null}
      </div>
      <CoupleForm fields={fields} />
    </>
  );
}

/** The way from a page of texts to one's own date. */
export function Calculate({ title }: { readonly title: string }): JSX.Element {
  return (
    <section class="calculate">
      <h2>{title}</h2>
      <DateForm />
    </section>
  );
}
