/**
 * What a text may not hold. Each rule has its proof with it: texts in which it finds what stands between brackets, and
 * nothing else. A name is what somebody has to read who wrote against it.
 */
export type PatternRule = readonly [name: string, pattern: RegExp, ...planted: string[]];

/** Enough around the place to find it in the file. */
const AROUND = 12;

/** What some rule finds in a text: its name and the words around the place. */
export function findings(rules: readonly PatternRule[], text: string): string[] {
  return rules.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      return `${name}: "${text.slice(Math.max(0, index - AROUND), index + found.length + AROUND)}"`;
    }),
  );
}

/** A planted text without its brackets, and what they hold. */
export function unmark(marked: string): { readonly text: string; readonly found: string[] } {
  return {
    text: marked.replace(/[[\]]/g, ''),
    found: [...marked.matchAll(/\[([^\]]*)\]/g)].map(([, found]) => found!),
  };
}

/** Whole words, in capitals or not. */
export function words(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu');
}
