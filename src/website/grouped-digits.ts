/**
 * Whole numbers as Spanish writes them: groups of three, from five digits on. By hand, because `Intl` may change with
 * the machine and the same data must give the same bytes.
 *
 * @example groupedDigits(73414) // '73 414' with a narrow no-break space
 */
export function groupedDigits(n: number): string {
  const text = String(n);
  return text.length < 5 ? text : text.replace(/\B(?=(?:\d{3})+$)/g, '\u202f');
}
