import * as z from 'zod';
import { arcanumRecordSchema } from '../api/arcana.ts';
import { arcanumRecord } from '../api/arcana-body.ts';
import { chartSchema } from '../api/chart.ts';
import { chartRenderer } from '../api/chart-body.ts';
import { coupleSchema } from '../api/couple.ts';
import { coupleRenderer } from '../api/couple-body.ts';
import { lifePathRecordSchema } from '../api/life-path.ts';
import { lifePathRecord } from '../api/life-path-body.ts';
import { matrixSchema } from '../api/matrix.ts';
import { matrixRenderer } from '../api/matrix-body.ts';
import { yearSchema } from '../api/year.ts';
import { yearRenderer } from '../api/year-body.ts';
import { ARCANA_COUNT, FIRST_YEAR, LAST_YEAR, LIFE_PATH_NUMBERS } from '../contract/limits.ts';
import { chartNumbers } from '../domain/chart-numbers.ts';
import type { Content } from '../domain/content.ts';
import { lifePathNumber } from '../domain/life-path-number.ts';
import { readDate } from './read-date.ts';

/** A question that an assistant may ask; the answer is the API's own body, with its attribution and licence. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: z.ZodObject;
  readonly outputSchema: z.ZodObject;
  readonly answer: (input: never, content: Content, site: string) => object;
}

const date = z
  .string()
  .meta({ description: `Fecha de nacimiento, AAAA-MM-DD, de ${FIRST_YEAR} a ${LAST_YEAR}.`, examples: ['1990-06-15'] });

export const TOOLS: readonly Tool[] = [
  tool({
    name: 'destiny_matrix',
    title: 'Matriz del destino',
    description: 'Las doce posiciones de la matriz del destino de una fecha, cada una con su arcano mayor.',
    inputSchema: z.strictObject({ date }),
    outputSchema: matrixSchema,
    answer: (input, content, site) => matrixRenderer(content, site)(readDate(input.date)),
  }),
  tool({
    name: 'chart',
    title: 'Carta entera',
    description:
      'La carta entera de una fecha: camino de vida, doce posiciones con su lectura, puntos, cola kármica, líneas, propósitos, chakras y edades.',
    inputSchema: z.strictObject({ date }),
    outputSchema: chartSchema,
    answer: (input, content, site) => chartRenderer(content, site)(chartNumbers(readDate(input.date))),
  }),
  tool({
    name: 'couple',
    title: 'Carta de una pareja',
    description: 'La carta de dos fechas juntas: centro con su lectura, cola kármica, líneas y propósitos.',
    inputSchema: z.strictObject({ a: date, b: date }),
    outputSchema: coupleSchema,
    answer: ({ a, b }, content, site) => coupleRenderer(content)(readDate(a), readDate(b), site),
  }),
  tool({
    name: 'year',
    title: 'Arcano de un año',
    description: 'El arcano de un año para una fecha de nacimiento, con su lectura y la cuenta.',
    inputSchema: z.strictObject({
      date,
      year: z.int().min(FIRST_YEAR).max(LAST_YEAR).meta({ description: 'El año por el que se pregunta.' }),
    }),
    outputSchema: yearSchema,
    answer: (input, content, site) => yearRenderer(content)(readDate(input.date), input.year, site),
  }),
  tool({
    name: 'life_path_of_date',
    title: 'Camino de vida de una fecha',
    description: 'El número de camino de vida de una fecha, con todos sus textos.',
    inputSchema: z.strictObject({ date }),
    outputSchema: lifePathRecordSchema,
    answer: (input, content, site) => lifePath(lifePathNumber(readDate(input.date)), content, site),
  }),
  tool({
    name: 'life_path',
    title: 'Camino de vida',
    description: 'Los textos de un número de camino de vida.',
    inputSchema: z.strictObject({
      number: z.literal([...LIFE_PATH_NUMBERS]).meta({ description: 'Número de camino de vida.' }),
    }),
    outputSchema: lifePathRecordSchema,
    answer: (input, content, site) => lifePath(input.number, content, site),
  }),
  tool({
    name: 'arcanum',
    title: 'Arcano mayor',
    description: 'Un arcano mayor con su luz, su sombra y su lectura en cada posición.',
    inputSchema: z.strictObject({
      number: z.int().min(1).max(ARCANA_COUNT).meta({ description: 'Número del arcano, de 1 a 22.' }),
    }),
    outputSchema: arcanumRecordSchema,
    answer: (input, { arcana, publisher }, site) => arcanumRecord(arcana[input.number - 1]!, publisher, site),
  }),
];

function lifePath(number: number, { lifePaths, publisher }: Content, site: string): object {
  return lifePathRecord(lifePaths.find((path) => path.number === number)!, publisher, site);
}

/** Checks that a tool answers what its schemas say. */
function tool<Input extends z.ZodObject, Output extends z.ZodObject>(definition: {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Input;
  readonly outputSchema: Output;
  readonly answer: (input: z.infer<Input>, content: Content, site: string) => object;
}): Tool {
  return definition;
}
