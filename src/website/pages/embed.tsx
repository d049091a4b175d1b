import { renderToString } from 'preact-render-to-string';
import { EXAMPLE_DATE, isoDate } from '../../calendar/dates.ts';
import { EMBED_SCRIPT } from '../../http/site-path.ts';
import { SITE_NAME } from '../../previews/page-head.ts';
import { DateFields } from '../components/date-forms.tsx';
import { embedSamples } from '../embed-samples.ts';
import type { Page, PageContext } from '../page.ts';
import { prosePage } from '../prose-page.tsx';

/** For bloggers: a preview and three code samples. */
export function embedPage(context: PageContext): Page {
  const { site, content } = context;
  const { name } = content.publisher;
  const { theme } = context.words.pictureOptions;
  const { element, frame, figure } = embedSamples(context.words, site, EXAMPLE_DATE, name);
  const preview = <open-numerology-star birth={isoDate(EXAMPLE_DATE)} lang={context.language} />;
  return {
    ...prosePage(
      context,
      'for-your-site',
      {
        'date-fields': {
          html: <DateFields legend={context.words.embed.legend} date={EXAMPLE_DATE} words={context.words} />,
          markdown: '',
        },
        ...{ element, frame, figure, theme: theme.name, ...theme.values },
        preview: { html: preview, markdown: '' },
      },
      { id: 'para-tu-web', 'data-site': site, 'data-name': name },
    ),
    path: context.words.paths.embed,
    cover: 'docs',
    script: 'embed-page',
    plainScript: EMBED_SCRIPT,
  };
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'open-numerology-star': { birth?: string; lang: string };
    }
  }
}

/** The only page that other sites may frame: just the star, which gets its dates from browser/start-frame-page.ts. */
export function framedPage({ assets, language, words }: PageContext): string {
  return `<!DOCTYPE html>\n${renderToString(
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{words.embed.frameTitle(SITE_NAME)}</title>
        <meta name="robots" content="noindex" />
        <script src={EMBED_SCRIPT} />
        <script type="module" src={assets.scripts.framed} />
      </head>
      <body>
        <main>
          <open-numerology-star lang={language} />
          <noscript>
            <a href={words.paths.home} target="_top">
              {words.embed.frameTitle(SITE_NAME)}
            </a>
          </noscript>
        </main>
      </body>
    </html>,
  )}\n`;
}
