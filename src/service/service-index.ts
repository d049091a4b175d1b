import * as z from 'zod';
import { FIRST_YEAR, LAST_YEAR } from '../calendar/dates.ts';
import { attributionText } from '../endpoints/attribution.ts';
import type { AnyEndpoint, RenderContext } from '../endpoints/endpoint.ts';
import * as field from '../endpoints/fields.ts';
import { ENDPOINTS } from '../endpoints/list.ts';
import { wordsOf } from '../endpoints/words.ts';
import { API_VERSION, apiPath, fileOf, templatePath } from '../http/api-path.ts';
import { sitePath } from '../http/site-path.ts';

/** Not `link`, because a template such as `…/{number}` is not a valid URL. */
const address = (description: string) =>
  z
    .string()
    .regex(/^https?:\/\/./)
    .meta({ description });

/** Something of every endpoint that has it, by the endpoint's name. */
function byName<T>(value: (endpoint: AnyEndpoint) => T | undefined): Record<string, T> {
  const entries = ENDPOINTS.map((endpoint) => [endpoint.name, value(endpoint)] as const);
  return Object.fromEntries(entries.filter(([, found]) => found !== undefined)) as Record<string, T>;
}

export const serviceIndexSchema = z
  .strictObject({
    service: field.text('Nombre del servicio.'),
    description: field.text('Qué ofrece.'),
    api_version: field.apiVersion,
    license: field.license,
    license_url: field.licenseUrl,
    attribution: field.attribution,
    support: field.text('A quién escribir.'),
    years: z
      .strictObject({ first: z.int(), last: z.int() })
      .meta({ description: 'Primer y último año de las fechas.' }),
    endpoints: z.strictObject(byName((endpoint) => address(wordsOf(endpoint).index))),
    examples: z.strictObject(
      byName((endpoint) => {
        const { example } = wordsOf(endpoint);
        return example && field.link(example);
      }),
    ),
    method_url: field.link('Página del método.'),
    dataset_url: field.link('Página de las descargas.'),
  })
  .meta({ description: 'El servicio y todas sus direcciones.' });

export type ServiceIndex = z.infer<typeof serviceIndexSchema>;

const ALL_YEARS = { first: FIRST_YEAR, last: LAST_YEAR } as const;

/** Body of `GET /api`: the service, its licence, the years that this build has, and every endpoint as a link. */
export function serviceIndex({ content: { publisher }, site, years = ALL_YEARS }: RenderContext): ServiceIndex {
  return {
    service: publisher.name,
    description: publisher.description,
    api_version: API_VERSION,
    license: publisher.license,
    license_url: publisher.license_url,
    attribution: attributionText(publisher),
    support: publisher.support,
    years,
    endpoints: byName((endpoint) => `${site}${linkedPath(endpoint)}`),
    examples: byName((endpoint) => wordsOf(endpoint).example && `${site}${examplePath(endpoint)}`),
    method_url: `${site}${sitePath.method()}`,
    dataset_url: `${site}${sitePath.dataset()}`,
  };
}

/** The template of an endpoint as documents name it. */
export function linkedPath({ path, linkedByFile }: AnyEndpoint): string {
  return linkedByFile ? fileOf(templatePath(path)) : templatePath(path);
}

/** The path of an endpoint with its example parameters. */
export function examplePath({ path, parameters }: AnyEndpoint): string {
  const examples = Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
  return apiPath(path as '/{parameter}', examples as { parameter: string });
}
