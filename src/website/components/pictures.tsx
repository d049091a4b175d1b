import type { JSX } from 'preact';
import type { Emblem as EmblemPaths } from '../../picture/emblems.ts';

export type OctagramHandlers = Pick<
  JSX.HTMLAttributes<HTMLDivElement>,
  'onMouseOver' | 'onMouseLeave' | 'onFocusIn' | 'onClick'
>;

interface OctagramProps extends OctagramHandlers {
  /** From src/picture, which escapes every text in it. */
  readonly svg: string;
}

/** The picture on a page. */
export function Octagram({ svg, ...handlers }: OctagramProps): JSX.Element {
  return <div class="octagram-frame" {...handlers} dangerouslySetInnerHTML={{ __html: svg }} />;
}

/**
 * The sign of an arcanum beside its name, which is what a screen reader says. Colors, size and strokes are those of
 * emblem.css; the paths come with the page or with its texts, so a sign costs no request. Only the type is imported:
 * a script would contain all 22 for one constant.
 */
export function Emblem({ thin, bold }: EmblemPaths): JSX.Element {
  return (
    <svg class="emblem" viewBox="0 0 48 48" aria-hidden="true">
      <path class="emblem-thin" d={thin} />
      <path d={bold} />
    </svg>
  );
}
