import { Component, createRef, type JSX } from 'preact';
import type { CalendarDate } from '../../../calendar/dates.ts';
import type { Reading } from '../../../content/content-schema.ts';
import { type ChartPoint, POINT_INDEX } from '../../../method/chart-formulas.ts';
import { dateChart, explainPoints } from '../../../method/destiny-matrix.ts';
import { numberSum } from '../../../method/steps.ts';
import { matrixDrawer } from '../../../picture/draw-star.ts';
import { pointName } from '../../../picture/star-layout.ts';
import type { PageWords } from '../../../words/words.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { formulaOf } from '../../components/calculation-steps.tsx';
import { Emblem, StarPicture } from '../../components/pictures.tsx';
import { ReadingParts } from '../../components/readings.tsx';
import { goOnArriving } from '../star-arrives.ts';
import { FullStar } from './full-star.tsx';
import { Layers } from './layers.ts';
import { type ChartTexts, cardId, isShort, placeAt, placeTitle, readingAt } from './profile-texts.ts';

type StarPartWords = Pick<PageWords, 'paths' | 'readings' | 'star' | 'steps' | 'synthesis'>;
type DateStarWords = StarPartWords & Pick<PageWords, 'chartTitles' | 'profile'>;

/** The star of a date or a couple. */
interface StarProps {
  readonly title: string;
  /** The picture with a link at each named point; the full one is drawn on request. */
  readonly svg: string;
  readonly fullSvg: () => string;
  readonly noteOf: (point: ChartPoint) => NoteContent;
  readonly words: StarPartWords;
}

/** The note about one point. */
interface NoteContent {
  readonly place: string;
  readonly arcanum: BrowserTexts['arcana'][number];
  /** The whole card, if the place has one and it is loaded. */
  readonly reading: Reading | undefined;
  /** Shown before the point is selected, or without a card. */
  readonly text: string;
}

interface StarState {
  readonly active: ChartPoint;
  /** Selected by a click or tap, not just hovered. */
  readonly isChosen: boolean;
  readonly isFull: boolean;
}

/** Where the note is a bottom sheet; also in styles/portrait.css. */
const SHEET = '(max-width: 57.99rem)';
/** The hover delay: on its way to the note, the pointer crosses other points. */
const RESTING_MS = 90;

/**
 * The picture and the note about one point: the one clicked or tapped, otherwise the one hovered or focused. A class, because no
 * other component has state and the hooks library would add a kilobyte.
 */
export class Star extends Component<StarProps, StarState> {
  override state: StarState = { active: 'E', isChosen: false, isFull: false };
  private readonly root = createRef<HTMLDivElement>();
  private readonly layers = new Layers(() =>
    this.setState({ isChosen: this.layers.has('note'), isFull: this.layers.has('full') }),
  );
  private resting: ReturnType<typeof setTimeout> | undefined;

  private readonly hover = ({ target }: Event): void => {
    clearTimeout(this.resting);
    const active = pointOf(target);
    if (active && !this.state.isChosen) this.resting = setTimeout(() => this.setState({ active }), RESTING_MS);
  };
  /** A fast pointer can leave the picture directly from a point. */
  private readonly leave = (): void => clearTimeout(this.resting);
  private readonly focus = ({ target }: Event): void => {
    this.setState({ active: pointOf(target) ?? this.state.active });
  };
  private readonly click = (event: MouseEvent): void => {
    // Keyboards and screen readers follow the link to the reading; a click or tap only opens the note.
    if (event.detail === 0) return;
    event.preventDefault();
    const active = pointOf(event.target);
    if (active && (this.state.isFull || matchMedia(SHEET).matches)) this.layers.open('note');
    if (active) this.setState({ active, isChosen: true });
    else this.close();
  };
  private readonly close = (): void => {
    this.layers.close('note');
    this.setState({ isChosen: false });
  };
  private readonly openFull = (): void => {
    this.layers.open('full');
    this.setState({ isFull: true, isChosen: false });
  };
  private readonly closeFull = (): void => {
    this.layers.close('full');
    this.setState({ isFull: false, isChosen: false });
  };

  override componentDidMount(): void {
    this.layers.start();
    goOnArriving(this.root.current!);
  }
  override componentWillUnmount(): void {
    this.layers.stop();
  }
  override componentDidUpdate(_: StarProps, before: StarState): void {
    const { active, isChosen } = this.state;
    const isNew = isChosen && (!before.isChosen || active !== before.active);
    // Next to the readings, the note may be off screen; a sheet is always visible.
    if (isNew && !this.layers.has('note'))
      this.root.current!.querySelector('.note')!.scrollIntoView({ block: 'nearest' });
    for (const point of this.root.current!.querySelectorAll('[data-point]'))
      point.classList.toggle('is-chosen', isChosen && point.getAttribute('data-point') === active);
  }

  override render(
    { title, svg, fullSvg, noteOf, words }: StarProps,
    { active, isChosen, isFull }: StarState,
  ): JSX.Element {
    const { synthesis } = words;
    const handlers = { onMouseOver: this.hover, onMouseLeave: this.leave, onFocusIn: this.focus, onClick: this.click };
    // A new element for each point: on a page translated by the browser, the previous texts would stay.
    const note = (
      <Note key={active} point={active} {...noteOf(active)} isChosen={isChosen} onClose={this.close} words={words} />
    );
    return (
      <div class="portrait" id="estrella" ref={this.root}>
        <h2 class="visually-hidden">{title}</h2>
        <StarPicture svg={svg} {...handlers} />
        <p class="portrait-bar no-print">
          <span class="portrait-hint">{synthesis.hint}</span>
          <button type="button" class="button-quiet" onClick={this.openFull}>
            {synthesis.full}
          </button>
        </p>
        {isFull ? (
          <FullStar svg={fullSvg()} onClose={this.closeFull} words={words} {...handlers}>
            {note}
          </FullStar>
        ) : (
          note
        )}
      </div>
    );
  }
}

function pointOf(target: EventTarget | null): ChartPoint | undefined {
  const point = (target as Element | null)?.closest('[data-point]')?.getAttribute('data-point');
  return point && point in POINT_INDEX ? (point as ChartPoint) : undefined;
}

interface DateStarProps {
  readonly date: CalendarDate;
  readonly texts: BrowserTexts;
  readonly words: DateStarWords;
}

export function DateStar({
  svg,
  readings,
  ...props
}: DateStarProps & { readonly svg: string; readonly readings: ChartTexts | undefined }): JSX.Element {
  const { date, texts, words } = props;
  return (
    <Star
      title={words.profile.star}
      svg={svg}
      fullSvg={() => linkedPicture(props, 'full')}
      noteOf={(point) => noteOfDate(point, date, texts, readings, words)}
      words={words}
    />
  );
}

export function linkedPicture({ date, texts, words }: DateStarProps, detail: 'simple' | 'full'): string {
  const chart = dateChart(date);
  return matrixDrawer(
    texts.positions,
    texts.publisher,
    words.star,
  )(date, {
    detail,
    link: (point) => {
      const { key, title, question } = texts.positions.find((position) => position.key === placeAt(point))!;
      const { number, name, keyword } = texts.arcana[chart[POINT_INDEX[point]]! - 1]!;
      return { href: `#${cardId(key)}`, name: `${title} ${number}: ${name}. ${keyword}. ${question}` };
    },
  });
}

export function noteOfDate(
  point: ChartPoint,
  date: CalendarDate,
  texts: BrowserTexts,
  readings: ChartTexts | undefined,
  words: DateStarWords,
): NoteContent {
  const [step] = explainPoints(date, [point]);
  const place = placeAt(point);
  const [short, whole] = place && isShort(place) ? [place] : [undefined, place];
  const question = texts.positions.find(({ key }) => key === place)?.question;
  return {
    place: place ? placeTitle(place, texts, words) : pointInWords(point, words),
    arcanum: texts.arcana[step!.value - 1]!,
    reading: whole && readings ? readingAt(readings, whole) : undefined,
    text:
      question ??
      (short && readings?.[short].meaning) ??
      words.synthesis.made(formulaOf(point, words), numberSum(step!)),
  };
}

interface NoteProps extends NoteContent {
  readonly point: ChartPoint;
  /** Selected by a click or tap; a phone shows the note, as a bottom sheet, only then. */
  readonly isChosen: boolean;
  readonly onClose: () => void;
  readonly words: StarPartWords;
}

/** The note about a point: its whole card once selected, before that a short text. */
export function Note({ point, place, arcanum, reading, text, isChosen, onClose, words }: NoteProps): JSX.Element {
  return (
    <div class={isChosen ? 'note is-open' : 'note'} data-note={point}>
      <p class="kicker">{place}</p>
      <p class="note-name">
        <span class="note-number">{arcanum.number}</span>{' '}
        <a href={words.paths.arcanum(arcanum.number)}>{arcanum.name}</a> <Emblem {...arcanum.emblem} />
      </p>
      <p class="note-keyword">{arcanum.keyword}</p>
      {reading && isChosen ? <ReadingParts reading={reading} words={words} /> : <p class="note-text">{text}</p>}
      {isChosen ? null : <p class="note-hint no-print">{words.synthesis.note}</p>}
      <button type="button" class="note-close no-print" aria-label={words.synthesis.close} onClick={onClose}>
        ×
      </button>
    </div>
  );
}

export function pointInWords(point: ChartPoint, { star, synthesis }: Pick<PageWords, 'star' | 'synthesis'>): string {
  return synthesis.point(pointName(point, star), point === 'Male' || point === 'Female');
}
