import { LIFE_PATH_NUMBERS } from '../method/life-path-number.ts';

/** The words of an endpoint, in Spanish, as documents show them. Apart from the descriptions, which the edge loads first of all. */
export interface Words {
  readonly summary: string;
  readonly description: string;
  /** The answer itself, as OpenAPI calls it. */
  readonly answer: string;
  /** What the service index says of its address. */
  readonly index: string;
  /** What the documentation page says of it; absent if the page does not list it. */
  readonly docs?: string;
  /** What the service index says of the example; absent if it gives none. */
  readonly example?: string;
  /** As a tool for assistants. */
  readonly tool?: { readonly name: string; readonly title: string; readonly description: string };
}

/** By the endpoint's name. */
const WORDS: Readonly<Record<string, Words>> = {
  index: {
    summary: 'El servicio y sus direcciones',
    description: 'Nombre, licencia y contacto del servicio, con la dirección de todo lo que ofrece.',
    answer: 'El índice.',
    index: 'Este documento.',
    docs: 'El servicio, su licencia y todas las direcciones.',
  },
  life_paths: {
    summary: 'Los doce números de camino de vida',
    description: 'Cada número con su arquetipo, su lema, una frase y la dirección de su registro completo.',
    answer: 'La lista.',
    index: 'Lista de los números de camino de vida.',
    docs: 'Los doce caminos de vida, resumidos.',
  },
  life_path: {
    summary: 'Un número de camino de vida',
    description: 'Todos los textos de un número: descripción, rasgos, vocaciones, amor, consejos y personas conocidas.',
    answer: 'El registro.',
    index: 'Plantilla de un número.',
    docs: `Un camino de vida completo. Valen ${LIFE_PATH_NUMBERS.slice(0, -1).join(', ')} y ${LIFE_PATH_NUMBERS.at(-1)}.`,
    example: 'Un número.',
    tool: { name: 'life_path', title: 'Camino de vida', description: 'Los textos de un número de camino de vida.' },
  },
  arcana: {
    summary: 'Los 22 arcanos mayores',
    description: 'Cada arcano con su nombre, su frase clave, su símbolo y la dirección de su registro completo.',
    answer: 'La lista.',
    index: 'Lista de los arcanos.',
    docs: 'Los veintidós arcanos, resumidos.',
  },
  arcanum: {
    summary: 'Un arcano mayor',
    description: 'Todos los textos de un arcano: descripción, luz, sombra y su lectura en cada posición.',
    answer: 'El registro.',
    index: 'Plantilla de un arcano.',
    docs: 'Un arcano completo, del 1 al 22.',
    example: 'Un arcano.',
    tool: {
      name: 'arcanum',
      title: 'Arcano mayor',
      description: 'Un arcano mayor con su luz, su sombra y su lectura en cada posición.',
    },
  },
  matrix: {
    summary: 'La matriz del destino de una fecha',
    description: 'Las doce posiciones de la matriz, cada una con su arcano mayor.',
    answer: 'La matriz.',
    index: 'Plantilla de la matriz de una fecha.',
    docs: 'Las doce posiciones de la matriz para una fecha.',
    example: 'Una matriz.',
  },
  matrix_picture: {
    summary: 'La matriz como imagen SVG, para insertar',
    description: 'El octagrama de la fecha, en claro y oscuro según quien mira. Cuenta como una matriz.',
    answer: 'La imagen.',
    index: 'Plantilla de la matriz como imagen SVG.',
    docs: 'La misma matriz como imagen SVG.',
  },
  matrix_of_date: {
    summary: 'La matriz del destino, con la fecha como AAAA-MM-DD',
    description: 'La misma respuesta que con día, mes y año por separado.',
    answer: 'La matriz.',
    index: 'Plantilla de la matriz, con la fecha como AAAA-MM-DD.',
    docs: 'La matriz, con la fecha como AAAA-MM-DD.',
    tool: {
      name: 'destiny_matrix',
      title: 'Matriz del destino',
      description: 'Las doce posiciones de la matriz del destino de una fecha, cada una con su arcano mayor.',
    },
  },
  chart: {
    summary: 'La carta entera de tres números',
    description:
      'Posiciones con su lectura, puntos, cola kármica, líneas, propósitos, chakras y edades. Las fechas con los mismos tres números comparten carta.',
    answer: 'La carta.',
    index: 'Plantilla de la carta de tres números.',
    docs: 'La carta entera: lecturas, cola kármica, líneas, propósitos, chakras y edades. Los tres números son el día, el mes y las cifras del año, reducidos.',
    example: 'Una carta.',
  },
  chart_of_date: {
    summary: 'La carta entera de una fecha',
    description: 'La misma carta que por sus tres números, a partir de la fecha.',
    answer: 'La carta.',
    index: 'Plantilla de la carta de una fecha, como AAAA-MM-DD.',
    docs: 'La misma carta, con la fecha como AAAA-MM-DD en lugar de los tres números.',
    tool: {
      name: 'chart',
      title: 'Carta entera',
      description:
        'La carta entera de una fecha: camino de vida, doce posiciones con su lectura, puntos, cola kármica, líneas, propósitos, chakras y edades.',
    },
  },
  couple: {
    summary: 'La carta de una pareja',
    description: 'Puntos, propósitos, líneas, cola kármica y centro de dos fechas juntas. El orden no importa.',
    answer: 'La carta.',
    index: 'Plantilla de la carta de una pareja, con dos fechas como AAAA-MM-DD.',
    docs: 'La carta de una pareja, de dos fechas como AAAA-MM-DD; el orden no importa.',
    example: 'Una pareja.',
    tool: {
      name: 'couple',
      title: 'Carta de una pareja',
      description: 'La carta de dos fechas juntas: centro con su lectura, cola kármica, líneas y propósitos.',
    },
  },
  couple_picture: {
    summary: 'La carta de una pareja como imagen SVG',
    description: 'El octagrama de las dos fechas juntas, en claro y oscuro según quien mira.',
    answer: 'La imagen.',
    index: 'Plantilla de la carta de una pareja como imagen SVG.',
    docs: 'La misma carta de pareja como imagen SVG.',
  },
  year: {
    summary: 'El arcano de un año para una fecha',
    description: 'El arcano, su lectura y el cálculo, paso a paso.',
    answer: 'El arcano, con su cálculo.',
    index: 'Plantilla del arcano de un año para una fecha.',
    docs: 'El arcano de un año, de 1900 a 2100, para una fecha, con su cálculo.',
    example: 'Un año.',
    tool: {
      name: 'year',
      title: 'Arcano de un año',
      description: 'El arcano de un año para una fecha de nacimiento, con su lectura y su cálculo.',
    },
  },
  statistics: {
    summary: 'Con qué frecuencia está cada arcano en cada posición',
    description: 'Cuántas fechas tienen cada arcano en cada posición, y cada camino de vida.',
    answer: 'Las frecuencias.',
    index: 'Con qué frecuencia está cada arcano en cada posición.',
    docs: 'En cuántas fechas está cada arcano en cada posición.',
  },
  openapi: {
    summary: 'El contrato de la interfaz',
    description: 'OpenAPI 3.1.',
    answer: 'El contrato.',
    index: 'Contrato de la interfaz, OpenAPI 3.1.',
  },
  schema: {
    summary: 'El esquema JSON de una respuesta',
    description: 'JSON Schema 2020-12, con su propia dirección en `$id`.',
    answer: 'El esquema.',
    index: 'Plantilla de los esquemas JSON.',
  },
};

export function wordsOf({ name }: { readonly name: string }): Words {
  const words = WORDS[name];
  if (words === undefined) throw new Error(`the endpoint ${name} has no words`);
  return words;
}

/** Chapters of OpenAPI, in its order. */
export const TAGS = {
  'camino-de-vida': 'Los números de camino de vida: 1 a 9, 11, 22 y 33.',
  matriz: 'La matriz del destino: doce posiciones, cada una con un arcano mayor.',
  carta: 'La carta entera: puntos, líneas, propósitos, chakras y edades.',
  pareja: 'La carta de dos fechas.',
  año: 'El arcano de un año.',
  arcanos: 'Los 22 arcanos mayores.',
  servicio: 'Índice y esquemas.',
} as const;
