/** Entry of the published package. */
export type { CalendarDate } from '../calendar/dates.ts';
export type { Portrait, PortraitTexts } from '../content/portrait.ts';
export type { BirthNumbers, LifePathSteps, LifePeriod } from '../method/birth-numbers.ts';
export type { CoupleChart } from '../method/couple-chart.ts';
export type { DestinyMatrix, PointName, PositionKey } from '../method/destiny-matrix.ts';
export type { Family, FamilyPair, Meeting, MeetingCenter, MeetingKey } from '../method/families.ts';
export type { NameNumbers, NameTotal } from '../method/name-numbers.ts';
export type { LifePathNumber } from '../method/reduce.ts';
export type { KarmicDebt, Step as NumberStep, Term as NumberTerm } from '../method/steps.ts';
export type { WholeChart } from '../method/whole-chart.ts';
export type { YearStep } from '../method/years-and-days.ts';
export { ApiError, type ErrorText } from './api-error.ts';
export type * from './api-types.ts';
export { type Client, type ClientOptions, createClient } from './create-client.ts';
export type { DateInput } from './date-input.ts';
export * from './offline.ts';
export type { RequestOptions } from './request-json.ts';
