/** The arcana by manner. What two of them do to each other depends on these, so that no text is needed for each pair. */
export const FAMILIES = {
  impulse: [1, 7, 11, 15, 19, 22],
  order: [4, 5, 8, 9, 14],
  bond: [2, 3, 6, 17, 18, 21],
  change: [10, 12, 13, 16, 20],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type Family = keyof typeof FAMILIES;
export const FAMILY_KEYS = Object.keys(FAMILIES) as readonly Family[];

/** A family and the one that follows it. */
export type FamilyPair = `${Family}-${Family}`;
/** What two centers are to each other: two families in the order of the table, or one and the same arcanum. */
export type MeetingKey =
  | `impulse-${Family}`
  | `order-${Exclude<Family, 'impulse'>}`
  | `bond-${'bond' | 'change'}`
  | 'change-change'
  | 'same';

const FAMILY_OF: ReadonlyMap<number, Family> = new Map(
  FAMILY_KEYS.flatMap((family) => FAMILIES[family].map((arcanum) => [arcanum, family] as const)),
);

/**
 * @example familyOf(8) // 'order'
 */
export function familyOf(arcanum: number): Family {
  return FAMILY_OF.get(arcanum)!;
}

/**
 * What leads from what people see to what moves one inside: the order matters.
 *
 * @example hingeKey(15, 6) // 'impulse-bond'
 */
export function hingeKey(personality: number, soul: number): FamilyPair {
  return `${familyOf(personality)}-${familyOf(soul)}`;
}

/**
 * What two centers are to each other, in the order of the table: who brings which does not matter.
 *
 * @example meetingKey(8, 1) // 'impulse-order'
 */
export function meetingKey(one: number, other: number): MeetingKey {
  if (one === other) return 'same';
  const families = [familyOf(one), familyOf(other)];
  return FAMILY_KEYS.flatMap((family) => families.filter((given) => given === family)).join('-') as MeetingKey;
}
