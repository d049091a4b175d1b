import type { ComponentChildren, JSX } from 'preact';
import type { Emblem as EmblemPaths } from '../../../picture/emblems.ts';
import { Emblem } from '../../components/pictures.tsx';

interface FoldedLineProps {
  readonly id: string;
  readonly number?: number;
  /** What the line is about, unless its name says it. */
  readonly title?: string;
  readonly name: string;
  /** What else distinguishes it. */
  readonly aside?: ComponentChildren;
  readonly emblem?: EmblemPaths;
  /** The sentence that stands for the rest. */
  readonly says?: string | undefined;
  /** The rest; without it, as long as it has not arrived, nothing can be opened. */
  readonly children?: ComponentChildren;
}

/** One line of a profile, which opens. */
export function FoldedLine({ id, number, title, aside, name, emblem, says, children }: FoldedLineProps): JSX.Element {
  const head = (
    <>
      <span class="line-number">{number}</span>
      <h3>
        {title ? <span class="kicker">{title}</span> : null} {name} {emblem ? <Emblem {...emblem} /> : null}
      </h3>
      {aside ? <span class="line-aside">{aside}</span> : null}
      {says ? <span class="line-says">{says}</span> : null}
    </>
  );
  return children ? (
    <details class="line" id={id} tabIndex={-1}>
      <summary class="line-head">{head}</summary>
      <div class="line-rest">{children}</div>
    </details>
  ) : (
    <div class="line line-head" id={id} tabIndex={-1}>
      {head}
    </div>
  );
}
