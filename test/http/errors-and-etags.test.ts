import { expect, it } from 'vitest';
import { createResponses } from '../../src/gateway/responses.ts';
import * as errors from '../../src/http/errors.ts';
import { etagOf, matchesEtag } from '../../src/http/headers.ts';
import { escapeHtml } from '../../src/text/quote.ts';
import { es } from '../../src/words/es/index.ts';

const nothing = (): string => '';

// The rest is approved in test/approved/api/requests.txt.
it.each([
  [
    errors.invalidDate({ part: 'path' }),
    /^Eso no es una fecha\. Se espera .*, por ejemplo \/api\/matrix\/15\/6\/1990\.$/,
  ],
  [errors.invalidDate({ part: 'path' }, nothing), /^Eso no es una fecha\.$/],
  [errors.invalidDate({ part: 'form', text: 'x'.repeat(24) }, nothing), /^«x{24}» no es una fecha\.$/],
  [errors.invalidDate({ part: 'form', text: 'x'.repeat(25) }, nothing), /^«x{24}…» no es una fecha\.$/],
])('%j says %s', (error, sentence) => expect(error.message(es)).toMatch(sentence));

// The published test vectors of 32-bit FNV-1a.
it.each([
  ['', '"811c9dc5"'],
  ['a', '"e40c292c"'],
  ['foobar', '"bf9cf968"'],
])('the ETag of %j is %s', (text, etag) => expect(etagOf(text)).toBe(etag));

it('the ETag of a picture changes with any of its bytes but an odd last one, wherever they lie in memory', () => {
  const picture = Uint8Array.from({ length: 63 }, (_, i) => (i * 37) % 256);
  const changed = Array.from({ length: 62 }, (_, at) => etagOf(picture.map((byte, i) => (i === at ? byte ^ 1 : byte))));
  expect(new Set([...changed, etagOf(picture)]).size).toBe(63);
  expect(etagOf(Buffer.concat([Buffer.of(7), picture]).subarray(1))).toBe(etagOf(picture));
});

it('an ETag has eight digits, also when the first are zeros', () => {
  const tags = Array.from({ length: 200 }, (_, i) => etagOf(String(i)));
  expect(tags.some((tag) => tag.startsWith('"0'))).toBe(true);
  for (const tag of tags) expect(tag).toMatch(/^"[0-9a-f]{8}"$/);
});

it.each([
  [true, ['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*', '"a"'.padEnd(2_000)]],
  [false, [null, '', '"b"', 'a', '"aW/"', 'xW/"a"', 'w/"a"', '"a"b', '"A"', '"a"'.padEnd(2_001)]],
])('it is %s that "a" matches each of %j', (matches, conditions) => {
  expect(conditions.map((condition) => matchesEtag(condition, '"a"'))).toEqual(conditions.map(() => matches));
});

it('markup is escaped for texts and for both kinds of quoted values, and nothing else is', () => {
  expect(escapeHtml(`<a href="x" id='y'>&amp; ñ/=\`</a>`)).toBe(
    '&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp; ñ/=`&lt;/a&gt;',
  );
});

it('a preflight repeats the names of headers up to 1,024 characters, and no more', () => {
  const repeated = (length: number): string | null => {
    const asked = new Headers({ 'access-control-request-headers': 'x'.repeat(length) });
    return createResponses().preflight(asked).headers.get('access-control-allow-headers');
  };
  expect([1, 1_024, 1_025].map((length) => repeated(length)?.length)).toEqual([1, 1_024, undefined]);
});
