import type { Compute } from '../../src/contract/computed-answer.ts';
import { computedAnswers, type Drawers } from '../../src/service/computed-answers.ts';
import { content } from '../content-fixture.ts';

/** The real bodies, and pictures that say no more than what was to be drawn. */
export function fakeCompute(drawers: Partial<Drawers> = {}): Compute {
  return computedAnswers(content, {
    matrix: ({ day, month, year }) => `<svg>${day}/${month}/${year}</svg>\n`,
    couple: (a, b, detail) => `<svg>${a.day} ${b.day} ${detail}</svg>\n`,
    ...drawers,
  });
}
