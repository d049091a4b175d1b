import type { JSX } from 'preact';
import type { Publisher } from '../content/content-schema.ts';
import { attributionText } from '../endpoints/attribution.ts';
import { apiPath } from '../http/api-path.ts';
import { DOCUMENTATION, FEED_PATH, markdownPath, sitePath } from '../http/site-path.ts';
import { DARK, LIGHT } from '../picture/octagram-style.ts';
import { citations } from '../words/es/citations.ts';
import { breadcrumbs } from './for-programs.ts';
import { PAGE_POLICY } from './header-rules.ts';
import { COVERS, type Page, type PageContext } from './page.ts';

const NAVIGATION = [
  { href: sitePath.profiles(), name: 'Calcular' },
  { href: sitePath.method(), name: 'Método' },
  { href: sitePath.couples(), name: 'Pareja' },
  { href: sitePath.numbers(), name: 'Números' },
  { href: sitePath.lifePaths(), name: 'Camino de vida' },
  { href: sitePath.arcana(), name: 'Arcanos' },
  { href: sitePath.dataset(), name: 'Datos' },
  { href: sitePath.docs(), name: 'API' },
] as const;

interface LayoutProps {
  readonly page: Page;
  readonly context: PageContext;
}

/** The whole document around a page. */
export function Layout({ page, context }: LayoutProps): JSX.Element {
  const { publisher } = context.content;
  return (
    <html lang="es">
      <DocumentHead page={page} context={context} />
      <body>
        <a class="skip-link" href="#contenido">
          Saltar al contenido
        </a>
        <header class="site-header">
          <a class="brand" href={sitePath.home()}>
            <Mark />
            <span>{publisher.name}</span>
          </a>
          <nav class="site-nav" aria-label="Principal">
            {NAVIGATION.map(({ href, name }) => (
              <a
                key={href}
                href={href}
                {...(href === page.section ? ({ 'aria-current': href === page.path ? 'page' : 'true' } as const) : {})}
              >
                {name}
              </a>
            ))}
          </nav>
        </header>
        <main id="contenido" tabIndex={-1}>
          {page.body}
        </main>
        <Footer publisher={publisher} />
        <p id="status" class="status" role="status" />
      </body>
    </html>
  );
}

/** The logo: the eight-pointed star. */
function Mark(): JSX.Element {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect class="mark-upright" x="6.5" y="6.5" width="19" height="19" />
      <rect class="mark-slanted" x="6.5" y="6.5" width="19" height="19" transform="rotate(45 16 16)" />
      <circle class="mark-center" cx="16" cy="16" r="3.4" />
    </svg>
  );
}

function Footer({ publisher }: { readonly publisher: Publisher }): JSX.Element {
  return (
    <footer class="site-footer">
      <p>
        Textos y datos bajo licencia{' '}
        <a href={publisher.license_url} rel="license">
          {publisher.license}
        </a>
        : úsalos donde quieras y nombra la fuente como «{attributionText(publisher, citations)}».{' '}
        <a href={sitePath.licence()}>Cómo atribuir</a>
      </p>
      <p>
        La numerología es una tradición simbólica. Aquí encontrarás preguntas para pensar, y ninguna predicción ni
        consejo médico, legal o financiero.
      </p>
      <p>
        Esta web no usa cookies, no mide tus visitas y no carga nada de otros sitios. Los números se calculan en tu
        navegador. <a href={apiPath('/')}>Índice de la API</a> · Contacto: {publisher.support}
      </p>
    </footer>
  );
}

/** Search engines cut long titles; the publisher's full name would take the whole line. */
const SHORT_NAME = 'Open Numerology';

interface DocumentHeadProps {
  readonly page: Page;
  readonly context: PageContext;
}

/** Everything about a page that is not shown on it: title, policy, links to assets, and words for search engines. */
function DocumentHead({ page, context }: DocumentHeadProps): JSX.Element {
  const { site, assets, content } = context;
  const canonical = `${site}${page.path}`;
  const title = page.path === sitePath.home() ? page.title : `${page.title} · ${SHORT_NAME}`;
  return (
    <head>
      <meta charset="utf-8" />
      {page.policyInMarkup ? (
        <meta http-equiv="Content-Security-Policy" content={PAGE_POLICY.replace(/; frame-ancestors [^;]*/, '')} />
      ) : null}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={page.description} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={LIGHT.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={DARK.paper} media="(prefers-color-scheme: dark)" />
      {page.listed === false ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      {DOCUMENTATION.includes(page.path) ? (
        <link rel="alternate" type="text/markdown" href={markdownPath(page.path)} />
      ) : null}
      <link rel="alternate" type="application/atom+xml" title="Novedades" href={FEED_PATH} />
      <link rel="icon" href={assets.icon} type="image/svg+xml" />
      <link rel="manifest" href={assets.manifest} />
      <link rel="apple-touch-icon" href={assets.touchIcon} />
      <link rel="stylesheet" href={assets.stylesheet} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es" />
      <meta property="og:site_name" content={content.publisher.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={`${site}${assets.covers[page.cover ?? 'home']}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${COVERS[page.cover ?? 'home']}, con la estrella de ocho puntas`} />
      <meta name="twitter:card" content="summary_large_image" />
      {page.structuredData ? <StructuredData data={page.structuredData} /> : null}
      {page.listed === false ? null : <StructuredData data={breadcrumbs(page, context)} />}
      {page.firstScript ? <script src={assets.scripts[page.firstScript]} /> : null}
      {page.plainScript ? <script src={page.plainScript} async /> : null}
      {page.script ? <script type="module" src={assets.scripts[page.script]} /> : null}
    </head>
  );
}

/** A data block: browsers do not run it, so the content security policy does not apply. */
function StructuredData({ data }: { readonly data: object }): JSX.Element {
  const json = JSON.stringify(data).replace(/[<>]/g, (char) => (char === '<' ? '\\u003c' : '\\u003e'));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
