import type { JSX } from 'preact';
import type { CalendarDate } from '../../contract/check-date.ts';
import { COUPLE_PARAMETERS, sitePath } from '../../contract/routes.ts';
import { DateFields } from './date-fields.tsx';

/** A date as it stands in its field, or what was wrong with it. */
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
