import type { JSX } from 'preact';
import { apiPath } from '../contract/api-path.ts';
import { sitePath } from '../contract/routes.ts';
import type { Publisher } from '../domain/content.ts';
import { attributionText } from '../endpoints/attribution.ts';
import { DocumentHead } from './document-head.tsx';
import type { Page, PageContext } from './page.ts';

const NAVIGATION = [
  { href: sitePath.profiles(), name: 'Calcular' },
  { href: sitePath.method(), name: 'Método' },
  { href: sitePath.couples(), name: 'Pareja' },
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
        : úsalos donde quieras y nombra la fuente como «{attributionText(publisher)}».{' '}
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
