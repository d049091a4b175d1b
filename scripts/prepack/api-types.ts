import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { jsonSchema } from '../../src/api/json-schemas.ts';

/** The types that src/client/api-types.ts names, as plain TypeScript. */
export async function apiTypes(): Promise<string> {
  const schemas: Record<string, object> = {
    ServiceIndex: jsonSchema('index'),
    LifePathItem: jsonSchema('life-path-list').items as object,
    LifePathRecord: jsonSchema('life-path'),
    ArcanumItem: jsonSchema('arcana-list').items as object,
    ArcanumRecord: jsonSchema('arcanum'),
    MatrixBody: jsonSchema('matrix'),
    ChartBody: jsonSchema('chart'),
    CoupleBody: jsonSchema('couple'),
    YearBody: jsonSchema('year'),
    StatisticsBody: jsonSchema('statistics'),
  };
  const texts = await Promise.all(
    Object.entries(schemas).map(([name, schema]) =>
      compile(withoutSizes(schema) as JSONSchema, name, { bannerComment: '', ignoreMinAndMaxItems: true }),
    ),
  );
  return texts.join('\n');
}

/** TypeScript cannot say how long a text or how large a number is; a regular expression would only confuse it. */
function withoutSizes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutSizes);
  if (schema === null || typeof schema !== 'object') return schema;
  const kept = Object.entries(schema).filter(
    ([key]) => !['$schema', 'pattern', 'minLength', 'minimum', 'maximum'].includes(key),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutSizes(value)]));
}
