import { apiPath } from '../contract/api-path.ts';
import { FIRST_YEAR, LAST_YEAR } from '../contract/limits.ts';
import { sitePath } from '../contract/routes.ts';
import type { Page, PageContext } from './page.ts';

/** The data set in schema.org's words, for search engines of data. */
export function datasetDescription({ site, content: { publisher }, dataset }: PageContext): object {
  const api = { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: `${site}${apiPath('/')}` };
  const files = dataset?.files.map(({ name, url, media_type }) => ({
    '@type': 'DataDownload',
    name,
    encodingFormat: media_type.split(';')[0],
    contentUrl: url,
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: publisher.name,
    description: publisher.description,
    url: `${site}${sitePath.dataset()}`,
    inLanguage: 'es',
    license: publisher.license_url,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: publisher.name, url: `${site}${sitePath.home()}` },
    temporalCoverage: `${FIRST_YEAR}-01-01/${LAST_YEAR}-12-31`,
    keywords: ['numerología', 'camino de vida', 'matriz del destino', 'arcanos mayores', 'tarot'],
    distribution: [api, ...(files ?? [])],
  };
}

/** Where a page stands, from the front page down; the front page says what the site is. */
export function breadcrumbs(page: Page, { site, content: { publisher } }: PageContext): object {
  const home = `${site}${sitePath.home()}`;
  if (page.path === sitePath.home())
    return {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: publisher.name,
      url: home,
      inLanguage: 'es',
    };
  const section = SECTION_NAMES[page.section ?? ''];
  const trail = [
    { name: publisher.name, item: home },
    ...(section && page.section !== page.path ? [{ name: section, item: `${site}${page.section}` }] : []),
    { name: page.title, item: `${site}${page.path}` },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, i) => ({ '@type': 'ListItem', position: i + 1, ...step })),
  };
}

/** Sections that have pages below them. */
const SECTION_NAMES: Readonly<Record<string, string>> = {
  [sitePath.lifePaths()]: 'Los doce caminos de vida',
  [sitePath.arcana()]: 'Los veintidós arcanos mayores',
};
