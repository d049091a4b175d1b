import type { JSX } from 'preact';
import type { CalendarDate } from '../../../contract/calendar-date.ts';
import { sitePath } from '../../../contract/routes.ts';
import { destinyMatrix, type PositionKey } from '../../../domain/destiny-matrix.ts';
import type { BrowserTexts } from '../../browser-texts.ts';

interface PositionCardsProps {
  readonly date: CalendarDate;
  readonly texts: BrowserTexts;
}

/** Where the picture's links lead. */
export function cardId(key: PositionKey): string {
  return `posicion-${key}`;
}

export function PositionCards({ date, texts }: PositionCardsProps): JSX.Element {
  const numbers = destinyMatrix(date);
  return (
    <section class="band">
      <h2 id="posiciones">Las doce posiciones</h2>
      <ol class="position-cards">
        {texts.positions.map(({ key, title, meaning, question }) => {
          const { number, name, keyword, emoji } = texts.arcana[numbers[key] - 1]!;
          return (
            <li key={key} id={cardId(key)} class="position-card" data-position={key} tabIndex={-1}>
              <p class="kicker">{title}</p>
              <h3>
                <span class="position-number">{number}</span>
                <a href={sitePath.arcanum(number)}>{name}</a>{' '}
                <span class="position-emoji" aria-hidden="true">
                  {emoji}
                </span>
              </h3>
              <p class="position-keyword">{keyword}</p>
              <p>{meaning}</p>
              <p class="position-question">{question}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
