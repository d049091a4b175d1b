import { renderToString } from 'preact-render-to-string';
import { EMBED_SCRIPT } from '../../http/site-path.ts';
import type { PageContext } from '../page.ts';

/** The only page that others may put into a frame: nothing but the star, which browser/start-framed.ts gives its dates. */
export function framedPage({ assets, content: { publisher } }: PageContext): string {
  return `<!DOCTYPE html>\n${renderToString(
    <html lang="es">
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
