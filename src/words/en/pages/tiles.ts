export const tiles: typeof import('../../es/pages/tiles.ts').tiles = {
  lifePath: 'Life path',
  center: 'Center',
  year: (year) => `Year ${year}`,
};
