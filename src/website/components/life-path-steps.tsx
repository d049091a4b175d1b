import type { JSX } from 'preact';
import type { CalendarDate } from '../../contract/calendar-date.ts';
import { explainLifePathNumber } from '../../domain/life-path-number.ts';

/** How a life path number came about: three parts, then their sum. */
export function LifePathSteps({ date }: { readonly date: CalendarDate }): JSX.Element {
  const { day, month, year, total } = explainLifePathNumber(date);
  const parts = [
    ['Día', day],
    ['Mes', month],
    ['Año', year],
  ] as const;
  const sum = parts.map(([, steps]) => steps.at(-1)).join(' + ');
  return (
    <dl class="sums">
      {parts.map(([name, steps]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{steps.join(' → ')}</dd>
        </div>
      ))}
      <div class="sums-total">
        <dt>Total</dt>
        <dd>{`${sum} = ${total.join(' → ')}`}</dd>
      </div>
    </dl>
  );
}
