import { describe, expect, it } from 'vitest';
import { chooseEncoding } from '../../src/server/compress.ts';

describe('chooseEncoding', () => {
  it.each([
    ['', ''],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', ''],
    ['br ; q=0', ''],
    ['identity', ''],
    ['BR', 'br'],
    ['deflate', ''],
    ['vibrant', ''],
  ])('%s is %s', (header, encoding) => {
    expect(chooseEncoding(new Headers({ 'Accept-Encoding': header }))).toBe(encoding);
  });

  it('is none without the header', () => expect(chooseEncoding(new Headers())).toBe(''));
});
