/** The words of the element for other sites. */
export const element = {
  title: 'La estrella de tu fecha de nacimiento',
  show: 'Ver la estrella',
  readings: 'Ver sus lecturas',
};
