/** What the page of the data says besides its prose, which is in data/es/pages/data.md. */
export const dataset = {
  decimalSign: ',' as ',' | '.',
  /**
   * Groups of three, from five digits on. By hand, because `Intl` may change with the machine and the same data must give
   * the same bytes.
   *
   * @example count(73414) // '73 414' with a narrow no-break space
   */
  count: (n: number): string => (n < 10_000 ? String(n) : String(n).replace(/\B(?=(?:\d{3})+$)/g, '\u202f')),
  copy: 'Copiar',
  /** Ends the name of the button, after `copy`. */
  sumOf: (file: string): string => ` la suma de ${file}`,
};
