import type { CalendarDate } from '../calendar/dates.ts';
import { earlierFirst } from './couple-chart.ts';
import { destinyMatrix } from './destiny-matrix.ts';

/** The arcana grouped by manner. How two arcana affect each other depends on their families, so not every pair needs a text. */
const FAMILIES = {
  impulse: [1, 7, 11, 15, 19, 22],
  order: [4, 5, 8, 9, 14],
  bond: [2, 3, 6, 17, 18, 21],
  change: [10, 12, 13, 16, 20],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type Family = keyof typeof FAMILIES;
export const FAMILY_KEYS = Object.keys(FAMILIES) as readonly Family[];

export type FamilyPair = `${Family}-${Family}`;
/** How two centers relate: two families in table order, or one and the same arcanum. */
export type MeetingKey =
  | `impulse-${Family}`
  | `order-${Exclude<Family, 'impulse'>}`
  | `bond-${'bond' | 'change'}`
  | 'change-change'
  | 'same';

const FAMILY_OF: ReadonlyMap<number, Family> = new Map(
  FAMILY_KEYS.flatMap((family) => FAMILIES[family].map((arcanum) => [arcanum, family] as const)),
);

/** @example familyOf(8) // 'order' */
export function familyOf(arcanum: number): Family {
  return FAMILY_OF.get(arcanum)!;
}

/**
 * The key of the hinge between what people see and what moves the person; order matters.
 * @example hingeKey(15, 6) // 'impulse-bond'
 */
export function hingeKey(personality: number, soul: number): FamilyPair {
  return `${familyOf(personality)}-${familyOf(soul)}`;
}

/**
 * How two centers relate, in table order: who brings which does not matter.
 * @example meetingKey(8, 1) // 'impulse-order'
 */
export function meetingKey(one: number, other: number): MeetingKey {
  if (one === other) return 'same';
  const families = [familyOf(one), familyOf(other)];
  return FAMILY_KEYS.flatMap((family) => families.filter((given) => given === family)).join('-') as MeetingKey;
}

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
 * @example meetingOf({ day: 15, month: 6, year: 1990 }, { day: 29, month: 12, year: 1990 }).key // 'order-change'
 */
export function meetingOf(one: CalendarDate, other: CalendarDate): Meeting {
  const [a, b] = earlierFirst(one, other).map((date) => destinyMatrix(date).center) as [number, number];
  return { key: meetingKey(a, b), a: { center: a, family: familyOf(a) }, b: { center: b, family: familyOf(b) } };
}
