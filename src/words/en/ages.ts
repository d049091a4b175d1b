export const ages: typeof import('../es/ages.ts').ages = {
  span(from, to) {
    if (from === null) return 'No fixed age';
    return to === null ? `From the age of ${from}` : `From ${from} to ${to} years of age`;
  },
};
