import type { JSX } from 'preact';
import type { CalendarDate } from '../../contract/check-date.ts';
import { sitePath } from '../../contract/routes.ts';
import { DateFields } from './date-fields.tsx';

interface DateFormProps {
  readonly date?: CalendarDate | undefined;
  readonly legend?: string;
  readonly button?: string;
}

/** A plain GET form: it leads to the profile's address without a script too. */
export function DateForm({ date, legend, button = 'Ver el perfil' }: DateFormProps): JSX.Element {
  return (
    <form class="date-form" action={sitePath.profiles()} method="get">
      <DateFields date={date} {...(legend ? { legend } : {})} />
      <button type="submit" class="button">
        {button}
      </button>
    </form>
  );
}
