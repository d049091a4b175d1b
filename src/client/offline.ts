import type { LifePathNumber } from '../contract/limits.ts';
import { chartNumbers } from '../domain/chart-numbers.ts';
import * as matrix from '../domain/destiny-matrix.ts';
import * as matrixSteps from '../domain/explain-destiny-matrix.ts';
import * as lifePath from '../domain/life-path-number.ts';
import * as wholeChart from '../domain/whole-chart.ts';
import { type DateInput, toCalendarDate } from './date-input.ts';

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

export function lifePathNumber(date: DateInput): LifePathNumber {
  return lifePath.lifePathNumber(toCalendarDate(date));
}

/** How the life path number follows from day, month and year. */
export function explainLifePathNumber(date: DateInput): lifePath.LifePathSteps {
  return lifePath.explainLifePathNumber(toCalendarDate(date));
}
