/** The data page's words besides its prose, data/es/pages/data.md. */
export const dataset = {
  decimalSign: ',' as ',' | '.',
  /**
   * Groups digits by three, from five digits on. By hand: `Intl` may change with the machine, and the same data must give
   * the same bytes.
   *
   * @example count(73414) // '73 414' with a narrow no-break space
   */
  count: (n: number): string => (n < 10_000 ? String(n) : String(n).replace(/\B(?=(?:\d{3})+$)/g, '\u202f')),
  copy: 'Copiar',
  /** Ends the button's name, after `copy`. */
  sumOf: (file: string): string => ` la suma de ${file}`,
};
