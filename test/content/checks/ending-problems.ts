import type { TextKind } from '../content-texts.ts';

/** How a text of its kind may not start or end: the words at fault. */
export function endingProblems(kind: TextKind, text: string): string[] {
  switch (kind) {
    case 'prose':
      return text
        .split('\n\n')
        .filter((paragraph) => !/[.?!…]$/u.test(paragraph))
        .map((paragraph) => `no final stop: "${tail(paragraph)}"`);
    case 'question':
      return /^¿.*\?$/su.test(text) ? [] : [`not ¿…?: "${text}"`];
    case 'label':
      // The stop of «EE. UU.» belongs to the abbreviation.
      return /(?<!\p{Lu})[.,;:…]$/u.test(text) ? [`stop after a label: "${tail(text)}"`] : [];
    case 'name':
      return [];
  }
}

function tail(text: string): string {
  return text.slice(-25);
}
