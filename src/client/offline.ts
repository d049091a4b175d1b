import { type Portrait, type PortraitTexts, portraitOf as portraitOfChart } from '../content/portrait.ts';
import * as birth from '../method/birth-numbers.ts';
import type { ChartPoint } from '../method/chart-formulas.ts';
import { chartNumbers } from '../method/chart-numbers.ts';
import * as couples from '../method/couple-chart.ts';
import * as matrix from '../method/destiny-matrix.ts';
import * as matrixSteps from '../method/explain-destiny-matrix.ts';
import * as lifePath from '../method/life-path-number.ts';
import * as meetings from '../method/meeting.ts';
import * as names from '../method/name-numbers.ts';
import type { NumberStep } from '../method/number-steps.ts';
import * as cycles from '../method/personal-year-month-day.ts';
import type { LifePathNumber } from '../method/reduce.ts';
import * as wholeChart from '../method/whole-chart.ts';
import * as years from '../method/year-arcanum.ts';
import { type DateInput, toCalendarDate, toCouple, toDateAndDay, toDateAndYear, toName } from './date-input.ts';

/** The API's own calculation, for use without a network. Dates are checked by the API's rule. */
export function destinyMatrix(date: DateInput): matrix.DestinyMatrix {
  return matrix.destinyMatrix(toCalendarDate(date));
}

/** Every point of the octagram with its sum and reductions. */
export function explainDestinyMatrix(date: DateInput): matrixSteps.PointStep[] {
  return matrixSteps.explainDestinyMatrix(toCalendarDate(date));
}

/** The whole chart: all points, tail, lines, purposes, chakras and ages as numbers. */
export function chart(date: DateInput): wholeChart.WholeChart {
  return wholeChart.wholeChart(chartNumbers(toCalendarDate(date)));
}

/** Who somebody is, in two paragraphs under a headline, from the pieces that `open-numerology/data` exports as `portrait`. */
export function portraitOf(date: DateInput, texts: PortraitTexts): Portrait {
  return portraitOfChart(texts, chart(date));
}

/** The chart of two dates, the same in either order. */
export function couple(a: DateInput, b: DateInput): couples.CoupleChart {
  return couples.coupleChart(...toCouple(a, b));
}

/** What the centers of two dates are to each other; `coupleMeetings` of `open-numerology/data` has a text for each `key`. */
export function meetingOf(a: DateInput, b: DateInput): meetings.Meeting {
  return meetings.meetingOf(...toCouple(a, b));
}

/** Every point of a couple's chart with its sum and reductions. */
export function explainCouple(a: DateInput, b: DateInput): matrixSteps.PointStep<ChartPoint>[] {
  return couples.explainCouple(...toCouple(a, b));
}

/** The arcanum of a year for a birth date. */
export function yearArcanum(input: DateInput, asked: number): number {
  const { date, year } = toDateAndYear(input, asked);
  return years.yearArcanum(date, year);
}

/** How the arcanum of a year follows from the date and the year. */
export function explainYearArcanum(input: DateInput, asked: number): years.YearStep[] {
  const { date, year } = toDateAndYear(input, asked);
  return years.explainYearArcanum(date, year);
}

export function lifePathNumber(date: DateInput): LifePathNumber {
  return lifePath.lifePathNumber(toCalendarDate(date));
}

/** How the life path number follows from day, month and year. */
export function explainLifePathNumber(date: DateInput): lifePath.LifePathSteps {
  return lifePath.explainLifePathNumber(toCalendarDate(date));
}

/** Life path, birthday number, karmic debts, pinnacles and challenges with their ages. */
export function birthNumbers(date: DateInput): birth.BirthNumbers {
  return birth.birthNumbers(toCalendarDate(date));
}

/** Every sum that leads to them. */
export function explainBirthNumbers(date: DateInput): NumberStep[] {
  return birth.explainBirthNumbers(toCalendarDate(date));
}

export function personalYear(input: DateInput, asked: number): number {
  const { date, year } = toDateAndYear(input, asked);
  return cycles.personalYear(date, year);
}

/** The personal day of a calendar day. */
export function personalDay(input: DateInput, day: DateInput): number {
  return cycles.personalDay(...toDateAndDay(input, day));
}

/** How the personal day follows from the personal year and month. */
export function explainPersonalDay(input: DateInput, day: DateInput): NumberStep[] {
  return cycles.explainPersonalDay(...toDateAndDay(input, day));
}

/** The numbers of a name. Nothing is sent. */
export function nameNumbers(name: string): names.NameNumbers {
  return names.nameNumbers(toName(name));
}

/** The sums of a name, part by part. */
export function explainNameNumbers(name: string): Readonly<Record<names.NameTotal, readonly NumberStep[]>> {
  return names.explainNameNumbers(toName(name));
}

/** What a name and a birth date give together. */
export function maturityNumber(name: string, date: DateInput): LifePathNumber {
  return names.maturityNumber(lifePathNumber(date), nameNumbers(name).expression);
}
