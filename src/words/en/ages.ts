export const ages: typeof import('../es/ages.ts').ages = {
  span(from, to) {
    if (from === null) return 'At any age';
    return to === null ? `From the age of ${from}` : `From ${from} to ${to} years of age`;
  },
};
