/** Laureates whose field does not name the prize, and others whose field does. */
export function nobelProblems(
  people: readonly { readonly name: string; readonly field: string }[],
  laureates: readonly string[],
): string[] {
  return people.flatMap(({ name, field }) => {
    const named = /(?<!\p{L})Nobel(?!\p{L})/u.test(field);
    if (laureates.includes(name) === named) return [];
    return [`"${name}", ${named ? 'no laureate' : 'a laureate'}: "${field}"`];
  });
}
