import * as z from 'zod';
import { DATE_COUNT } from '../calendar/dates.ts';
import { POSITION_KEYS } from '../method/destiny-matrix.ts';
import { NUMBER_ROLES, type NumberRole } from '../method/number-roles.ts';
import { ARCANA_COUNT, LIFE_PATH_NUMBERS } from '../method/reduce.ts';
import type { EndpointDocs } from './endpoint.ts';
import * as field from './fields.ts';
import { numberOf } from './numbers-schema-and-docs.ts';

const { described } = field;
const count = z
  .int()
  .min(0)
  .meta(described({ es: 'Cuántas fechas lo tienen.', en: 'How many dates have it.' }));
const arcanaCounts = z.array(z.strictObject({ arcana: field.arcanumNumber, dates: count })).length(ARCANA_COUNT);

const numberCounts = (role: NumberRole) =>
  z.array(z.strictObject({ number: numberOf(role), dates: count })).length(NUMBER_ROLES[role].length);

const statisticsSchema = z
  .strictObject({
    dates: z
      .literal(DATE_COUNT)
      .meta(described({ es: 'Cuántas fechas se han contado.', en: 'How many dates were counted.' })),
    first_date: z.iso.date().meta(described({ es: 'La primera fecha.', en: 'The first date.' })),
    last_date: z.iso.date().meta(described({ es: 'La última fecha.', en: 'The last date.' })),
    positions: field
      .record(POSITION_KEYS, () => arcanaCounts)
      .meta(
        described({
          es: 'En cada posición, los 22 arcanos y en cuántas fechas está allí cada uno.',
          en: 'For each position, the 22 arcana and on how many dates each of them is there.',
        }),
      ),
    life_paths: z
      .array(z.strictObject({ number: field.lifePathNumber, dates: count }))
      .length(LIFE_PATH_NUMBERS.length)
      .meta(
        described({
          es: 'Los caminos de vida y cuántas fechas tiene cada uno.',
          en: 'The life paths and how many dates have each of them.',
        }),
      ),
    birthdays: numberCounts('birthday').meta(
      described({
        es: 'Los números de cumpleaños y cuántas fechas tiene cada uno.',
        en: 'The birthday numbers and how many dates have each of them.',
      }),
    ),
    pinnacles: z
      .array(numberCounts('pinnacle'))
      .length(4)
      .meta(
        described({
          es: 'Para cada uno de los cuatro pináculos, en orden, sus números y cuántas fechas tiene cada uno.',
          en: 'For each of the four pinnacles, in order, its numbers and how many dates have each of them.',
        }),
      ),
    ...field.origin({ es: 'Página de los datos.', en: 'The page of the data.' }),
  })
  .meta(
    described({
      es: 'Con qué frecuencia está cada arcano en cada posición, sobre todas las fechas.',
      en: 'How often each arcanum is in each position, over all dates.',
    }),
  );

export type StatisticsBody = z.infer<typeof statisticsSchema>;

export const statisticsDocs = {
  summary: {
    es: 'Con qué frecuencia está cada arcano en cada posición',
    en: 'How often each arcanum is in each position',
  },
  description: {
    es: 'Cuántas fechas tienen cada arcano en cada posición, cada camino de vida, cada número de cumpleaños y cada pináculo.',
    en: 'How many dates have each arcanum in each position, each life path, each birthday number and each pinnacle.',
  },
  operation: { id: 'getStatistics', tag: 'arcana' },
  schema: statisticsSchema,
} as const satisfies EndpointDocs;
