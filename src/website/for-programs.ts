import { linkedPath } from '../api/service-index.ts';
import { FIRST_YEAR, LAST_YEAR } from '../calendar/dates.ts';
import type { Publisher } from '../content/content-schema.ts';
import { attributionText } from '../endpoints/attribution.ts';
import { ENDPOINTS, wordsOf } from '../endpoints/list.ts';
import { apiPath, fileOf } from '../http/api-path.ts';
import { DOCUMENTATION, FIRST_PATHS } from '../http/published-paths.ts';
import { FEED_PATH, MCP_PATH, markdownPath, SECURITY_PATH } from '../http/site-path.ts';
import { LIGHT } from '../picture/star-style.ts';
import { LANGUAGES, type Language } from '../words/language.ts';
import { packageCommands } from '../words/npm-package.ts';
import { type Alternate, languageLinks } from './language-switch.tsx';
import type { Page, PageContext } from './page.ts';

const CHANGELOG_LANGUAGE: Language = 'en';

/** `/llms.txt`: an overview for language models, from the same sources as the pages and the OpenAPI document. */
export function llmsText(
  pages: readonly Page[],
  { content, site, language, words, documents: documentWords }: PageContext,
  { pack, run } = packageCommands(),
): string {
  const { publisher } = content;
  const { programs } = words;
  const documents = pages
    .filter(({ path }) => DOCUMENTATION.includes(path))
    .map(({ title, path, description }) => `- [${title}](${site}${markdownPath(path)}): ${description}`);
  const operations = ENDPOINTS.filter((endpoint) => endpoint.operation).map((endpoint) => {
    const path = linkedPath(endpoint);
    const address = endpoint.linkedByFile ? path : words.paths.api(path);
    return `- \`GET ${site}${address}\`: ${wordsOf(endpoint, documentWords).summary}`;
  });
  return `# ${publisher.name}

> ${publisher.description[language]}

${programs.terms(publisher.license, attributionText(publisher, words.citations))}

## ${programs.documentation}

${documents.join('\n')}

## API

- [OpenAPI 3.1](${site}${fileOf(apiPath('/openapi'))}): ${programs.openapi}
${operations.join('\n')}

## ${programs.assistants}

- ${programs.overHttp}: ${site}${MCP_PATH}
- ${programs.overStdio}: ${pack === undefined ? '' : programs.packedBefore(pack)}\`${run} mcp\`
`;
}

/** The dataset as a schema.org `Dataset`, for dataset search engines. */
export function datasetDescription(context: PageContext): object {
  const { site, language, words, content, dataset } = context;
  const { publisher } = content;
  const api = {
    '@type': 'DataDownload',
    encodingFormat: 'application/json',
    contentUrl: `${site}${words.paths.api(apiPath('/'))}`,
  };
  const files = dataset.files.map(({ name, url, media_type }) => ({
    '@type': 'DataDownload',
    name,
    encodingFormat: media_type.split(';')[0],
    contentUrl: url,
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: publisher.name,
    description: publisher.description[language],
    url: `${site}${words.paths.dataset}`,
    inLanguage: language,
    license: publisher.license_url,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: publisher.name, url: `${site}${words.paths.home}` },
    temporalCoverage: `${FIRST_YEAR}-01-01/${LAST_YEAR}-12-31`,
    keywords: words.layout.keywords,
    distribution: [api, ...files],
  };
}

/** The breadcrumbs of a page; for the front page, a description of the site. */
export function breadcrumbs(page: Page, context: PageContext): object {
  const { site, language, content, words } = context;
  const { publisher } = content;
  const { paths, arcana, lifePaths } = words;
  const home = `${site}${paths.home}`;
  if (page.path === paths.home)
    return {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: publisher.name,
      url: home,
      inLanguage: language,
    };
  // Sections that have pages below them.
  const section = { [paths.lifePaths]: lifePaths.title, [paths.arcana]: arcana.title }[page.section ?? ''];
  const trail = [
    { name: publisher.name, item: home },
    ...(section ? [{ name: section, item: `${site}${page.section}` }] : []),
    { name: page.title, item: `${site}${page.path}` },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, i) => ({ '@type': 'ListItem', position: i + 1, ...step })),
  };
}

/** The web app manifest, for phone home screens. */
export function manifest(
  { language, words }: Pick<PageContext, 'language' | 'words'>,
  name: string,
  icon: string,
  touchIcon: string,
): string {
  return JSON.stringify({
    name,
    short_name: words.layout.shortName,
    lang: language,
    start_url: words.paths.home,
    display: 'minimal-ui',
    background_color: LIGHT.paper,
    theme_color: LIGHT.paper,
    icons: [
      { src: icon, type: 'image/svg+xml', sizes: 'any' },
      { src: touchIcon, type: 'image/png', sizes: '180x180' },
    ],
  });
}

/** `/feed.xml`: CHANGELOG.md as Atom, an entry for each version. The unreleased entry has the date of the data. */
export function changelogFeed(changelog: string, { name, released }: Publisher, site: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const entries = sections.map((section) => {
    const [heading, ...lines] = section.split('\n') as [string, ...string[]];
    const [, title, date = released] = /^\[?([^\]\s]+)\]?(?: - (\d{4}-\d{2}-\d{2}))?/.exec(heading)!;
    return { title: title!, updated: `${date}T00:00:00Z`, text: lines.join('\n').trim() };
  });
  const xml = entries.map(
    ({ title, updated, text }) => `  <entry>
    <id>${site}${FEED_PATH}#${title.toLowerCase()}</id>
    <title>${escaped(title)}</title>
    <updated>${updated}</updated>
    <link href="${site}${FIRST_PATHS.docs}"/>
    <content type="text">${escaped(text)}</content>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${CHANGELOG_LANGUAGE}">
  <id>${site}${FEED_PATH}</id>
  <title>${escaped(name)}: what changed</title>
  <updated>${entries[0]!.updated}</updated>
  <author><name>${escaped(name)}</name></author>
  <link rel="self" href="${site}${FEED_PATH}"/>
  <link href="${site}${FIRST_PATHS.home}"/>
${xml.join('')}</feed>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** `/.well-known/security.txt`. It expires a year after the data's release, as the standard recommends. */
export function securityText({ support, released }: Publisher, site: string): string {
  const [year, ...rest] = released.split('-');
  return `Contact: ${support.includes('://') ? support : `mailto:${support}`}
Expires: ${Number(year) + 1}-${rest.join('-')}T00:00:00Z
Preferred-Languages: ${LANGUAGES.join(', ')}
Canonical: ${site}${SECURITY_PATH}
`;
}

/** Each page lists itself in all languages, as search engines require. */
export function sitemap(pages: readonly (readonly Alternate[])[], site: string): string {
  const urls = pages.flatMap((alternates) => {
    const links = languageLinks(alternates, site).map(
      ({ hreflang, href }) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>\n`,
    );
    return alternates.map(({ path }) => `  <url>\n    <loc>${site}${path}</loc>\n${links.join('')}  </url>\n`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}
