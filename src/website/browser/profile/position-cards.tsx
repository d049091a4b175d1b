import type { JSX } from 'preact';
import type { CalendarDate } from '../../../contract/check-date.ts';
import { destinyMatrix } from '../../../domain/destiny-matrix.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { Frequency, sharedBy } from '../../components/frequency.tsx';
import { ArcanumCard } from './arcanum-card.tsx';
import { cardId } from './chart-places.ts';
import { arrived, type LoadedChartTexts } from './chart-texts.ts';

interface PositionCardsProps {
  readonly date: CalendarDate;
  readonly texts: BrowserTexts;
  readonly chartTexts: LoadedChartTexts;
}

/** What each arcanum says in its place. The question of the place is beside the picture, and not repeated here. */
export function PositionCards({ date, texts, chartTexts }: PositionCardsProps): JSX.Element {
  const numbers = destinyMatrix(date);
  const readings = arrived(chartTexts)?.positions;
  return (
    <section class="band">
      <h2 id="posiciones">Las doce posiciones</h2>
      <p class="measure">
        Tu centro aparece {sharedBy(texts.counts.center[numbers.center - 1]!).toLowerCase()}.{' '}
        {texts.sentences.sections.positions}
      </p>
      {chartTexts === 'missing' ? (
        <p class="notice" role="status">
          Los números están todos, porque se calculan aquí, pero las lecturas no se han podido cargar.
        </p>
      ) : null}
      <ol class="position-cards">
        {texts.positions.map(({ key, title, meaning }) => (
          <li key={key} id={cardId(key)} class="position-card" data-position={key} tabIndex={-1}>
            <ArcanumCard
              title={title}
              about={meaning}
              arcanum={texts.arcana[numbers[key] - 1]!}
              reading={readings?.[key]}
            />
            <Frequency counts={texts.counts[key]} marked={numbers[key]} />
          </li>
        ))}
      </ol>
    </section>
  );
}
