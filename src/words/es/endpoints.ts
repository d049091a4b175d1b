import { LONGEST_NAME } from '../../method/read-name.ts';

const PAIR = { a: 'Una fecha, como AAAA-MM-DD.', b: 'La otra fecha. El orden no importa.' };
const NAME = {
  name: `Nombre completo, de 1 a ${LONGEST_NAME} caracteres: letras latinas con cualquier acento, espacios, guiones, apóstrofos y puntos.`,
};

/** What documents say about each endpoint, by name; `parameters` has those that `parameters.ts` does not describe. */
export const endpoints = {
  index: {
    summary: 'El servicio y sus direcciones',
    description: 'Nombre, licencia y contacto del servicio, con la dirección de todo lo que ofrece.',
  },
  life_paths: {
    summary: 'Los doce números de camino de vida',
    description: 'Cada número con su arquetipo, su lema, una frase y la dirección de su registro completo.',
  },
  life_path: {
    summary: 'Un número de camino de vida',
    description: 'Todos los textos de un número: descripción, rasgos, vocaciones, amor, consejos y personas conocidas.',
    refusal: 'No es un número de camino de vida.',
    parameters: { number: 'Número de camino de vida.' },
  },
  arcana: {
    summary: 'Los 22 arcanos mayores',
    description: 'Cada arcano con su nombre, su frase clave, su símbolo y la dirección de su registro completo.',
  },
  arcanum: {
    summary: 'Un arcano mayor',
    description: 'Todos los textos de un arcano: descripción, luz, sombra y su lectura en cada posición.',
    refusal: 'No es un arcano mayor.',
    parameters: { number: 'Número del arcano.' },
  },
  matrix: {
    summary: 'La matriz del destino de una fecha',
    description: 'Las doce posiciones de la matriz, cada una con su arcano mayor.',
    refusal: 'La fecha no es válida o no existe.',
  },
  matrix_picture: {
    summary: 'La matriz como imagen SVG, para insertar',
    description: 'El octagrama de la fecha, en claro y oscuro según quien mira. Cuenta como una matriz.',
    refusal: 'La fecha no es válida o no existe, o una opción tiene un valor que no se admite.',
  },
  matrix_card: {
    summary: 'La tarjeta de una fecha como imagen PNG',
    description:
      'La fecha, el titular de su retrato, el arcano del centro, la estrella y la dirección de este sitio, en 1200 × 630: lo que muestra un enlace compartido. Como historia, en 1080 × 1920. Cuenta como una matriz.',
    refusal: 'La fecha no es válida o no existe, o una opción tiene un valor que no se admite.',
  },
  matrix_of_date: {
    summary: 'La matriz del destino, con la fecha como AAAA-MM-DD',
    description: 'La misma respuesta que con día, mes y año por separado.',
    refusal: 'La fecha no es válida o no existe.',
  },
  calendar: {
    summary: 'Todas las fechas de un año',
    description:
      'Una fila por fecha con los doce arcanos, el camino de vida y los tres números de la carta, bajo una fila con los nombres de las columnas. Es la forma de pedir muchas fechas de una vez.',
    refusal: 'El año no es válido.',
  },
  chart: {
    summary: 'La carta entera de tres números',
    description:
      'Posiciones con su lectura, puntos, cola kármica, líneas, propósitos, chakras y edades. Las fechas con los mismos tres números comparten carta.',
    refusal: 'Ninguna fecha tiene esos números.',
    parameters: {
      a: 'El día, reducido a 22 o menos.',
      b: 'El mes.',
      c: 'La suma de las cifras del año, reducida a 22 o menos.',
    },
  },
  chart_of_date: {
    summary: 'La carta entera de una fecha',
    description: 'La misma carta que por sus tres números, a partir de la fecha.',
    refusal: 'La fecha no es válida o no existe.',
  },
  couple: {
    summary: 'La carta de una pareja',
    description: 'Puntos, propósitos, líneas, cola kármica y centro de dos fechas juntas. El orden no importa.',
    refusal: 'Una de las fechas no es válida; el mensaje dice cuál.',
    parameters: PAIR,
  },
  couple_picture: {
    summary: 'La carta de una pareja como imagen SVG',
    description: 'El octagrama de las dos fechas juntas, en claro y oscuro según quien mira.',
    refusal: 'Una de las fechas no es válida, o una opción tiene un valor que no se admite; el mensaje dice cuál.',
    parameters: PAIR,
  },
  couple_card: {
    summary: 'La tarjeta de una pareja como imagen PNG',
    description:
      'Las dos fechas en el orden en que se piden, el titular de su encuentro, el arcano del centro, la estrella y la dirección de este sitio, en 1200 × 630. Como historia, en 1080 × 1920.',
    refusal: 'Una de las fechas no es válida, o una opción tiene un valor que no se admite; el mensaje dice cuál.',
    parameters: PAIR,
  },
  year: {
    summary: 'El arcano de un año para una fecha',
    description: 'El arcano, su lectura y el cálculo, paso a paso.',
    refusal: 'La fecha o el año no son válidos; el mensaje dice cuál.',
  },
  number_texts: {
    summary: 'Los textos de los números',
    description: 'Lo que dice cada número en cada papel: cumpleaños, expresión, pináculos, año personal y los demás.',
  },
  numbers: {
    summary: 'Los números de una fecha',
    description:
      'Camino de vida, cumpleaños, deudas kármicas, cuatro pináculos y cuatro desafíos con sus edades, cada uno con su texto y su cálculo.',
    refusal: 'La fecha no es válida o no existe.',
  },
  day: {
    summary: 'El día personal',
    description: 'El día, el mes y el año personales de un día del calendario, con su texto y su cálculo.',
    refusal: 'La fecha o el día no son válidos; el mensaje dice cuál.',
    parameters: { day: 'El día por el que se pregunta, como AAAA-MM-DD.' },
  },
  name: {
    summary: 'Los números de un nombre',
    description:
      'Expresión, impulso del alma, personalidad, deudas, lecciones y pasiones, letra a letra. Un nombre es privado: solo quien pregunta guarda la respuesta, y el servicio no lo anota.',
    refusal: 'El nombre no se entiende; el mensaje dice por qué y qué se admite.',
    parameters: NAME,
  },
  name_of_date: {
    summary: 'Los números de un nombre y una fecha',
    description: 'Los números de un nombre y además el de madurez, que necesita la fecha de nacimiento.',
    refusal: 'El nombre o la fecha no son válidos; el mensaje dice cuál.',
    parameters: NAME,
  },
  statistics: {
    summary: 'Con qué frecuencia está cada arcano en cada posición',
    description:
      'Cuántas fechas tienen cada arcano en cada posición, cada camino de vida, cada número de cumpleaños y cada pináculo.',
  },
  languages: {
    summary: 'Los idiomas y los nombres en cada uno',
    description:
      'Los idiomas en los que responde el servicio, con la dirección de cada uno, qué le falta, y cómo se llaman en él los arcanos, los arquetipos, las posiciones y los lugares.',
  },
  openapi: {
    summary: 'El contrato de la interfaz',
    description: 'OpenAPI 3.1.',
  },
  schema: {
    summary: 'El esquema JSON de una respuesta',
    description: 'JSON Schema 2020-12, con su propia dirección en `$id`.',
    refusal: 'No existe ese esquema.',
    parameters: { name: 'Nombre de la respuesta.' },
  },
};
