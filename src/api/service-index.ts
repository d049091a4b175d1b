import { FIRST_YEAR, LAST_YEAR } from '../calendar/dates.ts';
import type { Content } from '../content/content-schema.ts';
import { attributionText } from '../endpoints/attribution.ts';
import { type AnyEndpoint, apiLink, type Edition, isWhole, type RenderContext } from '../endpoints/endpoint.ts';
import * as field from '../endpoints/fields.ts';
import type { LanguagesBody } from '../endpoints/languages.ts';
import { ENDPOINTS } from '../endpoints/list.ts';
import { integer, link, linkTemplate, object, type Schema, type Static, text } from '../endpoints/schema.ts';
import { API_ROOT, API_VERSION, apiPath, fileOf, inLanguage, templatePath } from '../http/api-path.ts';
import { isPosition, PLACE_KEYS, type PlaceKey, SHORT_PLACE_KEYS } from '../method/places.ts';
import { COMPLETE, PUBLISHED } from '../words/language.ts';
import { PACKAGE_VERSION } from '../words/npm-package.ts';
import { WORDS } from '../words/words.ts';

/** The value of each endpoint that has one, by endpoint name. */
function byName<T>(value: (endpoint: AnyEndpoint) => T | undefined): Record<string, T> {
  const entries = ENDPOINTS.map((endpoint) => [endpoint.name, value(endpoint)] as const);
  return Object.fromEntries(entries.filter(([, found]) => found !== undefined)) as Record<string, T>;
}

/** An incomplete language links only to what it has. */
function links(properties: Record<string, Schema<string>>): Schema<Record<string, string>> {
  return { ...object(properties), ...(PUBLISHED.length > COMPLETE.length ? { required: [] } : {}) };
}

export const serviceIndexSchema = object({
  service: text,
  description: text,
  api_version: field.apiVersion,
  package_version: text,
  license: field.license,
  license_url: link,
  attribution: text,
  support: text,
  years: object({ first: integer(), last: integer() }),
  endpoints: links(byName(() => linkTemplate)),
  examples: links(byName(({ hasExample }) => (hasExample ? link : undefined))),
  method_url: link,
  dataset_url: link,
});

export type ServiceIndex = Static<typeof serviceIndexSchema>;

const ALL_YEARS = { first: FIRST_YEAR as number, last: LAST_YEAR as number };

/** Body of `GET /api`: the service, its license, the years of this build, and every endpoint as a link. */
export function serviceIndex(context: RenderContext): ServiceIndex {
  const { content, site, language, words, years = ALL_YEARS } = context;
  const { publisher } = content;
  const linkTo = (endpoint: AnyEndpoint, path: string): string =>
    endpoint.languages ? `${site}${path}` : apiLink(context, path);
  const published = (value: (endpoint: AnyEndpoint) => string | undefined): Record<string, string> =>
    byName((endpoint) => (isWhole(endpoint, content) ? value(endpoint) : undefined));
  return {
    service: publisher.name,
    description: publisher.description[language],
    api_version: API_VERSION,
    package_version: PACKAGE_VERSION,
    license: publisher.license,
    license_url: publisher.license_url,
    attribution: attributionText(publisher, words.citations),
    support: publisher.support,
    years,
    endpoints: published((endpoint) => linkTo(endpoint, linkedPath(endpoint))),
    examples: published((endpoint) =>
      endpoint.hasExample ? linkTo(endpoint, examplePath(endpoint, years)) : undefined,
    ),
    method_url: `${site}${words.paths.method}`,
    dataset_url: `${site}${words.paths.dataset}`,
  };
}

/** An endpoint's template, as documents show it. */
export function linkedPath({ path, linkedByFile }: AnyEndpoint): string {
  return linkedByFile ? fileOf(templatePath(path)) : templatePath(path);
}

/** An endpoint's path with its example parameters; if a smaller build lacks the example's year, with a year it has. */
export function examplePath(endpoint: AnyEndpoint, { first, last } = ALL_YEARS): string {
  const texts = endpoint.parameters.map(({ name, example }) => {
    const isThere = !endpoint.year || name !== 'year' || (Number(example) >= first && Number(example) <= last);
    return String(isThere ? example : first);
  });
  return pathWith(endpoint, texts);
}

export function pathWith({ path, parameters }: AnyEndpoint, texts: readonly string[]): string {
  const values = parameters.map(({ name }, i) => [name, encodeURIComponent(texts[i]!)]);
  return apiPath(path as '/{parameter}', Object.fromEntries(values) as { parameter: string });
}

/** Body of `GET /api/languages`: which there are, and the vocabulary of each. */
export function languagesDocument(editions: readonly Edition[], site: string): LanguagesBody {
  return editions.map(({ language, content }) => {
    const { chart, languageName } = WORDS[language];
    const { arcana = [], lifePaths = [], positions = [] }: Partial<Content> = content;
    const titles = new Map<PlaceKey, string>(positions.map(({ key, title }) => [key, title]));
    const named = (whole: boolean): string[] =>
      ENDPOINTS.filter((endpoint) => isWhole(endpoint, content) === whole).map(({ name }) => name);
    return {
      code: language,
      name: languageName,
      url: `${site}${inLanguage(API_ROOT, language)}`,
      complete: named(true),
      missing: named(false),
      arcana: arcana.map(({ number, name }) => ({ number, name })),
      archetypes: lifePaths.map(({ number, archetype }) => ({ number, name: archetype })),
      positions: positions.map(({ key, title }) => ({ key, name: title })),
      places: [
        ...PLACE_KEYS.map((key) => ({ key, name: isPosition(key) ? (titles.get(key) ?? key) : chart.otherPlace(key) })),
        ...SHORT_PLACE_KEYS.map((key) => ({ key, name: chart.shortPlaces[key] })),
      ],
    };
  });
}
