const COLLATOR = new Intl.Collator('es');

/** Why an allow-list is longer or less tidy than it has to be. */
export function allowListProblems(
  list: readonly string[],
  used: ReadonlySet<string>,
  inDictionary: (word: string) => boolean,
): string[] {
  return list.flatMap((word, i) => {
    const previous = list[i - 1];
    return [
      ...(previous !== undefined && COLLATOR.compare(previous, word) >= 0
        ? [`"${word}" must stand before "${previous}", once`]
        : []),
      ...(used.has(word) ? [] : [`"${word}" is in no text`]),
      ...(inDictionary(word) ? [`"${word}" is in the dictionary already`] : []),
    ];
  });
}
