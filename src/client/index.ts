/** Entry of the published package. */
export type { CalendarDate } from '../contract/check-date.ts';
export type { LifePathNumber } from '../contract/limits.ts';
export type { CoupleChart } from '../domain/couple-chart.ts';
export type { DestinyMatrix, PointName, PositionKey } from '../domain/destiny-matrix.ts';
export type { PointStep, Term } from '../domain/explain-destiny-matrix.ts';
export type { LifePathSteps } from '../domain/life-path-number.ts';
export type { WholeChart } from '../domain/whole-chart.ts';
export type { YearStep } from '../domain/year-arcanum.ts';
export type * from './api-types.ts';
export { type Client, type ClientOptions, createClient } from './create-client.ts';
export type { DateInput } from './date-input.ts';
export { ApiError, type ErrorText } from './errors.ts';
export {
  chart,
  couple,
  destinyMatrix,
  explainCouple,
  explainDestinyMatrix,
  explainLifePathNumber,
  explainYearArcanum,
  lifePathNumber,
  yearArcanum,
} from './offline.ts';
export type { RequestOptions } from './request-json.ts';
