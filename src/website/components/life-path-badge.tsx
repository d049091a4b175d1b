import type { JSX } from 'preact';
import type { CalendarDate } from '../../contract/check-date.ts';
import { sitePath } from '../../contract/routes.ts';
import { lifePathNumber } from '../../domain/life-path-number.ts';
import type { BrowserTexts } from '../browser-texts.ts';

interface LifePathBadgeProps {
  readonly texts: Pick<BrowserTexts, 'lifePaths'>;
  readonly date: CalendarDate;
}

/** The life path number of a date, in short. */
export function LifePathBadge({ texts, date }: LifePathBadgeProps): JSX.Element {
  const number = lifePathNumber(date);
  const { archetype, tagline } = texts.lifePaths.find((record) => record.number === number)!;
  return (
    <a class="badge" href={sitePath.lifePath(number)}>
      <span class="badge-number">{number}</span>
      <span class="badge-text">
        <span class="kicker">Camino de vida</span>
        <strong>{archetype}</strong>
        <em>{tagline}</em>
      </span>
    </a>
  );
}
