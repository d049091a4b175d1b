export const element: typeof import('../../es/pages/element.ts').element = {
  birth: 'Birth date',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  readings: 'See its readings',
};
