import type { ApiBodies as BodiesByPath } from '../endpoints/docs.ts';
import type { ServiceIndex } from '../service/service-index.ts';

/** The API's answers. In the published package this file is made from the JSON Schemas, so that it needs no Zod. */
export type { ArcanumItem, ArcanumRecord } from '../endpoints/arcana-docs.ts';
export type { CalendarBody } from '../endpoints/calendar-docs.ts';
export type { ChartBody } from '../endpoints/chart-docs.ts';
export type { CoupleBody } from '../endpoints/couple-docs.ts';
export type { LifePathItem, LifePathRecord } from '../endpoints/life-path-docs.ts';
export type { MatrixBody } from '../endpoints/matrix-docs.ts';
export type { StatisticsBody } from '../endpoints/statistics-docs.ts';
export type { YearBody } from '../endpoints/year-docs.ts';
export type { ServiceIndex };

/** The answer to each path of the API, by its template. */
export type ApiBodies = BodiesByPath & { readonly '/': ServiceIndex };
