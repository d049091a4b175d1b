import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { CalendarDate } from '../../../contract/calendar-date.ts';
import { sitePath } from '../../../contract/routes.ts';
import { POINT_INDEX } from '../../../domain/chart.ts';
import { dateChart, POSITION_KEYS, POSITION_POINTS, type PointName } from '../../../domain/destiny-matrix.ts';
import { matrixDrawer } from '../../../picture/draw-matrix.ts';
import { POINT_NAMES } from '../../../picture/point-labels.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { Octagram } from '../../components/octagram.tsx';
import { cardId } from './position-cards.tsx';

interface PortraitProps {
  readonly date: CalendarDate;
  readonly texts: BrowserTexts;
}

/** The picture, and beside it the texts of the point that has the pointer or the focus. */
export function Portrait({ date, texts }: PortraitProps): JSX.Element {
  const [active, setActive] = useState<PointName>('E');
  const svg = useMemo(() => linkedPicture(date, texts), [date, texts]);
  const show = ({ target }: { readonly target: EventTarget | null }): void => {
    const point = (target as Element | null)?.closest('[data-point]')?.getAttribute('data-point');
    if (point) setActive(point as PointName);
  };
  return (
    <section class="portrait">
      <h2 class="visually-hidden">La matriz dibujada</h2>
      <Octagram svg={svg} onMouseOver={show} onFocusIn={show} />
      <Note point={active} date={date} texts={texts} />
    </section>
  );
}

function Note({ point, date, texts }: PortraitProps & { readonly point: PointName }): JSX.Element {
  const arcanum = texts.arcana[dateChart(date)[POINT_INDEX[point]]! - 1]!;
  const position = positionAt(point, texts);
  return (
    <div class="note" data-note={point}>
      <p class="kicker">{position ? position.title : pointInWords(point)}</p>
      <p class="note-number">
        {arcanum.number} <span aria-hidden="true">{arcanum.emoji}</span>
      </p>
      <p class="note-name">
        <a href={sitePath.arcanum(arcanum.number)}>{arcanum.name}</a>
      </p>
      <p class="note-keyword">{arcanum.keyword}</p>
      <p class="note-question">
        {position ? position.question : 'Un paso intermedio: la tabla de las cuentas dice de dónde viene.'}
      </p>
      <p class="note-hint no-print">Recorre la estrella con el ratón, el dedo o el tabulador.</p>
    </div>
  );
}

/** «Punto F», «Punto masculino»: within the phrase an adjective has no capital. */
function pointInWords(point: PointName): string {
  const name = POINT_NAMES[point];
  return `Punto ${point === 'Male' || point === 'Female' ? name.toLowerCase() : name}`;
}

function linkedPicture(date: CalendarDate, texts: BrowserTexts): string {
  const chart = dateChart(date);
  return matrixDrawer(texts.positions, texts.publisher)(date, {
    link: (point) => {
      const { key, title, question } = positionAt(point, texts)!;
      const { number, name, keyword } = texts.arcana[chart[POINT_INDEX[point]]! - 1]!;
      return { href: `#${cardId(key)}`, name: `${title} ${number}: ${name}. ${keyword}. ${question}` };
    },
  });
}

function positionAt(point: PointName, { positions }: BrowserTexts): BrowserTexts['positions'][number] | undefined {
  const wanted = POSITION_KEYS.find((key) => POSITION_POINTS[key] === point);
  return positions.find(({ key }) => key === wanted);
}
