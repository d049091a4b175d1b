/** The parts of a reading, and how common an arcanum is. */
export const readings = {
  light: 'Luz',
  shadow: 'Sombra',
  example: 'Ejemplo',
  more: 'Leer más',
  unfold: 'Leer su carta',
  none: 'En ninguna fecha',
  one: 'En una sola fecha',
  oneIn: (dates: number): string => `En 1 de cada ${dates} fechas`,
};
