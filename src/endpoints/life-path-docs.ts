import * as z from 'zod';
import { LIFE_PATH_NUMBERS } from '../method/life-path-number.ts';
import { DESCRIPTIONS } from '../words/field-descriptions.ts';
import type { EndpointDocs } from './endpoint.ts';
import * as field from './fields.ts';

const brief = {
  number: field.lifePathNumber,
  archetype: field.text(DESCRIPTIONS.lifePath.archetype),
  tagline: field.text({ es: 'Lema breve.', en: 'Short motto.' }),
  short_description: field.text({ es: 'Resumen de una frase.', en: 'Summary in one sentence.' }),
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
    description: field.text({
      es: 'Texto largo; una línea en blanco separa los párrafos.',
      en: 'Long text; a blank line separates its paragraphs.',
    }),
    traits: field.texts(DESCRIPTIONS.lifePath.traits),
    weaknesses: field.texts(DESCRIPTIONS.lifePath.weaknesses),
    career: field.texts({ es: 'Ámbitos profesionales.', en: 'Fields of work.' }),
    love: field.text({ es: 'El amor y las relaciones.', en: 'Love and relationships.' }),
    advice: field.text(DESCRIPTIONS.lifePath.advice),
    famous_people: z
      .array(
        z.strictObject({
          name: field.text({ es: 'Nombre.', en: 'Name.' }),
          field: field.text({ es: 'Ámbito de actividad.', en: 'Field of activity.' }),
        }),
      )
      .min(1)
      .meta(field.described({ es: 'Personas conocidas con este número.', en: 'Well-known people with this number.' })),
    ...field.origin({ es: 'Página de este número.', en: 'The page of this number.' }),
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
  answer: 'La lista.',
  index: 'Lista de los números de camino de vida.',
  docs: 'Los doce caminos de vida, resumidos.',
  operation: { id: 'listLifePaths', tag: 'life-path' },
  schema: lifePathListSchema,
} as const satisfies EndpointDocs;

export const lifePathDocs = {
  summary: { es: 'Un número de camino de vida', en: 'One life path number' },
  description: {
    es: 'Todos los textos de un número: descripción, rasgos, vocaciones, amor, consejos y personas conocidas.',
    en: 'All texts of a number: description, traits, fields of work, love, advice and well-known people.',
  },
  answer: 'El registro.',
  index: 'Plantilla de un número.',
  docs: `Un camino de vida completo. Valen ${LIFE_PATH_NUMBERS.slice(0, -1).join(', ')} y ${LIFE_PATH_NUMBERS.at(-1)}.`,
  example: 'Un número.',
  parameters: { number: { es: 'Número de camino de vida.', en: 'Life path number.' } },
  refusal: { es: 'No es un número de camino de vida.', en: 'Not a life path number.' },
  operation: { id: 'getLifePath', tag: 'life-path' },
  tool: {
    name: 'life_path',
    title: 'Life path number',
    description:
      'Use when someone already knows a life path number and asks what it says; from a birth date, use life_path_of_date. Returns archetype, motto, description, traits, weak points, fields of work, love, advice and well-known people, in Spanish. The numbers are 1 to 9, 11, 22 and 33. Example: {"number":7}.',
  },
  schema: lifePathRecordSchema,
} as const satisfies EndpointDocs;
