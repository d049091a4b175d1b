import type { JSX } from 'preact';
import type { CalendarDate } from '../../../contract/check-date.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../../contract/limits.ts';
import { sitePath } from '../../../contract/routes.ts';
import { destinyMatrix, type PositionKey } from '../../../domain/destiny-matrix.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { Frequency, sharedBy } from '../../components/frequency.tsx';
import { arrived, type LoadedChartTexts } from './chart-texts.ts';

interface PositionCardsProps {
  readonly date: CalendarDate;
  readonly texts: BrowserTexts;
  readonly chartTexts: LoadedChartTexts;
}

/** Where the picture's links lead. */
export function cardId(key: PositionKey): string {
  return `posicion-${key}`;
}

/** What each arcanum says in its place. The question of the place is beside the picture, and not repeated here. */
export function PositionCards({ date, texts, chartTexts }: PositionCardsProps): JSX.Element {
  const numbers = destinyMatrix(date);
  const readings = arrived(chartTexts)?.positions;
  return (
    <section class="band">
      <h2 id="posiciones">Las doce posiciones</h2>
      <p class="measure">
        Tu centro aparece {sharedBy(texts.counts.center[numbers.center - 1]!).toLowerCase()}. Las barras comparan los 22
        arcanos: cuántas fechas de {FIRST_YEAR} a {LAST_YEAR} tienen cada uno en ese lugar.
      </p>
      {chartTexts === 'missing' ? (
        <p class="notice" role="status">
          Los números están todos, porque se calculan aquí, pero las lecturas y el texto de la cola kármica no se han
          podido cargar.
        </p>
      ) : null}
      <ol class="position-cards">
        {texts.positions.map(({ key, title, meaning }) => {
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
              {readings ? <p class="position-reading">{readings[key].reading}</p> : null}
              <p class="position-meaning">{meaning}</p>
              <Frequency counts={texts.counts[key]} marked={number} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
