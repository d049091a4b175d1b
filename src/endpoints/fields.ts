import * as z from 'zod';
import { API_VERSION } from '../http/api-path.ts';
import type { ErrorSchema } from '../http/errors.ts';
import { CHART_RANGES } from '../method/chart-numbers.ts';
import { ARCANA_COUNT, ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from '../method/reduce.ts';
import { DESCRIPTIONS, type Words } from '../words/field-descriptions.ts';

/**
 * The description of a schema. Zod expects one text; `jsonSchema` chooses the language. A schema with an `id` is a named
 * type of the contract.
 */
export function described(words: Words, id?: string): { description: string; id?: string } {
  return { ...(id === undefined ? {} : { id }), description: words as unknown as string };
}

export const text = (words: Words) => z.string().min(1).meta(described(words));
export const texts = (words: Words) => z.array(z.string().min(1)).min(1).meta(described(words));
export const link = (words: Words) => z.url({ protocol: /^https?$/ }).meta(described(words));
/** Not `link`, because a template such as `…/{number}` is not a valid URL. */
export const linkTemplate = (words: Words) =>
  z
    .string()
    .regex(/^https?:\/\/./)
    .meta(described(words));
export const isoDate = ({ es, en }: Words) =>
  z.iso.date().meta(described({ es: `${es} Como AAAA-MM-DD.`, en: `${en} As YYYY-MM-DD.` }));

/** An object with the same kind of value under each of these keys. */
export function record<K extends string, T extends z.ZodType>(keys: readonly K[], value: (key: K) => T) {
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, T>);
}

export const lifePathNumber = z
  .literal([...LIFE_PATH_NUMBERS])
  .meta(described(DESCRIPTIONS.lifePath.number, 'life-path-number'));
export const arcanumNumber = z
  .int()
  .min(1)
  .max(ARCANA_COUNT)
  .meta(described(DESCRIPTIONS.arcanum.number, 'arcanum-number'));
const license = z.literal('CC-BY 4.0').meta(described(DESCRIPTIONS.origin.license, 'license'));
const attribution = text(DESCRIPTIONS.origin.attribution);
const apiVersion = z.literal(API_VERSION).meta(described(DESCRIPTIONS.origin.api_version));
const citation = text(DESCRIPTIONS.origin.suggested_citation);
const licenseUrl = link(DESCRIPTIONS.origin.license_url);

/** Where a body comes from and how it may be used. */
export const shared = {
  license,
  license_url: licenseUrl,
  attribution,
  api_version: apiVersion,
  suggested_citation: citation,
};

/** The end of a body; `source` says which page its `source_url` is. */
export const origin = (source: Words = DESCRIPTIONS.origin.source_url) => ({
  source_url: link(source),
  suggested_citation: citation,
  license,
  license_url: licenseUrl,
  attribution,
  api_version: apiVersion,
});

/** An arcanum and what names it. */
export const name = text(DESCRIPTIONS.arcanum.name);
export const keyword = text(DESCRIPTIONS.arcanum.keyword);
export const emoji = text(DESCRIPTIONS.arcanum.emoji);
export const card = { arcana: arcanumNumber, name, keyword, emoji };

/** What an arcanum says in one place, plainly. */
export const plainParts = {
  meaning: text(DESCRIPTIONS.reading.meaning),
  light: text(DESCRIPTIONS.reading.light),
  shadow: text(DESCRIPTIONS.reading.shadow),
  question: text(DESCRIPTIONS.reading.question),
};

const message = text({ es: 'Qué hacer, en español.', en: 'What to do, in Spanish.' });

function error<T extends string>(error: T, words: Words) {
  return z.strictObject({ error: z.literal(error), message }).meta(described(words));
}

function errorWithNumbers<T extends string>(error: T, numbers: readonly number[], words: Words) {
  const list = z
    .array(z.literal([...numbers]))
    .length(numbers.length)
    .meta(described({ es: 'Los números válidos, en orden.', en: 'The valid numbers, in order.' }));
  return z.strictObject({ error: z.literal(error), valid_numbers: list, message }).meta(described(words));
}

const range = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.strictObject({ min: z.literal(min), max: z.literal(max) });

export const ERROR_SCHEMAS: Readonly<Record<ErrorSchema, z.ZodType>> = {
  'error-invalid-date': error('Invalid date', {
    es: 'La fecha no es válida o no existe.',
    en: 'The date is not valid or does not exist.',
  }),
  'error-invalid-name': error('Invalid name', {
    es: 'El nombre no se entiende; el mensaje dice por qué.',
    en: 'The name is not understood; the message says why.',
  }),
  'error-invalid-option': error('Invalid option', {
    es: 'Una opción de la imagen tiene un valor que no existe; el mensaje dice cuál y qué se admite.',
    en: 'An option of the picture has a value that does not exist; the message says which and what is allowed.',
  }),
  'error-number-not-found': errorWithNumbers('Number not found', LIFE_PATH_NUMBERS, {
    es: 'No es un número de camino de vida.',
    en: 'Not a life path number.',
  }),
  'error-arcanum-not-found': errorWithNumbers('Arcanum not found', ARCANA_NUMBERS, {
    es: 'No es un arcano mayor.',
    en: 'Not a major arcanum.',
  }),
  'error-chart-not-found': z
    .strictObject({
      error: z.literal('Chart not found'),
      message,
      allowed: z.strictObject({ a: range(CHART_RANGES.a), b: range(CHART_RANGES.b), c: range(CHART_RANGES.c) }).meta(
        described({
          es: 'Los valores que puede tener cada número.',
          en: 'The values that each number can have.',
        }),
      ),
    })
    .meta(
      described({
        es: 'Ninguna fecha tiene esos tres números.',
        en: 'No date has these three numbers.',
      }),
    ),
  'error-not-found': error('Not found', {
    es: 'No hay nada en esa dirección.',
    en: 'There is nothing at this address.',
  }),
  'error-method-not-allowed': error('Method not allowed', {
    es: 'La interfaz es de solo lectura.',
    en: 'The interface is read-only.',
  }),
  'error-too-many-requests': error('Too many requests', {
    es: 'Demasiadas peticiones en un minuto.',
    en: 'Too many requests in one minute.',
  }),
  'error-internal': error('Internal error', { es: 'Un fallo del servicio.', en: 'A failure of the service.' }),
};
