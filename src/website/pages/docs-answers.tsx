import type { JSX } from 'preact';
import { arcanumRecord } from '../../api/arcana-body.ts';
import { lifePathRecord } from '../../api/life-path-body.ts';
import { matrixRenderer } from '../../api/matrix-body.ts';
import { invalidDate } from '../../contract/errors.ts';
import { apiPath } from '../../contract/routes.ts';
import { EXAMPLE_DATE, type PageContext } from '../page.ts';

/** Requests with the answers that this build gives them. */
export function Answers({ site, content }: PageContext): JSX.Element {
  const { day, month, year } = EXAMPLE_DATE;
  const { publisher, lifePaths, arcana } = content;
  const refusal = invalidDate({ part: 'date', date: { day: 30, month: 2, year: 1990 }, lastDay: 28 });
  const answers: readonly (readonly [path: string, status: number, body: unknown])[] = [
    [apiPath.matrix(day, month, year), 200, matrixRenderer(content, site)(EXAMPLE_DATE)],
    [apiPath.lifePath(7), 200, lifePathRecord(lifePaths.find(({ number }) => number === 7)!, publisher, site)],
    [apiPath.arcanum(17), 200, arcanumRecord(arcana[16]!, publisher, site)],
    [apiPath.matrix(30, 2, 1990), refusal.status, refusal.body],
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
