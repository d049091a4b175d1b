export const layout = {
  skip: 'Saltar al contenido',
  navigation: 'Principal',
  menu: 'Menú',
  developers: 'Para desarrolladores',
  sections: {
    profiles: 'Calcular',
    method: 'Método',
    couples: 'Pareja',
    numbers: 'Números',
    lifePaths: 'Camino de vida',
    arcana: 'Arcanos',
    embed: 'Para tu web',
    dataset: 'Datos',
    docs: 'API',
  },
  /** Above the title of a cover. */
  kicker: 'Numerología en datos abiertos',
  cover: (words: string): string => `${words}, con la estrella de ocho puntas`,
  feed: 'Novedades',
  /** Below the icon on a phone. */
  shortName: 'Numerología',
  keywords: ['numerología', 'camino de vida', 'matriz del destino', 'arcanos mayores', 'tarot'],
  license: {
    before: 'Textos y datos bajo licencia ',
    after: (attribution: string): string => `: úsalos donde quieras y nombra la fuente como «${attribution}». `,
    link: 'Cómo atribuir',
  },
  nature:
    'La numerología es una tradición simbólica. Aquí encontrarás preguntas para pensar, y ninguna predicción ni consejo médico, psicológico, legal o financiero.',
  privacy:
    'Esta web no usa cookies, no mide tus visitas y no carga nada de otros sitios. Los números se calculan en tu navegador. ',
  index: 'Índice de la API',
  contact: 'Contacto: ',
};
