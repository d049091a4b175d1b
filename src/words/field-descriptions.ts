/**
 * Descriptions in Spanish of fields that the API's schemas and the dataset's tables share. Apart from the schemas, so that
 * the tables do not load Zod.
 */
export const DESCRIPTIONS = {
  lifePath: {
    archetype: 'Nombre del arquetipo.',
    traits: 'Rasgos.',
    weaknesses: 'Puntos débiles.',
    advice: 'Consejo.',
  },
  arcanum: { name: 'Nombre del arcano.', keyword: 'Frase clave.' },
  position: { title: 'Nombre de la posición.' },
  chart: { points: 'Todos los puntos de la carta, con los nombres del método.' },
  origin: {
    license: 'Licencia de los datos.',
    license_url: 'Texto de la licencia.',
    api_version: 'Versión de la interfaz.',
  },
} as const;
