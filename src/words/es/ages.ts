/** Spans of a life; separate from the chart's titles, because the numbers page needs only these. */
export const ages = {
  /**
   * @example span(20, 40) // 'De 20 a 40 años'
   */
  span(from: number | null, to: number | null): string {
    if (from === null) return 'Sin edad fija';
    return to === null ? `Desde los ${from} años` : `De ${from} a ${to} años`;
  },
};
