import type { CalendarDate } from '../calendar/dates.ts';
import { earlierFirst } from './couple-chart.ts';
import { destinyMatrix } from './destiny-matrix.ts';
import { type Family, familyOf, type MeetingKey, meetingKey } from './families.ts';

/** A date's center and its family. */
export interface MeetingCenter {
  center: number;
  family: Family;
}

/** How the centers of two dates relate. */
export interface Meeting {
  readonly key: MeetingKey;
  /** Of the earlier date. */
  readonly a: MeetingCenter;
  /** Of the later one. */
  readonly b: MeetingCenter;
}

/**
 * How the centers of two dates relate, and which date brings which. The order of the two does not matter.
 *
 * @example meetingOf({ day: 15, month: 6, year: 1990 }, { day: 29, month: 12, year: 1990 }).key // 'order-change'
 */
export function meetingOf(one: CalendarDate, other: CalendarDate): Meeting {
  const [a, b] = earlierFirst(one, other).map((date) => destinyMatrix(date).center) as [number, number];
  return {
    key: meetingKey(a, b),
    a: { center: a, family: familyOf(a) },
    b: { center: b, family: familyOf(b) },
  };
}
