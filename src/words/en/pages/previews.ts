export const previews: typeof import('../../es/pages/previews.ts').previews = {
  language: 'en',
  profile: {
    title: (day) => `Profile of ${day}`,
    description: (day) => `The destiny matrix and the life path of ${day}, with every sum step by step.`,
  },
  couple: {
    title: (a, b) => `The couple of ${a} and ${b}`,
    description: (a, b) => `The star that ${a} and ${b} make together, what they have in common, and every sum.`,
  },
  invitation: {
    title: (day) => `Compare with ${day}`,
    description: (day) => `Type your birth date and see the star it makes with ${day}.`,
  },
  numbers: {
    title: (day, lifePath) => `The numbers of ${day}: life path ${lifePath}`,
    description: (day, lifePath) =>
      `Life path ${lifePath} and the other numbers of ${day}, each with its sum and its text.`,
  },
  shared: (arcanum, headline) => `${arcanum} at the center: ${headline}`,
  card: (day) => `The destiny matrix of ${day}`,
  coupleCard: (a, b) => `The couple chart of ${a} and ${b}`,
};
