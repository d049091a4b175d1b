import { describe, expect, it } from 'vitest';
import { ARCANA_REFERENCE } from './arcana-reference.ts';
import { arcanumProblems } from './checks/arcanum-problems.ts';
import { realContent } from './real-content.ts';

describe('names and emoji of the arcana', () => {
  it('are those of the method', async () => {
    const { arcana } = await realContent();
    const problems = arcana.flatMap((arcanum) =>
      arcanumProblems(arcanum).map((problem) => `data/arcana/${arcanum.number}.json ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('are 22 distinct pairs', () => {
    expect(new Set(ARCANA_REFERENCE.map(([name]) => name)).size).toBe(22);
    expect(new Set(ARCANA_REFERENCE.map(([, emoji]) => emoji)).size).toBe(22);
  });
});

describe('arcanumProblems', () => {
  it.each([
    [{ number: 8, name: 'La Fuerza', emoji: '⚖️' }, ['name: "La Fuerza", expected "La Justicia"']],
    // Without the variation selector the sign is drawn as text.
    [{ number: 8, name: 'La Justicia', emoji: '\u2696' }, ['emoji: "\u2696", expected "⚖️"']],
    [{ number: 1, name: 'El Mago', emoji: '🧙🔮' }, ['emoji: "🧙🔮", expected "🧙"', 'emoji: "🧙🔮" has 2 graphemes']],
    [{ number: 1, name: 'El Mago', emoji: '🧙' }, []],
  ])('%o', (arcanum, problems) => {
    expect(arcanumProblems(arcanum)).toEqual(problems);
  });
});
