import type { JSX } from 'preact';
import { sitePath } from '../../../contract/routes.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import { ReadingParts } from '../../components/reading-parts.tsx';
import type { CoupleTexts } from './couple-texts.ts';

interface CoupleCenterProps {
  readonly arcanum: BrowserTexts['arcana'][number];
  /** Undefined while it is on its way, `missing` when it did not come. */
  readonly reading: CoupleTexts['center'] | 'missing' | undefined;
}

/** The arcanum in the middle, with what it says of a couple. */
export function CoupleCenter({ arcanum: { number, name, keyword, emoji }, reading }: CoupleCenterProps): JSX.Element {
  return (
    <section class="band reading">
      <p class="entry-number" data-center aria-hidden="true">
        {number}
      </p>
      <div>
        <p class="kicker">El centro de la pareja: {number}</p>
        <h2>
          {name} <span aria-hidden="true">{emoji}</span>
        </h2>
        <p class="tagline">{keyword}</p>
        {reading === 'missing' ? (
          <p class="notice" role="status">
            Las lecturas no se han podido cargar. Los números están todos, porque se calculan aquí.
          </p>
        ) : null}
        {typeof reading === 'object' ? <ReadingParts {...reading} /> : null}
        <p class="actions">
          <a class="button-quiet" href={sitePath.arcanum(number)}>
            Su luz, su sombra y sus lecturas
          </a>
        </p>
      </div>
    </section>
  );
}
