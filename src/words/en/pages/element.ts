export const element: typeof import('../../es/pages/element.ts').element = {
  title: 'The star of your birth date',
  show: 'See the star',
  readings: 'See its readings',
};
