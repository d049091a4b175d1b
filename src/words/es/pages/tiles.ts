/** The titles of the first three numbers of a profile. */
export const tiles = {
  lifePath: 'Camino de vida',
  center: 'Centro',
  year: (year: number): string => `Año ${year}`,
};
