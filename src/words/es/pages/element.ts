/** The element that other sites show. */
export const element = {
  title: 'La estrella de tu fecha de nacimiento',
  show: 'Ver la estrella',
  readings: 'Ver sus lecturas',
};
