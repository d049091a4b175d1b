import type { ComponentChildren, JSX } from 'preact';
import type { Publisher } from '../content/content-schema.ts';
import { attributionText } from '../endpoints/attribution.ts';
import { apiPath } from '../http/api-path.ts';
import { DOCUMENTATION } from '../http/published-paths.ts';
import { FEED_PATH, markdownPath } from '../http/site-path.ts';
import { DARK, LIGHT } from '../picture/star-style.ts';
import { documentTitle, metaTags, SITE_NAME } from '../previews/page-head.ts';
import type { PageWords } from '../words/words.ts';
import { breadcrumbs } from './for-programs.ts';
import { PAGE_POLICY } from './header-rules.ts';
import { type Alternate, LanguageOffers, LanguageSwitch, languageLinks } from './language-switch.tsx';
import type { Page, PageContext } from './page.ts';

/** In display order; keys of a language's words and addresses. */
const NAVIGATION = ['profiles', 'couples', 'numbers'] as const;
/** In a menu, so that the row is one line on a phone. */
const MENU = ['method', 'lifePaths', 'arcana', 'embed'] as const;
const FOR_DEVELOPERS = ['dataset', 'docs'] as const;
type Section = (typeof NAVIGATION | typeof MENU | typeof FOR_DEVELOPERS)[number];

interface LayoutProps {
  readonly page: Page;
  readonly context: PageContext;
  /** The page in every language. */
  readonly alternates: readonly Alternate[];
}

/** The whole document around a page. */
export function Layout({ page, context, alternates }: LayoutProps): JSX.Element {
  const { language, words } = context;
  return (
    <html lang={language}>
      <DocumentHead page={page} context={context} alternates={alternates} />
      <body>
        <a class="skip-link" href="#contenido">
          {words.layout.skip}
        </a>
        <header class="site-header">
          <a class="brand" href={words.paths.home}>
            <Mark />
            <span>{SITE_NAME}</span>
          </a>
          <Navigation page={page} words={words}>
            <LanguageSwitch alternates={alternates} language={language} />
          </Navigation>
        </header>
        <main id="contenido" tabIndex={-1}>
          {page.body}
        </main>
        <Footer publisher={context.content.publisher} words={words}>
          <LanguageSwitch alternates={alternates} language={language} />
        </Footer>
        <LanguageOffers alternates={alternates} language={language} />
        <p id="status" class="status" role="status" />
      </body>
    </html>
  );
}

interface NavigationProps {
  readonly page: Pick<Page, 'path' | 'section'>;
  readonly words: Pick<PageWords, 'layout' | 'paths'>;
  readonly children: ComponentChildren;
}

/** Three main links and a popover menu, which the browser itself opens and closes. */
function Navigation({ page, words: { layout, paths }, children }: NavigationProps): JSX.Element {
  const links = (sections: readonly Section[]): JSX.Element[] =>
    sections.map((section) => {
      const href = paths[section];
      const current = href === page.path ? 'page' : href === page.section ? 'true' : undefined;
      return (
        <a key={href} href={href} aria-current={current}>
          {layout.sections[section]}
        </a>
      );
    });
  return (
    <nav class="site-nav" aria-label={layout.navigation}>
      {links(NAVIGATION)}
      <button type="button" class="site-menu-button" popovertarget="menu">
        {layout.menu}
      </button>
      <div class="site-menu" id="menu" popover="auto">
        {links(MENU)}
        <p>{layout.developers}</p>
        {links(FOR_DEVELOPERS)}
        {children}
      </div>
    </nav>
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

interface FooterProps {
  readonly publisher: Publisher;
  readonly words: Pick<PageWords, 'citations' | 'layout' | 'paths'>;
  readonly children: ComponentChildren;
}

function Footer({ publisher, words: { citations, layout, paths }, children }: FooterProps): JSX.Element {
  return (
    <footer class="site-footer" id="pie">
      <p>
        {layout.license.before}
        <a href={publisher.license_url} rel="license">
          {publisher.license}
        </a>
        {layout.license.after(attributionText(publisher, citations))}
        <a href={paths.license}>{layout.license.link}</a>
      </p>
      <p>{layout.nature}</p>
      <p>
        {layout.privacy}
        {layout.contact}
        {publisher.support}
      </p>
      <p class="footer-links">
        <a href={paths.embed}>{layout.sections.embed}</a>
        <span>{layout.developers}</span>
        {FOR_DEVELOPERS.map((section) => (
          <a key={section} href={paths[section]}>
            {layout.sections[section]}
          </a>
        ))}
        <a href={paths.api(apiPath('/'))}>{layout.index}</a>
      </p>
      {children}
    </footer>
  );
}

/** The `head`: title, policy, links to assets, and metadata for search engines. */
function DocumentHead({ page, context, alternates }: LayoutProps): JSX.Element {
  const { site, assets, language, words } = context;
  const { title, description, path: address, cover = 'home' } = page;
  const own = assets.cards[address];
  const imageText = own ? title : words.layout.cover(words.covers[cover]);
  const tags = metaTags({ title, description, address, image: own ?? assets.covers[cover], imageText }, site);
  return (
    <head>
      <meta charset="utf-8" />
      {page.policyInMarkup ? (
        <meta http-equiv="Content-Security-Policy" content={PAGE_POLICY.replace(/; frame-ancestors [^;]*/, '')} />
      ) : null}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{address === words.paths.home ? title : documentTitle(title)}</title>
      <meta name="description" content={tags.description} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={LIGHT.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={DARK.paper} media="(prefers-color-scheme: dark)" />
      {page.listed === false ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={tags['og:url']} />
      )}
      {page.listed === false
        ? null
        : languageLinks(alternates, site).map((link) => <link key={link.hreflang} rel="alternate" {...link} />)}
      {DOCUMENTATION.includes(page.path) ? (
        <link rel="alternate" type="text/markdown" href={markdownPath(page.path)} />
      ) : null}
      <link rel="alternate" type="application/atom+xml" title={words.layout.feed} href={FEED_PATH} />
      <link rel="icon" href={assets.icon} type="image/svg+xml" />
      <link rel="manifest" href={assets.manifest} />
      <link rel="apple-touch-icon" href={assets.touchIcon} />
      <link rel="stylesheet" href={assets.stylesheet} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={words.locale} />
      {alternates
        .filter((alternate) => alternate.language !== language)
        .map(({ language: other, words: { locale } }) => (
          <meta key={other} property="og:locale:alternate" content={locale} />
        ))}
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:title" content={tags['og:title']} />
      <meta property="og:description" content={tags['og:description']} />
      <meta property="og:url" content={tags['og:url']} />
      <meta property="og:image" content={tags['og:image']} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={tags['og:image:alt']} />
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
