import { describe, expect, it } from 'vitest';
import { reportOnce } from '../../src/server/report-once.ts';

describe('reportOnce', () => {
  it('writes a failure once a minute, each kind by itself, and everything else always', () => {
    const written: unknown[] = [];
    let time = 0;
    const report = reportOnce(
      (problem) => written.push(problem instanceof Error ? problem.message : problem),
      () => time,
    );
    for (const [at, problem] of [
      [0, new Error('slow')],
      [1, new Error('slow')],
      [2, new Error('broken')],
      [3, 'back'],
      [4, 'back'],
      [59_999, new Error('slow')],
      [60_000, new Error('slow')],
      [1_000, new Error('slow')],
    ] as const) {
      time = at;
      report(problem);
    }
    expect(written).toEqual(['slow', 'broken', 'back', 'back', 'slow', 'slow']);
  });
});
