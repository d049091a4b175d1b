import { FIRST_YEAR, LAST_YEAR } from '../contract/limits.ts';
import { apiPath, sitePath } from '../contract/routes.ts';
import type { PageContext } from './page.ts';

/** The data set in schema.org's words, for search engines of data. */
export function datasetDescription({ site, content: { publisher }, dataset }: PageContext): object {
  const api = { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: `${site}${apiPath.index()}` };
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
