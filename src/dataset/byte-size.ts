const STEP = 1000;
const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/**
 * A human-readable size in decimal units, with one digit after the decimal mark.
 *
 * @example byteSize(140_410, '.') // '140.4 KB'
 */
export function byteSize(bytes: number, decimalMark: '.' | ','): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const digits = power === 0 ? 0 : 1;
  return `${(bytes / STEP ** power).toFixed(digits).replace('.', decimalMark)} ${UNITS[power]}`;
}
