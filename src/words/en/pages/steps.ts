export const steps: typeof import('../../es/pages/steps.ts').steps = {
  A: 'the day',
  B: 'the month',
  C: 'the sum of the digits of the year',
  caption: 'Each point, its formula and its sum',
  point: 'Point',
  sum: 'Sum',
  arcanum: 'Arcanum',
  total: 'Total',
};
