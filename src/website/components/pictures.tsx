import type { JSX } from 'preact';
import type { Emblem as EmblemPaths } from '../../picture/emblems.ts';

export type StarHandlers = Pick<
  JSX.HTMLAttributes<HTMLDivElement>,
  'onMouseOver' | 'onMouseLeave' | 'onFocusIn' | 'onClick'
>;

interface StarPictureProps extends StarHandlers {
  /** From src/picture, which escapes every text in it. */
  readonly svg: string;
}

/** The picture on a page. */
export function StarPicture({ svg, ...handlers }: StarPictureProps): JSX.Element {
  return <div class="octagram-frame" {...handlers} dangerouslySetInnerHTML={{ __html: svg }} />;
}

/**
 * An arcanum's emblem next to its name, which is what a screen reader says. emblem.css sets colors, size and strokes; the paths
 * come with the page or its texts, so an emblem needs no request. Only the type is imported: otherwise a script would bundle all 22.
 */
export function Emblem({ thin, bold }: EmblemPaths): JSX.Element {
  return (
    <svg class="emblem" viewBox="0 0 48 48" aria-hidden="true">
      <path class="emblem-thin" d={thin} />
      <path d={bold} />
    </svg>
  );
}
