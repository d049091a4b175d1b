import type { JSX } from 'preact';
import { attributionHtml, attributionText } from '../../endpoints/attribution.ts';
import { sitePath } from '../../http/site-path.ts';
import { Copyable } from '../components/code-samples.tsx';
import type { Page, PageContext } from '../page.ts';

export function licencePage(context: PageContext): Page {
  return {
    path: sitePath.licence(),
    title: 'Licencia y atribución',
    description:
      'Qué puedes hacer con los datos y los textos, y la línea de atribución lista para copiar en texto, HTML y Markdown.',
    body: <Licence {...context} />,
    script: 'copy',
  };
}

function Licence({ site, content: { publisher }, words }: PageContext): JSX.Element {
  const text = attributionText(publisher);
  return (
    <>
      <div class="page-head">
        <p class="kicker">Licencia</p>
        <h1>Úsalo; di de dónde viene</h1>
        <p class="lede">
          Los datos y los textos se publican bajo{' '}
          <a href={publisher.license_url} rel="license">
            {publisher.license}
          </a>
          . Puedes copiarlos, traducirlos, cambiarlos y ganar dinero con ellos.
        </p>
      </div>
      <div class="two-columns">
        <section>
          <h2>Lo que pedimos</h2>
          <ul class="prose">
            <li>Nombra la fuente donde quien lee pueda verla: al pie, en los créditos o en «Acerca de».</li>
            <li>Enlaza la licencia y, si puedes, esta web.</li>
            <li>Si has cambiado algo, dilo. No des a entender que respaldamos lo que haces.</li>
          </ul>
        </section>
        <section>
          <h2>Lo que no hace falta</h2>
          <ul class="prose">
            <li>Pedir permiso, registrarse o avisar.</li>
            <li>Publicar tu obra con la misma licencia.</li>
            <li>Repetir la atribución en cada número: basta una vez por obra.</li>
          </ul>
        </section>
      </div>
      <section class="band">
        <h2>Lista para copiar</h2>
        <div class="samples">
          <Copyable
            id="atribucion-texto"
            what="la atribución como texto"
            title="Texto"
            text={`${text}, ${site}${sitePath.home()} (${publisher.license}: ${publisher.license_url})`}
            code
            words={words}
          />
          <Copyable
            id="atribucion-html"
            what="la atribución en HTML"
            title="HTML"
            text={`${attributionHtml(publisher, site)} (<a href="${publisher.license_url}" rel="license">${publisher.license}</a>)`}
            code
            words={words}
          />
          <Copyable
            id="atribucion-markdown"
            what="la atribución en Markdown"
            title="Markdown"
            text={`[${text}](${site}${sitePath.home()}), [licencia](${publisher.license_url})`}
            code
            words={words}
          />
        </div>
        <p class="measure">
          Cada respuesta de la API trae además su propia cita en <code>suggested_citation</code>. El código del proyecto
          tiene otra licencia, MIT.
        </p>
      </section>
    </>
  );
}
