import { describe, expect, it } from 'vitest';
import { AgingMap } from '../../src/gateway/aging-map.ts';

describe('AgingMap', () => {
  it('keeps everything while there is room', () => {
    const map = new AgingMap<number>(100);
    for (let i = 0; i < 50; i++) map.set(`k${i}`, i, 1);
    expect(Array.from({ length: 50 }, (_, i) => map.get(`k${i}`))).toEqual(Array.from({ length: 50 }, (_, i) => i));
    expect(map.weight).toBe(50);
  });

  it('never weighs more than its maximum, and keeps what is used', () => {
    const map = new AgingMap<number>(100);
    map.set('used', 1, 5);
    for (let i = 0; i < 1000; i++) {
      map.set(`k${i}`, i, 3);
      expect(map.get('used')).toBe(1);
      expect(map.weight).toBeLessThanOrEqual(100);
    }
    expect(map.get('k0')).toBeUndefined();
    expect(map.get('k999')).toBe(999);
  });

  it('counts a value that grows once, young or old', () => {
    const map = new AgingMap<string>(100);
    map.set('a', 'small', 10);
    map.set('a', 'larger', 30);
    expect([map.get('a'), map.weight]).toEqual(['larger', 30]);
    map.set('b', 'ages both', 30);
    map.set('a', 'again', 40);
    expect([map.get('a'), map.get('b'), map.weight]).toEqual(['again', 'ages both', 70]);
  });
});
