import { chart } from './chart.ts';

/** The places besides the twelve positions, whose titles are in data/. */
export const places = {
  personal_purpose: chart.purposes.personal,
  planetary_purpose: chart.purposes.planetary,
  age: 'Arcano de una edad',
  year: 'Arcano de un año',
  couple: 'El centro',
  couple_outside: 'Cómo se ve desde fuera',
  couple_home: 'Lo que une en privado',
  couple_money: 'El dinero',
  couple_tension: 'Donde roza',
  couple_purpose: 'Lo que construyen',
};
