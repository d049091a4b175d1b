import type { ApiBodies as BodiesByPath } from '../endpoints/schema-list.ts';
import type { ServiceIndex } from '../service/service-index.ts';

/** The API's answers. In the published package this file is made from the JSON Schemas, so that it needs no Zod. */
export type { ArcanumItem, ArcanumRecord } from '../endpoints/arcana-schema.ts';
export type { CalendarBody } from '../endpoints/calendar-schema.ts';
export type { ChartBody } from '../endpoints/chart-schema.ts';
export type { CoupleBody } from '../endpoints/couple-schema.ts';
export type { LifePathItem, LifePathRecord } from '../endpoints/life-path-schema.ts';
export type { MatrixBody } from '../endpoints/matrix-schema.ts';
export type { StatisticsBody } from '../endpoints/statistics-schema.ts';
export type { YearBody } from '../endpoints/year-schema.ts';
export type { ServiceIndex };

/** The answer to each path of the API, by its template. */
export type ApiBodies = BodiesByPath & { readonly '/': ServiceIndex };
