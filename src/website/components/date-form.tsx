import type { JSX } from 'preact';
import type { CalendarDate } from '../../contract/calendar-date.ts';
import { sitePath } from '../../contract/routes.ts';
import { DateField } from './date-field.tsx';

interface DateFormProps {
  readonly date?: CalendarDate | undefined;
  readonly button?: string;
}

/** A plain GET form: it leads to the profile's address without a script too. */
export function DateForm({ date, button = 'Ver el perfil' }: DateFormProps): JSX.Element {
  return (
    <form class="date-form" action={sitePath.profiles()} method="get">
      <DateField date={date} />
      <button type="submit" class="button">
        {button}
      </button>
    </form>
  );
}
