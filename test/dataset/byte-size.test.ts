import { describe, expect, it } from 'vitest';
import { byteSize } from '../../src/dataset/catalogue.ts';

describe('a size', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1.0 KB'],
    [140_972, '141.0 KB'],
    [3_918_820, '3.9 MB'],
    [58_380_550, '58.4 MB'],
  ])('%d is %s', (bytes, text) => expect(byteSize(bytes, '.')).toBe(text));

  it('has the decimal mark of its language', () => expect(byteSize(1234, ',')).toBe('1,2 KB'));
});
