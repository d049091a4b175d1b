/** The element that other sites show. */
export const element = {
  birth: 'Fecha de nacimiento',
  day: 'Día',
  month: 'Mes',
  year: 'Año',
  readings: 'Ver sus lecturas',
};
