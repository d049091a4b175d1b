import type { JSX } from 'preact';
import { type CalendarDate, isoDate } from '../../contract/calendar-date.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../contract/limits.ts';
import { BIRTH_PARAMETER, sitePath } from '../../contract/routes.ts';

interface DateFormProps {
  readonly date?: CalendarDate | undefined;
  readonly button?: string;
}

/** A plain GET form: it leads to the profile's address without a script too. */
export function DateForm({ date, button = 'Ver el perfil' }: DateFormProps): JSX.Element {
  return (
    <form class="date-form" action={sitePath.profiles()} method="get">
      <label for="birth">Fecha de nacimiento</label>
      <div class="date-form-row">
        <input
          type="date"
          id="birth"
          name={BIRTH_PARAMETER}
          required
          autocomplete="bday"
          min={`${FIRST_YEAR}-01-01`}
          max={`${LAST_YEAR}-12-31`}
          {...(date ? { defaultValue: isoDate(date) } : {})}
        />
        <button type="submit" class="button">
          {button}
        </button>
      </div>
    </form>
  );
}
