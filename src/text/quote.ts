/** Long enough to recognize what was sent, short enough to keep an answer small. */
const LONGEST_QUOTE = 24;

/** What a terminal obeys instead of showing it, what turns or breaks the line around it, and half a character. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * A text from outside, as a message may repeat it: of a bounded number of characters, none of them cut in half, and those
 * that cannot be shown by their code.
 *
 * @example quote('9\u001b[2J') // '9\\u{1b}[2J'
 */
export function quote(text: string, longest = LONGEST_QUOTE): string {
  // A character is two units at most; what is behind them is never looked at.
  const kept = [...text.slice(0, 2 * longest)].slice(0, longest).join('');
  const shown = kept.replace(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
  return kept.length < text.length ? `${shown}…` : shown;
}
