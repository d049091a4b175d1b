/** Long enough to recognize what was sent, short enough to keep a response small. */
const LONGEST_QUOTE = 24;

/** Terminal control characters, what reverses or breaks the surrounding line, and lone surrogates. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * Makes outside input safe to repeat in a message: bounded length, no character cut in half, and unprintable characters as their
 * code.
 * @example quote('9\u001b[2J') // '9\\u{1b}[2J'
 */
export function quote(text: string, longest = LONGEST_QUOTE): string {
  // A character is at most two UTF-16 units; the rest is not processed.
  const kept = [...text.slice(0, 2 * longest)].slice(0, longest).join('');
  const shown = kept.replace(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
  return kept.length < text.length ? `${shown}…` : shown;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for an element or an attribute value. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char]!);
}

/** The same by code, as SVG and workbooks have it. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
