import type { JSX } from 'preact';
import { type CalendarDate, isoDate } from '../../contract/calendar-date.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../contract/limits.ts';
import { BIRTH_PARAMETER } from '../../contract/routes.ts';

interface DateFieldProps {
  /** The parameter that gets the date as YYYY-MM-DD. */
  readonly name?: string;
  readonly legend?: string;
  readonly date?: CalendarDate | undefined;
  /** What is wrong with the date of the address; stands beside the field. */
  readonly problem?: string | undefined;
}

export function DateField({
  name = BIRTH_PARAMETER,
  legend = 'Fecha de nacimiento',
  date,
  problem,
}: DateFieldProps): JSX.Element {
  const described = problem ? { 'aria-invalid': true, 'aria-describedby': `${name}-problem` } : {};
  return (
    <div class="date-fields">
      <label for={name}>{legend}</label>
      <input
        type="date"
        id={name}
        name={name}
        required
        autocomplete={name === BIRTH_PARAMETER ? 'bday' : 'off'}
        min={`${FIRST_YEAR}-01-01`}
        max={`${LAST_YEAR}-12-31`}
        {...(date ? { defaultValue: isoDate(date) } : {})}
        {...described}
      />
      {problem ? (
        <p class="date-problem" id={`${name}-problem`} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
