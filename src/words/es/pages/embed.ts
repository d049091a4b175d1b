/** What the page for other sites says besides its prose, which is in data/es/pages/for-your-site.md, and the star in a frame. */
export const embed = {
  legend: 'La fecha de la estrella',
  frameTitle: (publisher: string): string => `Una estrella · ${publisher}`,
};
