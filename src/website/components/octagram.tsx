import type { JSX } from 'preact';

interface OctagramProps extends Pick<JSX.HTMLAttributes<HTMLDivElement>, 'onMouseOver' | 'onFocusIn' | 'onClick'> {
  /** From src/picture, which escapes every text in it. */
  readonly svg: string;
}

/** The picture on a page. */
export function Octagram({ svg, ...handlers }: OctagramProps): JSX.Element {
  return <div class="octagram-frame" {...handlers} dangerouslySetInnerHTML={{ __html: svg }} />;
}
