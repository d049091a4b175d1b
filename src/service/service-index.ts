import * as z from 'zod';
import { FIRST_YEAR, LAST_YEAR } from '../calendar/dates.ts';
import { attributionText } from '../endpoints/attribution.ts';
import type { AnyEndpoint, RenderContext } from '../endpoints/endpoint.ts';
import * as field from '../endpoints/fields.ts';
import { ENDPOINTS } from '../endpoints/list.ts';
import { docsOf } from '../endpoints/schema-and-docs-list.ts';
import { API_VERSION, apiPath, fileOf, templatePath } from '../http/api-path.ts';
import { sitePath } from '../http/site-path.ts';
import type { Words } from '../words/field-descriptions.ts';
import { PACKAGE_VERSION } from '../words/npm-package.ts';

/** A value of every endpoint that has one, by the endpoint's name. */
function byName<T>(value: (endpoint: AnyEndpoint) => T | undefined): Record<string, T> {
  const entries = ENDPOINTS.map((endpoint) => [endpoint.name, value(endpoint)] as const);
  return Object.fromEntries(entries.filter(([, found]) => found !== undefined)) as Record<string, T>;
}

export const serviceIndexSchema = z
  .strictObject({
    service: field.text({ es: 'Nombre del servicio.', en: 'Name of the service.' }),
    description: field.text({ es: 'Qué ofrece.', en: 'What it offers.' }),
    api_version: field.shared.api_version,
    package_version: field.text({
      es: 'Versión del programa que la ofrece, la misma que la del paquete.',
      en: 'Version of the program that serves it, the same as that of the package.',
    }),
    license: field.shared.license,
    license_url: field.shared.license_url,
    attribution: field.shared.attribution,
    support: field.text({ es: 'A quién escribir.', en: 'Whom to write to.' }),
    years: z
      .strictObject({ first: z.int(), last: z.int() })
      .meta(field.described({ es: 'Primer y último año de las fechas.', en: 'First and last year of the dates.' })),
    endpoints: z.strictObject(byName((endpoint) => field.linkTemplate(sentence(endpoint)))),
    examples: z.strictObject(
      byName((endpoint) => (docsOf(endpoint).hasExample ? field.link(sentence(endpoint)) : undefined)),
    ),
    method_url: field.link({ es: 'Página del método.', en: 'The page of the method.' }),
    dataset_url: field.link({ es: 'Página de las descargas.', en: 'The page of the downloads.' }),
  })
  .meta(field.described({ es: 'El servicio y todas sus direcciones.', en: 'The service and all its addresses.' }));

/** What an address leads to. */
function sentence(endpoint: AnyEndpoint): Words {
  const { es, en } = docsOf(endpoint).summary;
  return { es: `${es}.`, en: `${en}.` };
}

export type ServiceIndex = z.infer<typeof serviceIndexSchema>;

const ALL_YEARS = { first: FIRST_YEAR as number, last: LAST_YEAR as number };

/** Body of `GET /api`: the service, its licence, the years that this build has, and every endpoint as a link. */
export function serviceIndex({ content: { publisher }, site, years = ALL_YEARS }: RenderContext): ServiceIndex {
  return {
    service: publisher.name,
    description: publisher.description,
    api_version: API_VERSION,
    package_version: PACKAGE_VERSION,
    license: publisher.license,
    license_url: publisher.license_url,
    attribution: attributionText(publisher),
    support: publisher.support,
    years,
    endpoints: byName((endpoint) => `${site}${linkedPath(endpoint)}`),
    examples: byName((endpoint) => docsOf(endpoint).hasExample && `${site}${examplePath(endpoint, years)}`),
    method_url: `${site}${sitePath.method()}`,
    dataset_url: `${site}${sitePath.dataset()}`,
  };
}

/** The template of an endpoint as documents name it. */
export function linkedPath({ path, linkedByFile }: AnyEndpoint): string {
  return linkedByFile ? fileOf(templatePath(path)) : templatePath(path);
}

/** The path of an endpoint with its example parameters; where a smaller build lacks the example's year, with one that it has. */
export function examplePath(endpoint: AnyEndpoint, { first, last } = ALL_YEARS): string {
  const texts = endpoint.parameters.map(({ name, example }) => {
    const isThere = !endpoint.year || name !== 'year' || (Number(example) >= first && Number(example) <= last);
    return String(isThere ? example : first);
  });
  return pathWith(endpoint, texts);
}

/** The path of an endpoint with these texts for its parameters. */
export function pathWith({ path, parameters }: AnyEndpoint, texts: readonly string[]): string {
  const values = parameters.map(({ name }, i) => [name, encodeURIComponent(texts[i]!)]);
  return apiPath(path as '/{parameter}', Object.fromEntries(values) as { parameter: string });
}
