/** The API's answers. In the published package this file is made from the JSON Schemas, so that it needs no Zod. */
export type { ArcanumItem, ArcanumRecord } from '../api/arcana.ts';
export type { ChartBody } from '../api/chart.ts';
export type { CoupleBody } from '../api/couple.ts';
export type { LifePathItem, LifePathRecord } from '../api/life-path.ts';
export type { MatrixBody } from '../api/matrix.ts';
export type { ServiceIndex } from '../api/service-index.ts';
export type { StatisticsBody } from '../api/statistics.ts';
export type { YearBody } from '../api/year.ts';
