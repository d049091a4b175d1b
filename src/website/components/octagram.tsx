import type { JSX, Ref } from 'preact';
import type { OctagramOptions } from '../../picture/octagram-svg.ts';

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

export type Detail = NonNullable<OctagramOptions['detail']>;

const DETAILS: readonly (readonly [Detail, string])[] = [
  ['simple', 'Simple'],
  ['full', 'Completa'],
];
const DETAIL_NAME = 'detalle';

/** How much of the chart the star shows: two radio buttons, so that arrow keys and screen readers know them. */
export function DetailSwitch({
  detail,
  onChange,
}: {
  readonly detail: Detail;
  readonly onChange?: (detail: Detail) => void;
}): JSX.Element {
  return (
    <fieldset class="switch no-print">
      <legend>Estrella</legend>
      {DETAILS.map(([value, title]) => (
        <label key={value}>
          <input
            type="radio"
            name={DETAIL_NAME}
            value={value}
            checked={value === detail}
            onChange={() => onChange?.(value)}
          />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}
