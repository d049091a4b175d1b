import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { CalendarDate } from '../../../contract/calendar-date.ts';
import { type ChartPoint, POINT_INDEX } from '../../../domain/chart-formulas.ts';
import { dateChart } from '../../../domain/destiny-matrix.ts';
import { matrixDrawer } from '../../../picture/draw-matrix.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { type Detail, DetailSwitch } from '../../components/detail-switch.tsx';
import { Octagram } from '../../components/octagram.tsx';
import type { ChartTexts } from './chart-texts.ts';
import { Note, positionAt } from './note.tsx';
import { cardId } from './position-cards.tsx';

interface PortraitProps {
  readonly date: CalendarDate;
  readonly texts: BrowserTexts;
  readonly readings: ChartTexts['positions'] | undefined;
}

/** A pointer on its way to the note crosses points without stopping there. */
const RESTING_MS = 90;

/** The picture, and the texts of one point: the one that was clicked or tapped, else the one with the pointer or the focus. */
export function Portrait({ date, texts, readings }: PortraitProps): JSX.Element {
  const [active, setActive] = useState<ChartPoint>('E');
  const [isChosen, setChosen] = useState(false);
  const [detail, setDetail] = useState<Detail>('simple');
  const svg = useMemo(() => linkedPicture(date, texts, detail), [date, texts, detail]);
  const frame = useRef<HTMLDivElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => {
    for (const point of frame.current!.querySelectorAll('[data-point]'))
      point.classList.toggle('is-chosen', isChosen && point.getAttribute('data-point') === active);
  });
  const hover = ({ target }: Event): void => {
    clearTimeout(resting.current);
    const point = pointOf(target);
    if (point && !isChosen) resting.current = setTimeout(() => setActive(point), RESTING_MS);
  };
  const focus = ({ target }: Event): void => setActive(pointOf(target) ?? active);
  const click = (event: MouseEvent): void => {
    // A keyboard and a screen reader follow the link to the reading; a finger and a mouse stay where they are.
    if (event.detail === 0) return;
    event.preventDefault();
    const point = pointOf(event.target);
    setActive(point ?? active);
    setChosen(point !== undefined);
  };
  return (
    <div class="portrait">
      <h2 class="visually-hidden">La matriz dibujada</h2>
      <DetailSwitch detail={detail} onChange={setDetail} />
      <Octagram frame={frame} svg={svg} onMouseOver={hover} onFocusIn={focus} onClick={click} />
      <Note
        point={active}
        date={date}
        texts={texts}
        readings={readings}
        isChosen={isChosen}
        onClose={() => setChosen(false)}
      />
    </div>
  );
}

function pointOf(target: EventTarget | null): ChartPoint | undefined {
  const point = (target as Element | null)?.closest('[data-point]')?.getAttribute('data-point');
  return point && point in POINT_INDEX ? (point as ChartPoint) : undefined;
}

function linkedPicture(date: CalendarDate, texts: BrowserTexts, detail: Detail): string {
  const chart = dateChart(date);
  return matrixDrawer(texts.positions, texts.publisher)(date, {
    detail,
    link: (point) => {
      const { key, title, question } = positionAt(point, texts)!;
      const { number, name, keyword } = texts.arcana[chart[POINT_INDEX[point]]! - 1]!;
      return { href: `#${cardId(key)}`, name: `${title} ${number}: ${name}. ${keyword}. ${question}` };
    },
  });
}
