/** The same in Spanish, for the people who use the service, and in English, for those who write programs for it. */
export type Words = Readonly<Record<Language, string>>;
export type Language = 'es' | 'en';

/** Fields that the API's schemas and the dataset's tables share. Apart from the schemas, so that the tables do not load Zod. */
export const DESCRIPTIONS = {
  lifePath: {
    archetype: { es: 'Nombre del arquetipo.', en: 'Name of the archetype.' },
    traits: { es: 'Rasgos.', en: 'Traits.' },
    weaknesses: { es: 'Puntos débiles.', en: 'Weak points.' },
    advice: { es: 'Consejo.', en: 'Advice.' },
  },
  arcanum: {
    name: { es: 'Nombre del arcano.', en: 'Name of the arcanum.' },
    keyword: { es: 'Frase clave.', en: 'Key phrase.' },
  },
  position: { title: { es: 'Nombre de la posición.', en: 'Name of the position.' } },
  chart: {
    points: {
      es: 'Todos los puntos de la carta, con los nombres del método.',
      en: 'All points of the chart, under the names of the method.',
    },
  },
  origin: {
    license: { es: 'Licencia de los datos.', en: 'Licence of the data.' },
    license_url: { es: 'Texto de la licencia.', en: 'Text of the licence.' },
    api_version: { es: 'Versión de la interfaz.', en: 'Version of the interface.' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Words>>>>;
