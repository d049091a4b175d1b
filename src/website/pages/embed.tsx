import type { JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { EXAMPLE_DATE, isoDate } from '../../calendar/dates.ts';
import { EMBED_SCRIPT, sitePath } from '../../http/site-path.ts';
import { Copyable } from '../components/code-samples.tsx';
import { DateFields } from '../components/date-forms.tsx';
import { embedSamples } from '../embed-samples.ts';
import type { Page, PageContext } from '../page.ts';

/** For people who write blogs: a preview, and three things to copy. */
export function embedPage(context: PageContext): Page {
  return {
    path: sitePath.embed(),
    title: 'Para tu web',
    description:
      'La estrella de una fecha en tu blog o tu página: un elemento, un marco o una imagen, listos para copiar.',
    cover: 'docs',
    body: <Embed {...context} />,
    script: 'embed-page',
    plainScript: EMBED_SCRIPT,
  };
}

function Embed({ site, content: { publisher }, words }: PageContext): JSX.Element {
  const { element, frame, figure } = embedSamples(words, site, EXAMPLE_DATE, publisher.name);
  return (
    <div id="para-tu-web" data-site={site} data-name={publisher.name}>
      <div class="page-head">
        <p class="kicker">Para tu web</p>
        <h1>Tu estrella, en tu página</h1>
        <p class="lede">
          Escribe una fecha, mira cómo queda y copia lo que tu página admita. En WordPress y otros sitios basta con
          pegar el enlace de un perfil.
        </p>
      </div>
      <div class="two-columns two-columns-even">
        <div class="embed-samples">
          <DateFields legend="La fecha de la estrella" date={EXAMPLE_DATE} words={words} />
          <h2>Un elemento</h2>
          <p class="measure">
            Se dibuja en el navegador de quien te lee, con los colores de tu página, y no envía nada. Sin{' '}
            <code>birth</code> pide la fecha a quien visita; <code>tema="claro"</code> u <code>"oscuro"</code> fija los
            colores.
          </p>
          <div class="samples">
            <Copyable id="muestra-element" what="el elemento" title="HTML" text={element} code words={words} />
          </div>
          <h2>Un marco</h2>
          <p class="measure">
            Para sitios que no admiten programas. También entiende <code>&amp;tema=oscuro</code>.
          </p>
          <div class="samples">
            <Copyable id="muestra-frame" what="el marco" title="HTML" text={frame} code words={words} />
          </div>
          <h2>Una imagen</h2>
          <p class="measure">
            Con su tamaño, para que nada salte al cargar, y con la fuente, que es lo único que pide la{' '}
            <a href={sitePath.licence()}>licencia</a>.
          </p>
          <div class="samples">
            <Copyable id="muestra-figure" what="la imagen" title="HTML" text={figure} code words={words} />
          </div>
        </div>
        <div class="embed-preview">
          <open-numerology-star birth={isoDate(EXAMPLE_DATE)} />
        </div>
      </div>
    </div>
  );
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'open-numerology-star': { birth?: string };
    }
  }
}

/** The only page that others may put into a frame: nothing but the star, which browser/start-frame-page.ts gives its dates. */
export function framedPage({ assets, content: { publisher }, language }: PageContext): string {
  return `<!DOCTYPE html>\n${renderToString(
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Una estrella · ${publisher.name}`}</title>
        <meta name="robots" content="noindex" />
        <script src={EMBED_SCRIPT} />
        <script type="module" src={assets.scripts.framed} />
      </head>
      <body>
        <main>
          <open-numerology-star />
        </main>
      </body>
    </html>,
  )}\n`;
}
