/** Parameters that mean the same in every endpoint. */
export const parameters = {
  date: 'Fecha, como AAAA-MM-DD.',
  day: 'Día.',
  month: 'Mes.',
  year: 'Año.',
};
