import type * as z from 'zod';
import type { Words } from '../words/field-descriptions.ts';
import { arcanaDocs, arcanumDocs } from './arcana-schema-and-docs.ts';
import { calendarDocs } from './calendar-schema-and-docs.ts';
import { chartDocs, chartOfDateDocs } from './chart-schema-and-docs.ts';
import { coupleCardDocs, coupleDocs, couplePictureDocs } from './couple-schema-and-docs.ts';
import type { AnyEndpoint, EndpointDocs, Parameter, Tag } from './endpoint.ts';
import { lifePathDocs, lifePathsDocs } from './life-path-schema-and-docs.ts';
import { ENDPOINTS, type EndpointName, type EndpointPaths } from './list.ts';
import { matrixCardDocs, matrixDocs, matrixOfDateDocs, matrixPictureDocs } from './matrix-schema-and-docs.ts';
import { nameDocs, nameOfDateDocs } from './name-schema-and-docs.ts';
import { dayDocs, numbersDocs, numberTextsDocs } from './numbers-schema-and-docs.ts';
import { statisticsDocs } from './statistics-schema-and-docs.ts';
import { yearDocs } from './year-schema-and-docs.ts';

/** By the endpoint's name. The answers of the first and the last two are built from all the others, in src/service. */
const DOCS = {
  index: {
    summary: { es: 'El servicio y sus direcciones', en: 'The service and its addresses' },
    description: {
      es: 'Nombre, licencia y contacto del servicio, con la dirección de todo lo que ofrece.',
      en: 'Name, licence and contact of the service, with the address of everything that it offers.',
    },
    operation: { id: 'getIndex', tag: 'service' },
  },
  life_paths: lifePathsDocs,
  life_path: lifePathDocs,
  arcana: arcanaDocs,
  arcanum: arcanumDocs,
  matrix: matrixDocs,
  matrix_picture: matrixPictureDocs,
  matrix_card: matrixCardDocs,
  matrix_of_date: matrixOfDateDocs,
  calendar: calendarDocs,
  chart: chartDocs,
  chart_of_date: chartOfDateDocs,
  couple: coupleDocs,
  couple_picture: couplePictureDocs,
  couple_card: coupleCardDocs,
  year: yearDocs,
  number_texts: numberTextsDocs,
  numbers: numbersDocs,
  day: dayDocs,
  name: nameDocs,
  name_of_date: nameOfDateDocs,
  statistics: statisticsDocs,
  openapi: {
    summary: { es: 'El contrato de la interfaz', en: 'The contract of the interface' },
    description: { es: 'OpenAPI 3.1.', en: 'OpenAPI 3.1.' },
  },
  schema: {
    summary: { es: 'El esquema JSON de una respuesta', en: 'The JSON Schema of an answer' },
    description: {
      es: 'JSON Schema 2020-12, con su propia dirección en `$id`.',
      en: 'JSON Schema 2020-12, with its own address in `$id`.',
    },
    parameters: { name: { es: 'Nombre de la respuesta.', en: 'Name of the answer.' } },
    refusal: { es: 'No existe ese esquema.', en: 'There is no such schema.' },
    refused: [['nothing']],
    operation: { id: 'getSchema', tag: 'service' },
  },
} as const satisfies Readonly<Record<EndpointName, EndpointDocs>>;

export function docsOf({ name }: Pick<AnyEndpoint, 'name'>): EndpointDocs {
  return DOCS[name as EndpointName];
}

/** The schemas of bodies by their published names. */
export const BODY_SCHEMAS: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  ENDPOINTS.flatMap((endpoint) => {
    const { schema } = docsOf(endpoint);
    return schema ? [[endpoint.schema, schema]] : [];
  }),
);

/** The body of each path that has a schema, for the client. */
export type ApiBodies = {
  readonly [Path in keyof EndpointPaths as BodyOf<EndpointPaths[Path]> extends never ? never : Path]: BodyOf<
    EndpointPaths[Path]
  >;
};
type BodyOf<Name extends EndpointName> = (typeof DOCS)[Name] extends { readonly schema: infer Schema extends z.ZodType }
  ? z.infer<Schema>
  : never;

/** Parameters that mean the same in every endpoint. */
const PARAMETERS: Readonly<Record<string, Words>> = {
  date: { es: 'Fecha, como AAAA-MM-DD.', en: 'Date, as YYYY-MM-DD.' },
  day: { es: 'Día.', en: 'Day.' },
  month: { es: 'Mes.', en: 'Month.' },
  year: { es: 'Año.', en: 'Year.' },
};

export function parameterWords(endpoint: AnyEndpoint, { name }: Parameter): Words {
  const words = docsOf(endpoint).parameters?.[name] ?? PARAMETERS[name];
  if (words === undefined) throw new Error(`the parameter ${name} of ${endpoint.name} has no words`);
  return words;
}

/** The tags of OpenAPI, in its order. */
export const TAGS: Readonly<Record<Tag, string>> = {
  'life-path': 'The life path numbers: 1 to 9, 11, 22 and 33.',
  matrix: 'The destiny matrix: twelve positions, each with a major arcanum.',
  chart: 'The whole chart: points, lines, purposes, chakras and ages.',
  couple: 'The chart of two dates.',
  year: 'The arcanum of a year.',
  numbers: 'The numbers of classic numerology: of a date, of a day and of a name.',
  arcana: 'The 22 major arcana.',
  service: 'Index and schemas.',
};
