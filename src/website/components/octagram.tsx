import type { JSX } from 'preact';

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
