import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logText } from '../../src/gateway/service.ts';
import { quote } from '../../src/text/quote.ts';

it.each([
  ['hoy', 'hoy'],
  ['15 de junio, «así»', '15 de junio, «así»'],
  ['a'.repeat(24), 'a'.repeat(24)],
  ['a'.repeat(25), `${'a'.repeat(24)}…`],
  ['\u{1f642}'.repeat(24), '\u{1f642}'.repeat(24)],
  [`a${'\u{1f642}'.repeat(24)}`, `a${'\u{1f642}'.repeat(23)}…`],
  ['9\u001b]0;X\u0007\u001b[2J', '9\\u{1b}]0;X\\u{7}\\u{1b}[2J'],
  ['\0\t\r\n\u007f\u009b', '\\u{0}\\u{9}\\u{d}\\u{a}\\u{7f}\\u{9b}'],
  ['\u202e\u2066\u200b\u2028\ufeff', '\\u{202e}\\u{2066}\\u{200b}\\u{2028}\\u{feff}'],
  ['a\ud83d', 'a\\u{d83d}'],
  ['\ude42a', '\\u{de42}a'],
])('%j is quoted as %j', (text, quoted) => expect(quote(text)).toBe(quoted));

it('a quote can be longer', () => expect(quote('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`));

it('a quote of any text has no character that a terminal obeys or jq refuses, and a bounded length', () => {
  const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
      const quoted = quote(text);
      return !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(quoted) && quoted.length <= 24 * '\\u{ffff}'.length + 1;
    }),
    { numRuns: 5_000 },
  );
});

it.each<[string, unknown, RegExp]>([
  ['a sentence', "the limit's store is back", /^the limit's store is back$/],
  ['an error, with its stack', new RangeError('no'), /^RangeError: no\n {4}at /],
  ['neither', undefined, /^undefined$/],
  ['an error of megabytes', new Error('x'.repeat(5_000_000)), /^Error: x{1993}…$/],
  ['escapes of a terminal', 'a\u001b]0;X\u0007\u001b[2J\u009b2J\rb', /^a\]0;X\[2J2Jb$/],
])('%s is logged', (_, problem, line) => expect(logText(problem)).toMatch(line));

it('the log holds nothing that an error failed on but its message', () => {
  const cause = new Error('rate:matrix:127.77.66.55');
  const error = Object.assign(new Error('failed', { cause }), { input: 'https://a b/api/name/Ana' });
  expect(logText(error)).not.toMatch(/Ana|127/);
});
