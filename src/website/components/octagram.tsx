import type { JSX, Ref } from 'preact';

interface OctagramProps extends Pick<JSX.HTMLAttributes<HTMLDivElement>, 'onMouseOver' | 'onFocusIn' | 'onClick'> {
  /** From src/picture, which escapes every text in it. */
  readonly svg: string;
  readonly frame?: Ref<HTMLDivElement>;
}

/** The picture on a page. */
export function Octagram({ svg, frame, ...handlers }: OctagramProps): JSX.Element {
  return (
    <div
      class="octagram-frame"
      {...(frame ? { ref: frame } : {})}
      {...handlers}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
