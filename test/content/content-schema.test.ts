import { expect, it } from 'vitest';
import { arcanumNumber, byKey, text } from '../../src/content/content-schema.ts';

const isAllowed = (value: unknown): boolean => text.safeParse(value).success;

it('a text has printable characters alone, at its start, inside and at its end', () => {
  // One character of each Unicode category, and both ends of the control characters.
  const refused = [
    ...[0x00, 0x09, 0x0d, 0x1f, 0x7f, 0x80, 0x85, 0x9f],
    ...[
      0xad, 0x200b, 0x200d, 0x202e, 0x2066, 0xfeff, 0xe0001, 0xd800, 0xdfff, 0xe000, 0xf8ff, 0xf0000, 0x10fffd, 0xfffd,
    ],
  ].map((code) => String.fromCodePoint(code));
  for (const one of refused)
    expect([`${one}a`, `a${one}b`, `a${one}`].filter(isAllowed), one.codePointAt(0)!.toString(16)).toEqual([]);
  const allowed = ['a', 'a b', 'a\nb', 'a\u00a0b', '«¿Ñandú?»', '1️⃣', '🌞', '\u{1f3fb}', 'क्ष', '~', '¡', '\ufffc'];
  expect(allowed.filter((one) => !isAllowed(one))).toEqual([]);
});

it('a text is not empty, and has no space around it', () => {
  expect(['', ' ', '\n', ' a', 'a ', 'a\n', '\na', '\u00a0a', 'a\u3000', 7, null, ['a']].filter(isAllowed)).toEqual([]);
});

it('an arcanum is a whole number from 1 to 22; an object has all of its keys and no others', () => {
  const numbers = [-1, 0, 0.5, 1, 2, 21, 22, 22.5, 23, '1', null];
  expect(numbers.filter((one) => arcanumNumber.safeParse(one).success)).toEqual([1, 2, 21, 22]);
  const two = byKey(['a', 'b'], text);
  const objects = [{ a: 'x', b: 'y' }, { a: 'x' }, { a: 'x', b: 'y', c: 'z' }, { a: 'x', B: 'y' }, { a: 'x', b: '' }];
  expect(objects.map((one) => two.safeParse(one).success)).toEqual([true, false, false, false, false]);
});
