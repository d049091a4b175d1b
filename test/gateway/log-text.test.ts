import { expect, it } from 'vitest';
import { logText } from '../../src/gateway/log-text.ts';

it.each<[string, unknown, RegExp]>([
  ['a sentence', "the limit's store is back", /^the limit's store is back$/],
  ['an error, with its stack', new RangeError('no'), /^RangeError: no\n {4}at /],
  ['neither', undefined, /^undefined$/],
  ['an error of megabytes', new Error('x'.repeat(5_000_000)), /^Error: x{1993}…$/],
  ['escapes of a terminal', 'a\u001b]0;X\u0007\u001b[2J\u009b2J\rb', /^a\]0;X\[2J2Jb$/],
])('%s', (_, problem, line) => expect(logText(problem)).toMatch(line));

it('holds nothing that an error failed on but its message', () => {
  const error = Object.assign(new Error('failed', { cause: new Error('rate:matrix:127.77.66.55') }), {
    input: 'https://a b/api/name/Ana',
  });
  expect(logText(error)).not.toMatch(/Ana|127/);
});
