import type { JSX } from 'preact';
import type { Reading } from '../../domain/content.ts';

/** What an arcanum says in one place: plainly first; the example, which is the longest part, behind a click. */
export function ReadingParts({ meaning, light, shadow, question, reading }: Reading): JSX.Element {
  return (
    <div class="parts">
      <p data-says="meaning">{meaning}</p>
      <dl class="light-and-shadow">
        <div>
          <dt>Luz</dt>
          <dd data-says="light">{light}</dd>
        </div>
        <div>
          <dt>Sombra</dt>
          <dd data-says="shadow">{shadow}</dd>
        </div>
      </dl>
      <p class="question" data-says="question">
        {question}
      </p>
      <details class="example">
        <summary>Un ejemplo</summary>
        <p data-says="reading">{reading}</p>
      </details>
    </div>
  );
}
