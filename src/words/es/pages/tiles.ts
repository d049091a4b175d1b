/** The titles of the three numbers that a profile shows first. */
export const tiles = {
  lifePath: 'Camino de vida',
  center: 'Centro',
  year: (year: number): string => `Año ${year}`,
};
