/**
 * What a text may not contain. Each rule comes with proof: texts in which it must find exactly the parts in brackets. The name is
 * the message for an author who violates the rule.
 */
export type PatternRule = readonly [name: string, pattern: RegExp, ...planted: string[]];

/** Enough context to find the place in the file. */
const AROUND = 12;

/** What the rules find in a text: the rule's name and the words around the match. */
export function findings(rules: readonly PatternRule[], text: string): string[] {
  return rules.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      return `${name}: "${text.slice(Math.max(0, index - AROUND), index + found.length + AROUND)}"`;
    }),
  );
}

/** A planted text without its brackets, and the bracketed parts. */
export function unmark(marked: string): { readonly text: string; readonly found: string[] } {
  return {
    text: marked.replace(/[[\]]/g, ''),
    found: [...marked.matchAll(/\[([^\]]*)\]/g)].map(([, found]) => found!),
  };
}

/** Matches whole words, ignoring case. */
export function words(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu');
}
