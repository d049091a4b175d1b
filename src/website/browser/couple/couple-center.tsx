import type { JSX } from 'preact';
import { sitePath } from '../../../contract/routes.ts';
import type { BrowserTexts } from '../../browser-texts.ts';
import type { LoadedArcanum } from '../profile/arcanum-text.ts';

interface CoupleCenterProps {
  readonly arcanum: BrowserTexts['arcana'][number];
  readonly record: LoadedArcanum;
}

/** The arcanum in the middle, with what it says of a couple. */
export function CoupleCenter({ arcanum: { number, name, keyword, emoji }, record }: CoupleCenterProps): JSX.Element {
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
        {record === 'missing' ? (
          <p class="notice" role="status">
            La lectura no se ha podido cargar. Los números están todos, porque se calculan aquí.
          </p>
        ) : null}
        {typeof record === 'object' ? <p class="prose">{record.readings.couple}</p> : null}
        <p class="actions">
          <a class="button-quiet" href={sitePath.arcanum(number)}>
            Su luz, su sombra y sus lecturas
          </a>
        </p>
      </div>
    </section>
  );
}
