import type { ContentText } from './content-texts.ts';

/** Runs a checker over texts and says for each finding where it is: `data/life-path/7.json love: "palabra"`. */
export function report(texts: readonly ContentText[], check: (text: ContentText) => readonly string[]): string[] {
  return texts.flatMap((text) => check(text).map((found) => `${text.record} ${text.field}: ${found}`));
}
