import { Component, type ComponentChildren, createRef, type JSX } from 'preact';
import { FULL_LAYOUT } from '../../../picture/full-star-layout.ts';
import type { PageWords } from '../../../words/words.ts';
import { type StarHandlers, StarPicture } from '../../components/pictures.tsx';

interface FullStarProps extends StarHandlers {
  readonly svg: string;
  readonly onClose: () => void;
  /** The note of the selected point. */
  readonly children: ComponentChildren;
  readonly words: Pick<PageWords, 'synthesis'>;
}

/** The minimum size of the picture's smallest text. */
const SMALLEST_WORDS_PX = 11;
const LARGEST_SCALE = 3;
const ZOOM_STEP = 1.35;
/** A movement shorter than this is a click, not a drag. */
const STILL_PX = 6;

type Place = Readonly<Record<'x' | 'y', number>>;

/**
 * The full chart in full screen. It is a scroll container, so keys and wheel scroll it as usual; dragging scrolls it too, and
 * pinching, Ctrl + wheel and the buttons zoom.
 */
export class FullStar extends Component<FullStarProps> {
  private readonly dialog = createRef<HTMLDialogElement>();
  private readonly scroller = createRef<HTMLElement>();
  /** Pixels per unit of the picture. */
  private scale = 1;
  private smallestScale = 1;
  private readonly pointers = new Map<number, Place>();
  private moved = 0;

  override componentDidMount(): void {
    this.dialog.current!.showModal();
    const { clientWidth, clientHeight } = this.scroller.current!;
    const words = [...this.scroller.current!.querySelectorAll('text')];
    this.smallestScale =
      SMALLEST_WORDS_PX / Math.min(...words.map((word) => parseFloat(getComputedStyle(word).fontSize)));
    this.zoom(Math.min(clientWidth / FULL_LAYOUT.width, clientHeight / FULL_LAYOUT.height));
    this.scroller.current!.scrollTo({
      left: FULL_LAYOUT.center.x * this.scale - clientWidth / 2,
      top: FULL_LAYOUT.center.y * this.scale - clientHeight / 2,
      behavior: 'instant',
    });
    this.scroller.current!.addEventListener('wheel', this.wheel, { passive: false });
  }

  /** After Back, the dialog is still open: closing it returns the focus to the button that opened it. */
  override componentWillUnmount(): void {
    this.dialog.current!.close();
  }

  /** Changes the scale around a point on the screen, by default its center. */
  private zoom(wanted: number, at?: Place): void {
    const scroller = this.scroller.current!;
    const svg = scroller.querySelector('svg')!;
    const box = scroller.getBoundingClientRect();
    const { x, y } = at ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const scale = Math.min(Math.max(wanted, this.smallestScale), LARGEST_SCALE);
    const ratio = scale / this.scale;
    const before = svg.getBoundingClientRect();
    this.scale = scale;
    svg.style.width = `${FULL_LAYOUT.width * scale}px`;
    // Keeps the content under that point in place; CSS centers a picture that is smaller than the screen.
    const after = svg.getBoundingClientRect();
    scroller.scrollBy({
      left: after.left + (x - before.left) * ratio - x,
      top: after.top + (y - before.top) * ratio - y,
      behavior: 'instant',
    });
  }

  private readonly wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.zoom(this.scale * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
  };
  private readonly down = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (this.pointers.size === 0) this.moved = 0;
    this.pointers.set(pointerId, { x: clientX, y: clientY });
  };
  private readonly move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    const before = this.pointers.get(pointerId);
    if (!before) return;
    const now = { x: clientX, y: clientY };
    const other = [...this.pointers].find(([id]) => id !== pointerId)?.[1];
    this.pointers.set(pointerId, now);
    this.moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      this.zoom((this.scale * distance(now, other)) / distance(before, other), middle);
    } else if (this.moved > STILL_PX)
      this.scroller.current!.scrollBy({ left: before.x - now.x, top: before.y - now.y, behavior: 'instant' });
  };
  private readonly up = ({ pointerId }: PointerEvent): void => void this.pointers.delete(pointerId);
  /** Ignores the click at the end of a drag. */
  private readonly click = (event: MouseEvent): void => {
    if (this.moved <= STILL_PX || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };

  override render({ svg, onClose, children, words: { synthesis }, ...handlers }: FullStarProps): JSX.Element {
    return (
      <dialog
        class="full-star"
        ref={this.dialog}
        aria-label={synthesis.fullStar}
        // Not when unmounting closed it: by then, a tap may have opened a note.
        onClose={() => this.dialog.current && onClose()}
      >
        <div class="full-star-bar">
          <button
            type="button"
            class="button-quiet"
            aria-label={synthesis.zoomOut}
            onClick={() => this.zoom(this.scale / ZOOM_STEP)}
          >
            −
          </button>
          <button
            type="button"
            class="button-quiet"
            aria-label={synthesis.zoomIn}
            onClick={() => this.zoom(this.scale * ZOOM_STEP)}
          >
            +
          </button>
          <button type="button" class="button-quiet" onClick={() => this.dialog.current!.close()}>
            {synthesis.close}
          </button>
        </div>
        <section
          class="full-star-scroller"
          ref={this.scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must reach it.
          tabIndex={0}
          aria-label={synthesis.movable}
          onPointerDown={this.down}
          onPointerMove={this.move}
          onPointerUp={this.up}
          onPointerCancel={this.up}
          onPointerLeave={this.up}
          onClickCapture={this.click}
        >
          <StarPicture svg={svg} {...handlers} />
        </section>
        {children}
      </dialog>
    );
  }
}

function distance(a: Place, b: Place): number {
  // Two fingers at the same point would divide by zero.
  return Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1);
}
