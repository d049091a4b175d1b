/** Loaded on demand: the texts, and what `npm run draw` drew for each format of a picture. */
export const onDemand = {
  texts: async () => (await import('./texts.ts')).texts,
  card: () => import('../../picture/pieces/en-card.json', { with: { type: 'json' } }),
  story: () => import('../../picture/pieces/en-story.json', { with: { type: 'json' } }),
  cover: () => import('../../picture/pieces/en-cover.json', { with: { type: 'json' } }),
};
