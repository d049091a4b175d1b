export const chakras = {
  chakra: 'Chakra',
  parts: { physics: 'Plano físico', energy: 'Plano energético', emotions: 'Plano emocional' },
  sum: 'Suma',
  /** The traditional location of each chakra. */
  body: {
    Sahasrara: 'corona',
    Ajna: 'entrecejo',
    Vishuddha: 'garganta',
    Anahata: 'corazón',
    Manipura: 'plexo solar',
    Svadhisthana: 'vientre',
    Muladhara: 'base',
  },
};
