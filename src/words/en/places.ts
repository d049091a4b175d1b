import { chart } from './chart.ts';

export const places: typeof import('../es/places.ts').places = {
  personal_purpose: chart.purposes.personal,
  planetary_purpose: chart.purposes.planetary,
  age: 'Arcanum of an age',
  year: 'Arcanum of a year',
  couple: 'The center',
  couple_outside: 'How others see it',
  couple_home: 'What unites in private',
  couple_money: 'Money',
  couple_tension: 'Where it chafes',
  couple_purpose: 'What the two build',
};
