export const dataset: typeof import('../../es/pages/dataset.ts').dataset = {
  decimalSign: '.',
  /**
   * @example count(73414) // '73,414'
   */
  count: (n) => String(n).replace(/\B(?=(?:\d{3})+$)/g, ','),
  copy: 'Copy',
  sumOf: (file) => ` the checksum of ${file}`,
};
