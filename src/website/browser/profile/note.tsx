import type { JSX } from 'preact';
import type { CalendarDate } from '../../../contract/check-date.ts';
import { sitePath } from '../../../contract/routes.ts';
import type { ChartPoint } from '../../../domain/chart-formulas.ts';
import { explainPoints } from '../../../domain/explain-destiny-matrix.ts';
import { POINT_NAMES } from '../../../picture/point-labels.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { calculationOf, formulaOf } from '../../components/point-words.ts';
import { cardId, placeAt, placeTitle } from './chart-places.ts';
import { type ChartTexts, readingAt } from './chart-texts.ts';

interface NoteProps {
  readonly point: ChartPoint;
  readonly date: CalendarDate;
  readonly texts: BrowserTexts;
  readonly readings: ChartTexts | undefined;
  /** Chosen by a click or a tap; a telephone shows the note, as a sheet at the bottom, only then. */
  readonly isChosen: boolean;
  readonly onClose: () => void;
}

/** What one point of the picture says: once it is chosen, what it means; before, what its place asks. */
export function Note({ point, date, texts, readings, isChosen, onClose }: NoteProps): JSX.Element {
  const [step] = explainPoints(date, [point]);
  const arcanum = texts.arcana[step!.value - 1]!;
  const place = placeAt(point);
  const reading = place && readings && isChosen ? readingAt(readings, place) : undefined;
  const question = reading?.question ?? texts.positions.find(({ key }) => key === place)?.question;
  return (
    <div class={isChosen ? 'note is-open' : 'note'} data-note={point}>
      <p class="kicker">{place ? placeTitle(place, texts) : pointInWords(point)}</p>
      <p class="note-name">
        <span class="note-number">{arcanum.number}</span> <a href={sitePath.arcanum(arcanum.number)}>{arcanum.name}</a>{' '}
        <span aria-hidden="true">{arcanum.emoji}</span>
      </p>
      <p class="note-keyword">{arcanum.keyword}</p>
      {reading ? <p class="note-text">{reading.meaning}</p> : null}
      <p class="note-text">{question ?? `Se obtiene de ${formulaOf(point)}: ${calculationOf(step!)}.`}</p>
      <p class="note-hint no-print">
        {place ? <a href={`#${cardId(place)}`}>Ir a su lectura</a> : null}
        {isChosen ? null : ' Toca un punto para dejarlo abierto.'}
      </p>
      <button type="button" class="note-close no-print" aria-label="Cerrar" onClick={onClose}>
        ×
      </button>
    </div>
  );
}

/** «Punto F», «Punto masculino»: within the phrase an adjective has no capital. */
function pointInWords(point: ChartPoint): string {
  const name = POINT_NAMES[point];
  return `Punto ${point === 'Male' || point === 'Female' ? name.toLowerCase() : name}`;
}
