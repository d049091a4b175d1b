const RULES: readonly (readonly [rule: string, pattern: RegExp])[] = [
  ['only « » quote', /["“”„‟‘‚‹›`]/gu],
  ['apostrophe must be ’ between letters', /'|(?<!\p{L})’|’(?!\p{L})/gu],
  ['double space', / {2,}/gu],
  ['space other than a plain one', /[^\S \n]/gu],
  ['paragraphs are parted by one blank line', /(?<!\n)\n(?!\n)|\n{3,}/gu],
  ['space before a mark', /\s[,.;:?!»…]/gu],
  ['space after an opening mark', /[«¿¡]\s/gu],
  ['no space after a mark', /[,;:.?!…»](?=[\p{L}«¿¡])/gu],
  ['no space before an opening mark', /(?<=[\p{L}\p{N}])[«¿¡]/gu],
  ['three dots instead of …', /\.{2,}/gu],
  ['space at the start or end', /^\s|\s$|(?<=\n) | (?=\n)/gu],
  ['accent apart from its letter', /\p{M}/gu],
];

/** What is badly set in a text: the rule and the words around the place. */
export function typographyProblems(text: string): string[] {
  return RULES.flatMap(([rule, pattern]) =>
    [...text.matchAll(pattern)].map((match) => `${rule}: "${excerpt(text, match.index, match[0].length)}"`),
  );
}

/** Enough around the place to find it in the file. */
const AROUND = 12;

function excerpt(text: string, start: number, length: number): string {
  return text.slice(Math.max(0, start - AROUND), start + length + AROUND);
}
