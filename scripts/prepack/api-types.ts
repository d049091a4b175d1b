import { schemaComponents } from '../../src/service/openapi/components.ts';
import { typesOf } from './schema-types.ts';

/** How src/client/api-types.ts calls what has another name as a schema. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  index: 'ServiceIndex',
  'life-path': 'LifePathRecord',
  arcanum: 'ArcanumRecord',
  matrix: 'MatrixBody',
  chart: 'ChartBody',
  couple: 'CoupleBody',
  year: 'YearBody',
  statistics: 'StatisticsBody',
};

/** Every answer of the API, and the types that they share, as plain TypeScript. */
export function apiTypes(): Promise<string> {
  const answers = Object.entries(schemaComponents()).filter(([name]) => !name.startsWith('error-'));
  return typesOf(Object.fromEntries(answers), TYPE_NAMES);
}
