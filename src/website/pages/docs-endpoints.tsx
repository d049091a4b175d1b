import type { JSX } from 'preact';
import { templatePath } from '../../contract/api-path.ts';
import { sitePath } from '../../contract/routes.ts';
import { ENDPOINTS } from '../../endpoints/list.ts';
import { wordsOf } from '../../endpoints/words.ts';
import { examplePath } from '../../service/service-index.ts';

export function Endpoints({ site }: { readonly site: string }): JSX.Element {
  return (
    <section class="band">
      <h2 id="endpoints">Endpoints</h2>
      <p class="measure">
        Todos empiezan por <code>{site}</code>. Se aceptan el cero inicial de una fecha (05), la barra final y la
        terminación <code>.json</code>. Cómo sacar los tres números de una carta se explica en{' '}
        <a href={`${sitePath.method()}#numeros`}>el método</a>.
      </p>
      <dl class="endpoints">
        {ENDPOINTS.filter((endpoint) => wordsOf(endpoint).docs).map((endpoint) => (
          <div key={endpoint.path}>
            <dt>
              <code>{templatePath(endpoint.path)}</code>
            </dt>
            <dd>
              {wordsOf(endpoint).docs} <a href={examplePath(endpoint)}>Probar</a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
