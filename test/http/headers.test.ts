import { describe, expect, it } from 'vitest';
import { etagOf, matchesEtag } from '../../src/http/headers.ts';

describe('etagOf', () => {
  // The published test values of FNV-1a with 32 bits.
  it.each([
    ['', '"811c9dc5"'],
    ['a', '"e40c292c"'],
    ['foobar', '"bf9cf968"'],
  ])('%j has %s', (text, etag) => expect(etagOf(text)).toBe(etag));

  it('has eight digits, also when the first are zeros', () => {
    const tags = Array.from({ length: 200 }, (_, i) => etagOf(String(i)));
    expect(tags.some((tag) => tag.startsWith('"0'))).toBe(true);
    for (const tag of tags) expect(tag).toMatch(/^"[0-9a-f]{8}"$/);
  });
});

describe('matchesEtag', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*'])('%s matches', (condition) =>
    expect(matchesEtag(condition, '"a"')).toBe(true),
  );
  it.each([null, '', '"b"', 'a', '"aW/"', 'xW/"a"'])('%s does not', (condition) =>
    expect(matchesEtag(condition, '"a"')).toBe(false),
  );
});
