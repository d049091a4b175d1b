const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['«', '»'],
  ['¿', '?'],
  ['¡', '!'],
];

/** Opening marks without their closing one and the reverse, with the paragraph's words around them. */
export function unpairedMarks(text: string): string[] {
  return text.split('\n\n').flatMap((paragraph) => PAIRS.flatMap(([open, close]) => unpaired(paragraph, open, close)));
}

function unpaired(text: string, open: string, close: string): string[] {
  const problems: string[] = [];
  let opened = -1;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === open) {
      if (opened !== -1) problems.push(describe(text, opened));
      opened = at;
    } else if (text[at] === close) {
      if (opened === -1) problems.push(describe(text, at));
      opened = -1;
    }
  }
  if (opened !== -1) problems.push(describe(text, opened));
  return problems;
}

function describe(text: string, at: number): string {
  return `${text[at]} without its pair: "${text.slice(Math.max(0, at - 12), at + 13)}"`;
}
