import type { JSX } from 'preact';
import type { CalendarDate } from '../../contract/check-date.ts';
import { BIRTH_PARAMETER } from '../../contract/date-in-address.ts';
import { DATE_PARTS } from '../date-parts.ts';

interface DateFieldsProps {
  /** The parameter that gets the date as YYYY-MM-DD; without a script each field is sent by itself, as `birth-day`. */
  readonly name?: string;
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
            <label for={`${name}-${part}`}>{title}</label>
            <input
              type="text"
              inputMode="numeric"
              id={`${name}-${part}`}
              name={`${name}-${part}`}
              data-part={part}
              required
              autocomplete={name === BIRTH_PARAMETER ? `bday-${part}` : 'off'}
              pattern={digits}
              aria-describedby={`${name}-problem`}
              {...(date ? { defaultValue: String(date[part]) } : {})}
            />
          </div>
        ))}
      </div>
      <p class="date-problem" id={`${name}-problem`} aria-live="polite">
        {problem}
      </p>
    </fieldset>
  );
}
