/** The words of the embed page besides its prose, data/es/pages/for-your-site.md, and of the framed star. */
export const embed = {
  legend: 'La fecha de la estrella',
  frameTitle: (site: string): string => `Una estrella · ${site}`,
};
