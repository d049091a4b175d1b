import type { JSX } from 'preact';
import type { CalendarDate } from '../../../contract/check-date.ts';
import { sitePath } from '../../../contract/routes.ts';
import type { ChartPoint } from '../../../domain/chart-formulas.ts';
import { POSITION_KEYS, POSITION_POINTS } from '../../../domain/destiny-matrix.ts';
import { explainPoints } from '../../../domain/explain-destiny-matrix.ts';
import { POINT_NAMES } from '../../../picture/point-labels.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { calculationOf, formulaOf } from '../../components/point-words.ts';
import type { ChartTexts } from './chart-texts.ts';
import { cardId } from './position-cards.tsx';

interface NoteProps {
  readonly point: ChartPoint;
  readonly date: CalendarDate;
  readonly texts: BrowserTexts;
  readonly readings: ChartTexts['positions'] | undefined;
  /** Chosen by a click or a tap; a telephone shows the note, as a sheet at the bottom, only then. */
  readonly isChosen: boolean;
  readonly onClose: () => void;
}

/** What one point of the picture says. */
export function Note({ point, date, texts, readings, isChosen, onClose }: NoteProps): JSX.Element {
  const [step] = explainPoints(date, [point]);
  const arcanum = texts.arcana[step!.value - 1]!;
  const position = positionAt(point, texts);
  return (
    <div class={isChosen ? 'note is-open' : 'note'} data-note={point}>
      <p class="kicker">{position ? position.title : pointInWords(point)}</p>
      <p class="note-name">
        <span class="note-number">{arcanum.number}</span> <a href={sitePath.arcanum(arcanum.number)}>{arcanum.name}</a>{' '}
        <span aria-hidden="true">{arcanum.emoji}</span>
      </p>
      <p class="note-keyword">{arcanum.keyword}</p>
      <p class="note-question">
        {position ? position.question : `Se obtiene de ${formulaOf(point)}: ${calculationOf(step!)}.`}
      </p>
      {position && readings && isChosen ? <p class="note-reading">{readings[position.key].reading}</p> : null}
      <p class="note-hint no-print">
        {position ? <a href={`#${cardId(position.key)}`}>Ir a su lectura</a> : null}
        {isChosen ? null : ' Elige un punto para fijarlo.'}
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

export function positionAt(
  point: ChartPoint,
  { positions }: BrowserTexts,
): BrowserTexts['positions'][number] | undefined {
  const wanted = POSITION_KEYS.find((key) => POSITION_POINTS[key] === point);
  return positions.find(({ key }) => key === wanted);
}
