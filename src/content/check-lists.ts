import type { ContentProblem } from './content-schema.ts';

/** Checks that every entry is where it belongs; reports the first that is not, with what is allowed. */
export function* checkSequence<T>(
  file: string,
  fieldOf: (entry: number) => string,
  actual: readonly T[],
  expected: readonly T[],
): Generator<ContentProblem> {
  const at = expected.findIndex((value, i) => actual[i] !== value);
  if (at === -1 && actual.length === expected.length) return;
  const where = at === -1 ? expected.length : at;
  const problem = `expected ${expected[where] ?? 'no more entries'}, found ${actual[where] ?? 'nothing'}; allowed, in this order: ${expected.join(', ')}`;
  yield { file, field: fieldOf(where), problem };
}

/** No value twice. */
export function* checkDistinct(
  entries: readonly { file: string; field: string; value: string }[],
): Generator<ContentProblem> {
  const seen = new Map<string, string>();
  for (const { file, field, value } of entries) {
    const first = seen.get(value);
    if (first !== undefined)
      yield { file, field, problem: `"${value}" is a duplicate of ${first}; every value must be different` };
    else seen.set(value, `${file} ${field}`);
  }
}
