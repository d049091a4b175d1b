import * as z from 'zod';
import { LIFE_PATH_NUMBERS } from '../method/reduce.ts';
import { DESCRIPTIONS } from '../words/field-descriptions.ts';
import type { EndpointDocs } from './endpoint.ts';
import * as field from './fields.ts';

const brief = {
  number: field.lifePathNumber,
  archetype: field.text(DESCRIPTIONS.lifePath.archetype),
  archetype_en: field.text(DESCRIPTIONS.lifePath.archetype_en),
  tagline: field.text(DESCRIPTIONS.lifePath.tagline),
  short_description: field.text(DESCRIPTIONS.lifePath.short_description),
};

const lifePathItemSchema = z
  .strictObject({
    ...brief,
    url: field.link({ es: 'Dirección del registro completo.', en: 'Address of the full record.' }),
  })
  .meta(
    field.described(
      { es: 'Un número de camino de vida en resumen.', en: 'A life path number in brief.' },
      'life-path-item',
    ),
  );

const lifePathListSchema = z
  .array(lifePathItemSchema)
  .length(LIFE_PATH_NUMBERS.length)
  .meta(
    field.described({
      es: 'Los doce números de camino de vida, en orden.',
      en: 'The twelve life path numbers, in order.',
    }),
  );

const lifePathRecordSchema = z
  .strictObject({
    ...brief,
    description: field.text(DESCRIPTIONS.lifePath.description),
    traits: field.texts(DESCRIPTIONS.lifePath.traits),
    weaknesses: field.texts(DESCRIPTIONS.lifePath.weaknesses),
    career: field.texts(DESCRIPTIONS.lifePath.career),
    love: field.text(DESCRIPTIONS.lifePath.love),
    advice: field.text(DESCRIPTIONS.lifePath.advice),
    famous_people: z
      .array(
        z.strictObject({
          name: field.text({ es: 'Nombre.', en: 'Name.' }),
          field: field.text({ es: 'Ámbito de actividad.', en: 'Field of activity.' }),
        }),
      )
      .min(1)
      .meta(field.described(DESCRIPTIONS.lifePath.famous_people)),
    ...field.origin(DESCRIPTIONS.lifePath.page),
  })
  .meta(
    field.described({
      es: 'Un número de camino de vida con todos sus textos.',
      en: 'A life path number with all its texts.',
    }),
  );

export type LifePathItem = z.infer<typeof lifePathItemSchema>;
export type LifePathRecord = z.infer<typeof lifePathRecordSchema>;

export const lifePathsDocs = {
  summary: { es: 'Los doce números de camino de vida', en: 'The twelve life path numbers' },
  description: {
    es: 'Cada número con su arquetipo, su lema, una frase y la dirección de su registro completo.',
    en: 'Each number with its archetype, its motto, one sentence and the address of its full record.',
  },
  operation: { id: 'listLifePaths', tag: 'life-path' },
  schema: lifePathListSchema,
} as const satisfies EndpointDocs;

export const lifePathDocs = {
  summary: { es: 'Un número de camino de vida', en: 'One life path number' },
  description: {
    es: 'Todos los textos de un número: descripción, rasgos, vocaciones, amor, consejos y personas conocidas.',
    en: 'All texts of a number: description, traits, fields of work, love, advice and well-known people.',
  },
  hasExample: true,
  parameters: { number: DESCRIPTIONS.lifePath.number },
  refusal: { es: 'No es un número de camino de vida.', en: 'Not a life path number.' },
  refused: [['10']],
  operation: { id: 'getLifePath', tag: 'life-path' },
  tool: {
    name: 'life_path',
    title: 'Life path number',
    description:
      'Use when someone already knows a life path number and asks what it says; from a birth date, use life_path_of_date. Returns archetype, motto, summary, traits, weak points and advice in Spanish; detail "full" adds description, fields of work, love and well-known people. The numbers are 1 to 9, 11, 22 and 33. Example: {"number":7}.',
  },
  schema: lifePathRecordSchema,
} as const satisfies EndpointDocs;
