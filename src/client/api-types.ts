import type { ServiceIndex } from '../api/service-index.ts';
import type { ApiBodies as BodiesByPath } from '../endpoints/list.ts';

/** The API's responses. In the published package this file is generated from the JSON Schemas. */
export type { ArcanumItem, ArcanumRecord } from '../endpoints/arcana.ts';
export type { CalendarBody } from '../endpoints/calendar.ts';
export type { ChartBody } from '../endpoints/chart.ts';
export type { CoupleBody } from '../endpoints/couple.ts';
export type { LifePathItem, LifePathRecord } from '../endpoints/life-path.ts';
export type { MatrixBody } from '../endpoints/matrix.ts';
export type { StatisticsBody } from '../endpoints/statistics.ts';
export type { YearBody } from '../endpoints/year.ts';
export type { ServiceIndex };

/** The response of each path of the API, by template. */
export type ApiBodies = BodiesByPath & { readonly '/': ServiceIndex };
