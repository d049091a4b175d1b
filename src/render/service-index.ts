import { API_VERSION, FIRST_YEAR, LAST_YEAR } from '../contract/limits.ts';
import { apiPath, fileOf, sitePath } from '../contract/routes.ts';
import type { Publisher } from '../domain/content.ts';
import type { ServiceIndex } from '../schema/service-index.ts';
import { attributionText } from './attribution.ts';

/** Body of `GET /api`: who we are, under what terms, and every endpoint as a link. */
export function serviceIndex(publisher: Publisher, site: string): ServiceIndex {
  return {
    service: publisher.name,
    description: publisher.description,
    api_version: API_VERSION,
    license: publisher.license,
    license_url: publisher.license_url,
    attribution: attributionText(publisher),
    support: publisher.support,
    years: { first: FIRST_YEAR, last: LAST_YEAR },
    endpoints: {
      index: `${site}${apiPath.index()}`,
      life_paths: `${site}${apiPath.lifePaths()}`,
      life_path: `${site}${apiPath.lifePath('{number}')}`,
      arcana: `${site}${apiPath.arcana()}`,
      arcanum: `${site}${apiPath.arcanum('{number}')}`,
      matrix: `${site}${apiPath.matrix('{day}', '{month}', '{year}')}`,
      matrix_picture: `${site}${apiPath.matrixPicture('{day}', '{month}', '{year}')}`,
      openapi: `${site}${fileOf(apiPath.openapi())}`,
      schema: `${site}${fileOf(apiPath.schema('{name}'))}`,
    },
    examples: {
      life_path: `${site}${apiPath.lifePath(7)}`,
      arcanum: `${site}${apiPath.arcanum(17)}`,
      matrix: `${site}${apiPath.matrix(15, 6, 1990)}`,
    },
    method_url: `${site}${sitePath.method()}`,
    dataset_url: `${site}${sitePath.dataset()}`,
  };
}
