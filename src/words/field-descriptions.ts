/** The same in Spanish, for the people who use the service, and in English, for those who write programs for it. */
export type Words = Readonly<Record<Language, string>>;
export type Language = 'es' | 'en';

/** Fields that the API's schemas and the dataset's tables share. Apart from the schemas, so that the tables do not load Zod. */
export const DESCRIPTIONS = {
  lifePath: {
    number: { es: 'Número de camino de vida.', en: 'Life path number; 11, 22 and 33 are master numbers.' },
    archetype: { es: 'Nombre del arquetipo.', en: 'Name of the archetype, in Spanish.' },
    archetype_en: { es: 'Nombre del arquetipo, en inglés.', en: 'Name of the archetype, in English.' },
    tagline: { es: 'Lema breve.', en: 'Short motto.' },
    short_description: { es: 'Resumen de una frase.', en: 'Summary in one sentence.' },
    description: {
      es: 'Texto largo; una línea en blanco separa los párrafos.',
      en: 'Long text; a blank line separates its paragraphs.',
    },
    traits: { es: 'Rasgos.', en: 'Traits.' },
    weaknesses: { es: 'Puntos débiles.', en: 'Weak points.' },
    career: { es: 'Ámbitos profesionales.', en: 'Fields of work.' },
    love: { es: 'El amor y las relaciones.', en: 'Love and relationships.' },
    advice: { es: 'Consejo.', en: 'Advice.' },
    famous_people: { es: 'Personas conocidas con este número.', en: 'Well-known people with this number.' },
    page: { es: 'Página de este número.', en: 'The page of this number.' },
  },
  arcanum: {
    number: { es: 'Número del arcano mayor, de 1 a 22.', en: 'Number of the major arcanum, 1 to 22; the Fool is 22.' },
    name: { es: 'Nombre del arcano.', en: 'Name of the arcanum, in Spanish.' },
    name_en: { es: 'Nombre del arcano, en inglés.', en: 'Name of the arcanum, in English.' },
    keyword: { es: 'Frase clave.', en: 'Key phrase.' },
    emoji: { es: 'Un símbolo.', en: 'An emoji as its symbol.' },
    description: { es: 'Texto sobre el arcano.', en: 'Text about the arcanum.' },
    light: { es: 'Su lado luminoso.', en: 'Its bright side.' },
    shadow: { es: 'Su lado de sombra.', en: 'Its shadow side.' },
    readings: {
      es: 'Lo que dice en cada posición, en otros puntos de la carta, como arcano de un año y en una pareja.',
      en: 'What it says in each position, at other points of the chart, as the arcanum of a year and in a couple.',
    },
    meanings: {
      es: 'Lo mismo, dicho con palabras llanas: significado, luz, sombra y una pregunta.',
      en: 'The same in plain words: meaning, light, shadow and a question.',
    },
    repeated: {
      es: 'Qué significa que se repita en una carta.',
      en: 'What it means when it comes more than once in a chart.',
    },
    absent: {
      es: 'Las posiciones en las que no lo tiene ninguna fecha.',
      en: 'The positions in which no date has it.',
    },
    page: { es: 'Página de este arcano.', en: 'The page of this arcanum.' },
  },
  reading: {
    meaning: { es: 'Qué significa este arcano en este lugar.', en: 'What this arcanum means in this place.' },
    light: { es: 'El don: cómo se nota cuando va bien.', en: 'The gift: how it shows when things go well.' },
    shadow: { es: 'Dónde puede torcerse.', en: 'Where it may go wrong.' },
    question: { es: 'Una pregunta para quien lee.', en: 'A question for the reader.' },
    reading: { es: 'Un ejemplo de un día cualquiera.', en: 'An example from an ordinary day.' },
  },
  position: { title: { es: 'Nombre de la posición.', en: 'Name of the position, in Spanish.' } },
  chart: {
    a: { es: 'Punto A: el día, reducido a 22 o menos.', en: 'Point A: the day, reduced to 22 or less.' },
    b: { es: 'Punto B: el mes.', en: 'Point B: the month.' },
    c: {
      es: 'Punto C: la suma de las cifras del año, reducida a 22 o menos.',
      en: 'Point C: the sum of the digits of the year, reduced to 22 or less.',
    },
    points: {
      es: 'Todos los puntos de la carta, con los nombres del método.',
      en: 'All points of the chart, under the names of the method.',
    },
    numbers: {
      es: 'Los tres números de los que sale todo lo demás.',
      en: 'The three numbers that everything else follows from.',
    },
    life_path: { es: 'El camino de vida.', en: 'The life path.' },
    positions: {
      es: 'Las doce posiciones de la matriz, con su lectura.',
      en: 'The twelve positions of the matrix, with their readings.',
    },
    personal_purpose: { es: 'El propósito personal: el punto P1.', en: 'The personal purpose: the point P1.' },
    planetary_purpose: { es: 'El propósito planetario: el punto P4.', en: 'The planetary purpose: the point P4.' },
    repeated: {
      es: 'Los arcanos que se repiten, del más frecuente al menos.',
      en: 'The arcana that come more than once, the most frequent first.',
    },
    karmic_tail: { es: 'La cola kármica.', en: 'The karmic tail: the points M, N and D.' },
    lines: {
      es: 'Las líneas, cada una del primer punto al último.',
      en: 'The lines of love, money, father and mother, each from first point to last.',
    },
    purposes: { es: 'Los cuatro propósitos.', en: 'The four purposes.' },
    chakras: {
      es: 'La tabla de los siete chakras, de la corona a la base. Un símbolo, no un diagnóstico.',
      en: 'The table of the seven chakras, from crown to base. A symbol, not a diagnosis.',
    },
    chakra_sums: {
      es: 'La suma reducida de cada columna de la tabla.',
      en: 'The reduced sum of each column of the table.',
    },
    ages: { es: 'El anillo de las edades.', en: 'The ring of ages: an arcanum for every 1.25 years.' },
    age_texts: {
      es: 'Plantilla de la dirección del arcano de una edad; sus textos están en meanings.age y readings.age.',
      en: 'Template of the address of an age’s arcanum; its texts are in meanings.age and readings.age.',
    },
  },
  matrix: {
    input: { es: 'La fecha pedida.', en: 'The date that was asked for.' },
    matrix: { es: 'Las doce posiciones.', en: 'The twelve positions, each with its arcanum.' },
    details_url: { es: 'Página del perfil de esta fecha.', en: 'The profile page of this date.' },
  },
  tail: {
    name: { es: 'Nombre de la cola.', en: 'Name of the tail.' },
    text: { es: 'Texto sobre la cola.', en: 'Text about the tail.' },
  },
  origin: {
    source_url: { es: 'Página que explica el cálculo.', en: 'The page that explains the calculation.' },
    suggested_citation: { es: 'Cita completa, lista para copiar.', en: 'A complete citation, ready to copy.' },
    license: { es: 'Licencia de los datos.', en: 'Licence of the data.' },
    license_url: { es: 'Texto de la licencia.', en: 'Text of the licence.' },
    attribution: {
      es: 'Línea de atribución que pide la licencia.',
      en: 'The attribution line that the licence asks for.',
    },
    attribution_html: { es: 'La atribución como enlace HTML.', en: 'The attribution as an HTML link.' },
    api_version: {
      es: 'Versión de la interfaz.',
      en: 'Version of the interface; it changes only when callers have to.',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Words>>>>;
