/** Long enough to recognize what was sent, short enough to keep the answer small. */
const QUOTE_LENGTH = 24;

export function quote(text: string): string {
  return text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH)}…` : text;
}
