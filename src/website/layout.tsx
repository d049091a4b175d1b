import type { JSX } from 'preact';
import { sitePath } from '../contract/routes.ts';
import { PAGE_POLICY } from '../render/site-headers.ts';
import { Mark } from './components/mark.tsx';
import { Footer } from './footer.tsx';
import type { Page, PageContext } from './page.ts';

const NAVIGATION = [
  { href: sitePath.method(), name: 'Matriz' },
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
      <Head page={page} context={context} />
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
        <Footer publisher={publisher} site={context.site} />
        <p id="status" class="status" role="status" />
      </body>
    </html>
  );
}

function Head({ page, context }: LayoutProps): JSX.Element {
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
      <meta name="theme-color" content="#f7f2e8" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#171512" media="(prefers-color-scheme: dark)" />
      {page.listed === false ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <link rel="icon" href={assets.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={assets.touchIcon} />
      <link rel="stylesheet" href={assets.stylesheet} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es" />
      <meta property="og:site_name" content={content.publisher.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={`${site}${assets.cover}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="La estrella de ocho puntas de la matriz del destino" />
      <meta name="twitter:card" content="summary_large_image" />
      {page.structuredData ? <StructuredData data={page.structuredData} /> : null}
      {page.script ? <script type="module" src={assets.scripts[page.script]} /> : null}
    </head>
  );
}

/** Titles longer than a search result's line are cut there; the publisher's full name would fill it alone. */
const SHORT_NAME = 'Open Numerology';

/** A data block: browsers never run it, so the policy on scripts does not touch it. */
function StructuredData({ data }: { readonly data: object }): JSX.Element {
  const json = JSON.stringify(data).replace(/[<>]/g, (char) => (char === '<' ? '\\u003c' : '\\u003e'));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
