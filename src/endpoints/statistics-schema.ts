import * as z from 'zod';
import { DATE_COUNT } from '../calendar/dates.ts';
import { POSITION_KEYS, type PositionKey } from '../method/destiny-matrix.ts';
import { LIFE_PATH_NUMBERS } from '../method/life-path-number.ts';
import { ARCANA_COUNT } from '../method/reduce.ts';
import * as field from './fields.ts';

const count = z.int().min(0).meta({ description: 'Cuántas fechas lo tienen.' });
const arcanaCounts = z.array(z.strictObject({ arcana: field.arcanumNumber, dates: count })).length(ARCANA_COUNT);

export const statisticsSchema = z
  .strictObject({
    dates: z.literal(DATE_COUNT).meta({ description: 'Cuántas fechas se han contado.' }),
    first_date: z.iso.date().meta({ description: 'La primera fecha.' }),
    last_date: z.iso.date().meta({ description: 'La última fecha.' }),
    positions: z
      .strictObject(
        Object.fromEntries(POSITION_KEYS.map((key) => [key, arcanaCounts])) as Record<PositionKey, typeof arcanaCounts>,
      )
      .meta({ description: 'En cada posición, los 22 arcanos y en cuántas fechas está allí cada uno.' }),
    life_paths: z
      .array(z.strictObject({ number: field.lifePathNumber, dates: count }))
      .length(LIFE_PATH_NUMBERS.length)
      .meta({ description: 'Los caminos de vida y cuántas fechas tiene cada uno.' }),
    source_url: field.link('Página de los datos.'),
    suggested_citation: field.citation,
    license: field.license,
    license_url: field.licenseUrl,
    attribution: field.attribution,
    api_version: field.apiVersion,
  })
  .meta({ description: 'Con qué frecuencia está cada arcano en cada posición, sobre todas las fechas.' });

export type StatisticsBody = z.infer<typeof statisticsSchema>;
