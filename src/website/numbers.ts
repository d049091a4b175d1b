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

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/**
 * @example readableSize(1_234_567) // '1,2 MB'
 */
export function readableSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  for (; value >= 1000 && unit < UNITS.length - 1; unit++) value /= 1000;
  const digits = unit === 0 || value >= 100 ? 0 : 1;
  return `${value.toFixed(digits).replace('.', ',')}\u202f${UNITS[unit]}`;
}
