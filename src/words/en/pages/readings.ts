export const readings: typeof import('../../es/pages/readings.ts').readings = {
  light: 'Light',
  shadow: 'Shadow',
  example: 'Example',
  more: 'Read more',
  unfold: 'Read the card',
  none: 'On no date',
  one: 'On one date only',
  oneIn: (dates) => `On 1 date in ${dates}`,
};
