import { type Portrait, type PortraitTexts, portraitOf as portraitOfChart } from '../content/portrait.ts';
import * as births from '../method/birth-numbers.ts';
import type { ChartPoint } from '../method/chart-formulas.ts';
import { chartNumbers } from '../method/chart-numbers.ts';
import * as couples from '../method/couple-chart.ts';
import * as matrices from '../method/destiny-matrix.ts';
import * as meetings from '../method/families.ts';
import * as names from '../method/name-numbers.ts';
import type { LifePathNumber } from '../method/reduce.ts';
import type { Step as NumberStep, Term as NumberTerm } from '../method/steps.ts';
import * as charts from '../method/whole-chart.ts';
import * as years from '../method/years-and-days.ts';
import { type DateInput, toCalendarDate, toDateAndYear, toDates, toName } from './date-input.ts';

/** One summand: another point, or a number from the date itself. */
export type Term<Point extends ChartPoint = matrices.PointName> = NumberTerm<Point | 'day' | 'month' | 'year'>;

/** The calculation of one point. */
export interface PointStep<Point extends ChartPoint = matrices.PointName> {
  readonly point: Point;
  readonly terms: readonly Term<Point>[];
  /** The sum and its reductions, e.g. `[32, 5]`; a single number if the sum is already an arcanum. */
  readonly reduction: readonly number[];
  readonly value: number;
}

const pointStep = ({ name, ...sum }: matrices.PointStep): PointStep<ChartPoint> => ({ point: name, ...sum });

/** The API's own calculation, for offline use. Dates are checked by the API's rule. */
export const destinyMatrix = (date: DateInput): matrices.DestinyMatrix => matrices.destinyMatrix(toCalendarDate(date));

/** Every point of the star with its sum and reductions. */
export const explainDestinyMatrix = (date: DateInput): PointStep[] =>
  // The star's points are sums of each other only, which a test checks.
  matrices.explainPoints(toCalendarDate(date), matrices.STAR_POINTS).map(pointStep) as PointStep[];

/** The whole chart: all points, tail, lines, purposes, chakras and ages as numbers. */
export const chart = (date: DateInput): charts.WholeChart => charts.wholeChart(chartNumbers(toCalendarDate(date)));

/** A portrait: two paragraphs under a headline, from the pieces that `open-numerology/data` exports as `portrait`. */
export const portraitOf = (date: DateInput, texts: PortraitTexts): Portrait => portraitOfChart(texts, chart(date));

/** The chart of two dates, the same in either order. */
export const couple = (a: DateInput, b: DateInput): couples.CoupleChart =>
  couples.coupleChart(...toDates('couple', a, b));

/** How the centers of two dates relate; `coupleMeetings` of `open-numerology/data` has a text for each `key`. */
export const meetingOf = (a: DateInput, b: DateInput): meetings.Meeting =>
  meetings.meetingOf(...toDates('couple', a, b));

/** Every point of a couple's chart with its sum and reductions. */
export const explainCouple = (a: DateInput, b: DateInput): PointStep<ChartPoint>[] =>
  couples.explainCouple(...toDates('couple', a, b)).map(pointStep);

/** The arcanum of a year for a birth date. */
export const yearArcanum = (date: DateInput, year: number): number => years.yearArcanum(...toDateAndYear(date, year));

/** The steps from date and year to the year's arcanum. */
export const explainYearArcanum = (date: DateInput, year: number): years.YearStep[] =>
  years.explainYearArcanum(...toDateAndYear(date, year));

/** Day, month and year are reduced separately. */
export const lifePathNumber = (date: DateInput): LifePathNumber => births.lifePathNumber(toCalendarDate(date));

/** The steps from day, month and year to the life path number. */
export const explainLifePathNumber = (date: DateInput): births.LifePathSteps =>
  births.explainLifePathNumber(toCalendarDate(date));

/** Life path, birthday number, karmic debts, pinnacles and challenges with their ages. */
export const birthNumbers = (date: DateInput): births.BirthNumbers => births.birthNumbers(toCalendarDate(date));

/** The steps that lead to them. */
export const explainBirthNumbers = (date: DateInput): NumberStep[] => births.explainBirthNumbers(toCalendarDate(date));

/** The personal year of a calendar year. */
export const personalYear = (date: DateInput, year: number): number => years.personalYear(...toDateAndYear(date, year));

/** The personal day of a calendar day. */
export const personalDay = (date: DateInput, day: DateInput): number => years.personalDay(...toDates('day', date, day));

/** The steps from personal year and month to the personal day. */
export const explainPersonalDay = (date: DateInput, day: DateInput): NumberStep[] =>
  years.explainPersonalDay(...toDates('day', date, day));

/** The numbers of a name. Nothing is sent. */
export const nameNumbers = (name: string): names.NameNumbers => names.nameNumbers(toName(name));

/** The sums of a name, part by part. */
export const explainNameNumbers = (name: string): Readonly<Record<names.NameTotal, readonly NumberStep[]>> =>
  names.explainNameNumbers(toName(name));

/** The number of a name and a birth date together. */
export const maturityNumber = (name: string, date: DateInput): LifePathNumber =>
  names.maturityNumber(lifePathNumber(date), nameNumbers(name).expression);
