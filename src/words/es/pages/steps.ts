/** The tables that show a chart's calculation. */
export const steps = {
  /** The three points that come from the date itself. */
  A: 'el día',
  B: 'el mes',
  C: 'la suma de las cifras del año',
  caption: 'Cada punto, su fórmula y su cálculo',
  point: 'Punto',
  sum: 'Cálculo',
  arcanum: 'Arcano',
  total: 'Total',
};
