/** Entry of the published package. */
export type { CalendarDate } from '../calendar/dates.ts';
export type { Portrait, PortraitTexts } from '../content/portrait.ts';
export type { BirthNumbers, LifePeriod } from '../method/birth-numbers.ts';
export type { CoupleChart } from '../method/couple-chart.ts';
export type { DestinyMatrix, PointName, PositionKey } from '../method/destiny-matrix.ts';
export type { PointStep, Term } from '../method/explain-destiny-matrix.ts';
export type { Family, FamilyPair, MeetingKey } from '../method/families.ts';
export type { LifePathSteps } from '../method/life-path-number.ts';
export type { Meeting, MeetingCenter } from '../method/meeting.ts';
export type { NameNumbers, NameTotal } from '../method/name-numbers.ts';
export type { KarmicDebt, NumberStep, NumberTerm } from '../method/number-steps.ts';
export type { LifePathNumber } from '../method/reduce.ts';
export type { WholeChart } from '../method/whole-chart.ts';
export type { YearStep } from '../method/year-arcanum.ts';
export { ApiError, type ErrorText } from './api-error.ts';
export type * from './api-types.ts';
export { type Client, type ClientOptions, createClient } from './create-client.ts';
export type { DateInput } from './date-input.ts';
export {
  birthNumbers,
  chart,
  couple,
  destinyMatrix,
  explainBirthNumbers,
  explainCouple,
  explainDestinyMatrix,
  explainLifePathNumber,
  explainNameNumbers,
  explainPersonalDay,
  explainYearArcanum,
  lifePathNumber,
  maturityNumber,
  meetingOf,
  nameNumbers,
  personalDay,
  personalYear,
  portraitOf,
  yearArcanum,
} from './offline.ts';
export type { RequestOptions } from './request-json.ts';
