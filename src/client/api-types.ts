import type { ApiBodies as BodiesByPath } from '../endpoints/schema-and-docs-list.ts';
import type { ServiceIndex } from '../service/service-index.ts';

/** The API's answers. In the published package this file is made from the JSON Schemas, so that it needs no Zod. */
export type { ArcanumItem, ArcanumRecord } from '../endpoints/arcana-schema-and-docs.ts';
export type { CalendarBody } from '../endpoints/calendar-schema-and-docs.ts';
export type { ChartBody } from '../endpoints/chart-schema-and-docs.ts';
export type { CoupleBody } from '../endpoints/couple-schema-and-docs.ts';
export type { LifePathItem, LifePathRecord } from '../endpoints/life-path-schema-and-docs.ts';
export type { MatrixBody } from '../endpoints/matrix-schema-and-docs.ts';
export type { StatisticsBody } from '../endpoints/statistics-schema-and-docs.ts';
export type { YearBody } from '../endpoints/year-schema-and-docs.ts';
export type { ServiceIndex };

/** The answer to each path of the API, by its template. */
export type ApiBodies = BodiesByPath & { readonly '/': ServiceIndex };
