/** Entry of the published package. */
export type { CalendarDate } from '../calendar/dates.ts';
export type { BirthNumbers, LifePeriod } from '../method/birth-numbers.ts';
export type { CoupleChart } from '../method/couple-chart.ts';
export type { DestinyMatrix, PointName, PositionKey } from '../method/destiny-matrix.ts';
export type { LifePathSteps } from '../method/life-path-number.ts';
export type { NameNumbers, NameTotal } from '../method/name-numbers.ts';
export type { LifePathNumber } from '../method/reduce.ts';
export type { KarmicDebt, Step as NumberStep, Term as NumberTerm } from '../method/steps.ts';
export type { WholeChart } from '../method/whole-chart.ts';
export type { YearStep } from '../method/year-arcanum.ts';
export { ApiError, type ErrorText } from './api-error.ts';
export type * from './api-types.ts';
export { type Client, type ClientOptions, createClient } from './create-client.ts';
export type { DateInput } from './date-input.ts';
export * from './offline.ts';
export type { RequestOptions } from './request-json.ts';
