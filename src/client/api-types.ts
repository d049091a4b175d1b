/** What the API answers. In the published package this file is written from the JSON Schemas, so that it needs no Zod. */
export type { ArcanumItem, ArcanumRecord } from '../schema/arcana.ts';
export type { LifePathItem, LifePathRecord } from '../schema/life-path.ts';
export type { MatrixBody } from '../schema/matrix.ts';
export type { ServiceIndex } from '../schema/service-index.ts';
