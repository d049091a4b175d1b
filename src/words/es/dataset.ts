import { type ChakraPart, type ChartPoint, POINT_FORMULAS } from '../../method/chart-formulas.ts';
import type { PositionKey } from '../../method/destiny-matrix.ts';
import { type PlaceKey, SHORT_PLACE_KEYS, type ShortPlace } from '../../method/places.ts';
import { NUMBER_ROLES } from '../../method/reduce.ts';
import { chart } from './chart.ts';

type OtherPlace = Exclude<PlaceKey, PositionKey>;

/** A position as `data/` has it. */
export interface PositionTexts {
  readonly key: PositionKey;
  readonly title: string;
  readonly name_en: string;
  readonly meaning: string;
  readonly formula: string;
  readonly point: ChartPoint;
}

const PARTS: Readonly<Record<ChakraPart, string>> = {
  physics: 'lo físico',
  energy: 'la energía',
  emotions: 'las emociones',
};

/** How the pinnacles and, in the same order, the challenges are combined. */
const STAGES = [
  ['Primer', 'el mes', 'el día'],
  ['Segundo', 'el día', 'el año'],
  ['Tercer', 'el primero', 'el segundo'],
  ['Cuarto', 'el mes', 'el año'],
] as const;

const PLACE_MEANINGS: Readonly<Record<OtherPlace, string>> = {
  year: 'Da el tono de un año del calendario para una fecha de nacimiento.',
  couple: 'Muestra el eje de una relación: el centro de la carta que suman dos fechas.',
  personal_purpose: 'Muestra lo que una persona busca para sí, sobre todo entre los 20 y los 40 años.',
  planetary_purpose: 'Muestra lo que una vida deja más allá de quienes la rodean.',
  age: 'Acompaña un tramo de un año y tres meses de la vida: hay 64, desde el nacimiento.',
  couple_outside: 'Muestra cómo ven la relación los demás.',
  couple_home: 'Muestra lo que une a las dos personas cuando nadie mira.',
  couple_money: 'Muestra cómo entra y se reparte el dinero en común.',
  couple_tension: 'Muestra dónde roza la relación.',
  couple_purpose: 'Muestra lo que las dos personas pueden construir juntas.',
};

/** The dataset's files and columns; `schemas` and `fields` describe the columns that the API has too. */
export const dataset = {
  decimalMark: ',' as ',' | '.',

  /** For tables, the format is added: `formats`. */
  files: {
    'matrix.csv': 'Matriz del destino de cada fecha',
    'matrix.parquet': 'Matriz del destino de cada fecha',
    'matrix.ndjson.gz': 'Respuestas de la API, una por línea',
    'chart.csv': 'Las 5544 cartas enteras, una por cada combinación de los tres números',
    'chart.parquet': 'Las 5544 cartas enteras',
    'chart.ndjson.gz': 'Las 5544 cartas como las da la API, una por línea',
    'numbers.csv': 'Los números clásicos de cada fecha',
    'numbers.parquet': 'Los números clásicos de cada fecha',
    'open-numerology.sqlite': 'Todo en una base de datos SQLite',
    'open-numerology.xlsx': 'Las fechas y los textos en un libro para hojas de cálculo',
    'life-path.json': 'Los 12 números de camino de vida',
    'life-path.csv': 'Los 12 números de camino de vida',
    'arcana.json': 'Los 22 arcanos mayores',
    'arcana.csv': 'Los 22 arcanos mayores',
    'positions.json': 'Las 12 posiciones de la matriz y sus fórmulas',
    'positions.csv': 'Las 12 posiciones de la matriz y sus fórmulas',
    'places.csv': 'Los 25 lugares en los que un arcano tiene un texto',
    'readings.csv': 'Lo que dice cada arcano en cada lugar',
    'short-readings.csv': 'Lo que dice cada arcano en los puntos M, L y R',
    'portrait-cores.csv': 'Los 54 retratos de centro, karma y propósito',
    'portrait-parts.csv': 'Las piezas del primer párrafo de un retrato',
    'number-texts.csv': 'Lo que dice cada número en cada papel',
    'karmic-tails.csv': 'Las 35 colas kármicas',
    'couple-meetings.csv': 'Qué se hacen uno a otro dos centros',
    'couple-purposes.csv': 'Qué pide cada propósito a una pareja',
    'statistics.csv': 'En cuántas fechas está cada arcano en cada posición',
    'statistics.parquet': 'En cuántas fechas está cada arcano en cada posición',
    'people.csv': 'Personas conocidas con su fecha de nacimiento',
    'api-mirror.tar.gz': 'Copia de la API para publicarla en otro servidor',
    'datapackage.json': 'Descripción de cada archivo y cada campo (Data Package)',
    'croissant.json': 'La misma descripción para catálogos de aprendizaje automático (Croissant)',
    'LEEME.md': 'Guía de los datos en español',
    'README.md': 'Guía de los datos en inglés',
    LICENSE: 'Licencia CC-BY 4.0',
    'CITATION.cff': 'Cómo citar los datos',
    SHA256SUMS: 'Sumas de verificación',
    'index.json': 'Lista de los archivos',
  },

  /** Appended to the description of a file with the texts of another language. */
  inLanguage: { es: 'en español', en: 'en inglés' },

  formats: { csv: 'en CSV', parquet: 'en Parquet', json: 'en JSON', 'ndjson.gz': 'en NDJSON comprimido' },

  sheets: {
    matrix: 'Fechas',
    'life-path': 'Caminos de vida',
    arcana: 'Arcanos',
    positions: 'Posiciones',
    places: 'Lugares',
    readings: 'Lecturas',
    'short-readings': 'Lecturas breves',
    'portrait-cores': 'Retratos',
    'portrait-parts': 'Piezas de retratos',
    'number-texts': 'Números',
    'karmic-tails': 'Colas kármicas',
    'couple-meetings': 'Encuentros',
    'couple-purposes': 'Propósitos de pareja',
    people: 'Personas',
  },

  /** Columns by table, except those that several tables share. */
  columns: {
    matrix: {
      day: 'Día del mes.',
      month: 'Mes del año, de enero (1) a diciembre (12).',
      year: 'Año, con sus cuatro cifras.',
    },
    chart: { life_path: 'Número de camino de vida de todas las fechas con esta carta.' },
    numbers: {
      birthday: 'Número de cumpleaños: el día, reducido a una cifra, 11 o 22.',
      karmic_debts:
        'Deudas kármicas: 13, 14, 16 o 19, si aparece al reducir el camino de vida o es el día. Puede no haber ninguna.',
      first_end:
        'Última edad de la primera etapa: 36 menos el camino de vida en una cifra. La segunda y la tercera duran nueve años cada una.',
    },
    arcana: { name_en: 'Nombre del arcano, en inglés.' },
    'life-path': {
      archetype_en: 'Nombre del arquetipo, en inglés.',
      famous_people: 'Personas conocidas con este número, con su actividad entre paréntesis.',
    },
    people: {
      name: 'Nombre de la persona.',
      field: 'A qué se dedica o se dedicó.',
      birth: 'Fecha de nacimiento, en la forma AAAA-MM-DD: de ella sale el número.',
    },
    readings: {
      place: 'Dónde está el arcano: la clave de uno de los 22 primeros lugares de `places`.',
      absent:
        '1 si ninguna fecha ni ninguna pareja tiene el arcano en ese lugar, de modo que el texto no es de nadie; si no, 0.',
    },
    'short-readings': { place: `Dónde está el arcano, una clave de \`places\`: ${SHORT_PLACE_KEYS.join(', ')}.` },
    'portrait-cores': {
      center: 'Arcano del centro: el punto E.',
      karma: 'Arcano del karma: el punto D.',
      purpose: 'Arcano del propósito: el punto P3.',
      text: 'El segundo párrafo del retrato.',
    },
    'portrait-parts': {
      part: 'La pieza: `presence` (lo que se ve), `hinges` (lo que une las otras dos) o `motive` (lo que mueve por dentro).',
      key: 'De `presence`, el arcano de la personalidad (A); de `motive`, el del alma (B); de `hinges`, las familias de los dos, unidas por un guion.',
      text: 'El texto de la pieza.',
    },
    'couple-meetings': {
      key: 'Las familias de los dos centros (`family` en `arcana`), en el orden impulse, order, bond, change y unidas por un guion; `same` si los dos son el mismo arcano.',
    },
    'couple-purposes': {
      text: `Qué pide este propósito a una pareja; \`{arcano}\` es el nombre de su arcano.`,
    },
    'karmic-tails': {
      m: 'Arcano del punto M, el primero de la cola.',
      n: 'Arcano del punto N, el del medio.',
      d: 'Arcano del punto D, el último.',
      text: 'Texto sobre la cola de una fecha, para una persona.',
    },
    positions: {
      key: 'Clave de la posición: el nombre de su columna en la matriz.',
      ordinal: 'Lugar de la posición en la matriz, desde 1.',
      name_en: 'Nombre de la posición, en inglés.',
      meaning: 'Qué muestra la posición.',
      question: 'Una pregunta para leerla.',
      point: 'Punto del octagrama del que sale.',
      formula: 'Cómo se calcula.',
    },
    places: {
      key: 'Clave del lugar: `place` en `readings` o en `short-readings`.',
      title: 'Nombre del lugar.',
      name_en: 'Nombre del lugar, en inglés.',
      meaning: 'Qué muestra el lugar.',
      meaning_en: 'Qué muestra el lugar, en inglés.',
      found_in:
        'Dónde está el arcano de ese lugar: una columna de otra tabla (un asterisco vale por varias) o una dirección de la API.',
    },
    statistics: {
      position: 'Clave de la posición de la matriz.',
      dates: 'En cuántas de las fechas de 1900 a 2100 está ese arcano en esa posición.',
    },
    'number-texts': {
      role: `El papel del número: ${Object.keys(NUMBER_ROLES).join(', ')}.`,
      number: 'El número.',
      title: 'Nombre del papel.',
      text: 'Lo que dice el número en ese papel.',
    },
  },

  date: 'Fecha de nacimiento del calendario gregoriano, en la forma AAAA-MM-DD.',
  a: 'Punto A: el día, reducido a 22 o menos.',
  b: 'Punto B: el mes.',
  c: 'Punto C: la suma de las cifras del año, reducida a 22 o menos.',
  position: ({ title, meaning, formula }: PositionTexts): string =>
    `Arcano de la posición «${title}». ${meaning} ${formula}`,
  point: (point: ChartPoint, position?: PositionTexts): string =>
    `Punto ${point}: ${POINT_FORMULAS[point].join(' + ')}, reducido a los 22 arcanos.${position ? ` Es la posición «${position.title}».` : ''}`,
  /** For a point, or for the sum of two. */
  chakra: (name: string, part: ChakraPart, point: ChartPoint | undefined): string =>
    `Chakra ${name}, ${PARTS[part]}: ${point ? `el mismo arcano que el punto ${point}` : 'la suma reducida de lo físico y la energía'}. Un símbolo, no un diagnóstico.`,
  chakraSum: (part: ChakraPart): string => `Suma reducida de la columna de ${PARTS[part]} de los siete chakras.`,
  age: (age: number): string => `Arcano de los ${String(age).replace('.', ',')} años de edad.`,
  pinnacle: (i: number): string => {
    const [nth, one, other] = STAGES[i]!;
    return `${nth} pináculo: ${one} más ${other}, reducido a una cifra, 11, 22 o 33.${i === 2 ? '' : ' Día, mes y año se reducen antes a una cifra, 11 o 22 cada uno.'}`;
  },
  challenge: (i: number): string => {
    const [nth, one, other] = STAGES[i]!;
    return `${nth} desafío: la diferencia entre ${one} y ${other}, en una cifra cada uno.`;
  },
  karmicDebt: (debt: number): string =>
    `1 si la deuda kármica ${debt} aparece al reducir el camino de vida o es el día; si no, 0.`,

  shortPlaces: {
    partner: { name: chart.shortPlaces.partner, meaning: 'Muestra lo que una persona busca en el amor.' },
    income: { name: chart.shortPlaces.income, meaning: 'Muestra lo que trae dinero a una persona.' },
    balance: { name: chart.shortPlaces.balance, meaning: 'Muestra dónde se encuentran el amor y el dinero.' },
  } as Readonly<Record<ShortPlace, { readonly name: string; readonly meaning: string }>>,
  placeName: (place: OtherPlace): string => chart.otherPlace(place),
  /** What a place shows; for positions, from `data/`. */
  placeMeaning: (place: PlaceKey, position?: Pick<PositionTexts, 'meaning'>): string =>
    position?.meaning ?? PLACE_MEANINGS[place as OtherPlace],
};
