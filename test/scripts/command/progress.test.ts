import { describe, expect, it } from 'vitest';
import { showProgress } from '../../../scripts/command/progress.ts';

function record(isTTY: boolean) {
  const written: string[] = [];
  let now = 0;
  const progress = showProgress({ isTTY, write: (text) => written.push(text) }, 'Writing', 100, () => (now += 60));
  for (let i = 0; i < 100; i++) progress.advance(1);
  progress.done();
  return written;
}

describe('showProgress', () => {
  it('writes a few plain lines into a log', () => {
    expect(record(false)).toEqual([
      'Writing: 25 of 100\n',
      'Writing: 50 of 100\n',
      'Writing: 75 of 100\n',
      'Writing: 100 of 100\n',
    ]);
  });

  it('redraws one line on a terminal and clears it at the end', () => {
    const written = record(true);
    expect(written.length).toBeGreaterThan(10);
    expect(written.every((text) => text.startsWith('\r') && !text.includes('\n'))).toBe(true);
    expect(written.at(-2)).toContain('100 %');
    expect(written.at(-1)).toBe('\r\x1b[K');
  });
});
