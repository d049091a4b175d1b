export const embed: typeof import('../../es/pages/embed.ts').embed = {
  legend: 'The date of the star',
  frameTitle: (site) => `A star · ${site}`,
};
