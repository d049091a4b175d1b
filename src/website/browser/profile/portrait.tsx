import { Component, type JSX } from 'preact';
import type { CalendarDate } from '../../../contract/calendar-date.ts';
import { sitePath } from '../../../contract/routes.ts';
import { type ChartPoint, POINT_INDEX } from '../../../domain/chart-formulas.ts';
import { dateChart, POSITION_KEYS, POSITION_POINTS } from '../../../domain/destiny-matrix.ts';
import { explainPoints } from '../../../domain/explain-destiny-matrix.ts';
import { matrixDrawer } from '../../../picture/draw-matrix.ts';
import { POINT_NAMES } from '../../../picture/point-labels.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { Octagram } from '../../components/octagram.tsx';
import { calculationOf, formulaOf } from '../../components/point-words.ts';
import { type Detail, DetailSwitch } from './detail-switch.tsx';
import { cardId } from './position-cards.tsx';

interface PortraitProps {
  readonly date: CalendarDate;
  readonly texts: BrowserTexts;
}

interface PortraitState {
  readonly active: ChartPoint;
  readonly detail: Detail;
}

/**
 * The picture, and beside it the texts of the point that has the pointer or the focus. A class, because it is the only
 * part of the page that keeps a state, and the library for hooks is a kilobyte.
 */
export class Portrait extends Component<PortraitProps, PortraitState> {
  override state: PortraitState = { active: 'E', detail: 'simple' };

  private readonly show = ({ target }: { readonly target: EventTarget | null }): void => {
    const point = (target as Element | null)?.closest('[data-point]')?.getAttribute('data-point');
    if (point && point in POINT_INDEX) this.setState({ active: point as ChartPoint });
  };

  override render({ date, texts }: PortraitProps, { active, detail }: PortraitState): JSX.Element {
    return (
      <section class="portrait">
        <h2 class="visually-hidden">La matriz dibujada</h2>
        <div class="portrait-picture">
          <DetailSwitch detail={detail} onChange={(chosen) => this.setState({ detail: chosen })} />
          <Octagram svg={linkedPicture(date, texts, detail)} onMouseOver={this.show} onFocusIn={this.show} />
        </div>
        <Note point={active} date={date} texts={texts} />
      </section>
    );
  }
}

function Note({ point, date, texts }: PortraitProps & { readonly point: ChartPoint }): JSX.Element {
  const [step] = explainPoints(date, [point]);
  const arcanum = texts.arcana[step!.value - 1]!;
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
        {position ? position.question : `Se obtiene de ${formulaOf(point)}: ${calculationOf(step!)}.`}
      </p>
      <p class="note-hint no-print">Recorre la estrella con el ratón, el dedo o el tabulador.</p>
    </div>
  );
}

/** «Punto F», «Punto masculino»: within the phrase an adjective has no capital. */
function pointInWords(point: ChartPoint): string {
  const name = POINT_NAMES[point];
  return `Punto ${point === 'Male' || point === 'Female' ? name.toLowerCase() : name}`;
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

function positionAt(point: ChartPoint, { positions }: BrowserTexts): BrowserTexts['positions'][number] | undefined {
  const wanted = POSITION_KEYS.find((key) => POSITION_POINTS[key] === point);
  return positions.find(({ key }) => key === wanted);
}
