import { expect, it } from 'vitest';
import { FAMILIES, FAMILY_KEYS, familyOf, hingeKey, meetingKey } from '../../src/method/families.ts';
import { ARCANA_NUMBERS } from '../../src/method/reduce.ts';

it('every arcanum is in one family', () => {
  const listed = Object.values(FAMILIES).flat();
  expect(listed.sort((a, b) => a - b)).toEqual(ARCANA_NUMBERS);
  for (const family of FAMILY_KEYS) for (const arcanum of FAMILIES[family]) expect(familyOf(arcanum)).toBe(family);
});

it.each([
  [15, 6, 'impulse-bond'],
  [6, 15, 'bond-impulse'],
  [8, 4, 'order-order'],
  [16, 12, 'change-change'],
])('personality %d and soul %d: %s', (personality, soul, key) => expect(hingeKey(personality, soul)).toBe(key));

it.each([
  [8, 1, 'impulse-order'],
  [1, 8, 'impulse-order'],
  [16, 3, 'bond-change'],
  [20, 4, 'order-change'],
  [8, 9, 'order-order'],
  [8, 8, 'same'],
])('centers %d and %d: %s', (one, other, key) => expect(meetingKey(one, other)).toBe(key));
