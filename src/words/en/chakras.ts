export const chakras: typeof import('../es/chakras.ts').chakras = {
  chakra: 'Chakra',
  parts: { physics: 'Physical plane', energy: 'Energetic plane', emotions: 'Emotional plane' },
  sum: 'Sum',
  body: {
    Sahasrara: 'crown',
    Ajna: 'brow',
    Vishuddha: 'throat',
    Anahata: 'heart',
    Manipura: 'solar plexus',
    Svadhisthana: 'belly',
    Muladhara: 'base',
  },
};
