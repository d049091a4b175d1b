import type { JSX } from 'preact';
import { apiPath } from '../../contract/api-path.ts';
import { invalidDate } from '../../contract/errors.ts';
import { EXAMPLE_DATE } from '../../contract/limits.ts';
import { render as renderArcanum } from '../../endpoints/arcanum-body.ts';
import { render as renderLifePath } from '../../endpoints/life-path-body.ts';
import { render as renderMatrix } from '../../endpoints/matrix-body.ts';
import type { PageContext } from '../page.ts';

/** Requests with the answers that this build gives them. */
export function Answers(context: PageContext): JSX.Element {
  const refusal = invalidDate({ part: 'date', date: { day: 30, month: 2, year: 1990 }, lastDay: 28 });
  const answers: readonly (readonly [path: string, status: number, body: unknown])[] = [
    [apiPath('/matrix/{day}/{month}/{year}', EXAMPLE_DATE), 200, renderMatrix(context)({ date: EXAMPLE_DATE })],
    [apiPath('/life-path/{number}', { number: 7 }), 200, renderLifePath(context)({ number: 7 })],
    [apiPath('/arcana/{number}', { number: 17 }), 200, renderArcanum(context)({ number: 17 })],
    [apiPath('/matrix/{day}/{month}/{year}', { day: 30, month: 2, year: 1990 }), refusal.status, refusal.body],
  ];
  return (
    <section class="band">
      <h2 id="respuestas">Peticiones y respuestas</h2>
      <p class="measure">Tal como salen del servicio, con sangría para leerlas mejor.</p>
      {answers.map(([path, status, body], i) => (
        <details key={path} class="answer" open={i === 0}>
          <summary>
            <code>GET {path}</code> <span class="answer-status">{status}</span>
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must reach it. */}
          <pre class="lone-code answer-body" tabIndex={0}>
            <code>{JSON.stringify(body, null, 2)}</code>
          </pre>
        </details>
      ))}
    </section>
  );
}
