/** Loaded on demand: the texts, and what `npm run draw` drew for each format of a picture. */
export const onDemand = {
  texts: async () => (await import('./texts.ts')).texts,
  card: () => import('../../picture/pieces/es-card.json', { with: { type: 'json' } }),
  story: () => import('../../picture/pieces/es-story.json', { with: { type: 'json' } }),
  cover: () => import('../../picture/pieces/es-cover.json', { with: { type: 'json' } }),
};
