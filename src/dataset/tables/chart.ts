import type { Position } from '../../content/content-schema.ts';
import {
  AGE_COUNT,
  AGE_STEP,
  ageNumbers,
  CHAKRA_CELLS,
  CHAKRA_PARTS,
  CHAKRAS,
  CHART_POINTS,
  type ChakraPart,
  type ChartPoint,
  chakraNumbers,
  chartPoints,
  POINT_FORMULAS,
} from '../../method/chart-formulas.ts';
import { allChartNumbers, CHART_COUNT, type ChartNumbers } from '../../method/chart-numbers.ts';
import { lifePathNumber as lifePathOf } from '../../method/life-path-number.ts';
import { describeField } from '../../words/describe-field.ts';
import type { Bilingual } from '../../words/language.ts';
import { lifePath } from './life-path.ts';
import { portraitCores } from './portrait.ts';
import {
  API_VERSION_COLUMN,
  ATTRIBUTION,
  arcanum,
  CHART_KEY,
  CHART_NUMBERS,
  CITATION,
  LICENSE,
  LICENSE_URL,
  lifePathNumber,
  link,
  list,
  object,
  text,
} from './shared-columns.ts';
import { recordTable, type Table } from './table.ts';

/** The number of input points; in a row, the life path comes between them and the computed points. */
const INPUTS = 3;
const FIRST_CHAKRA = CHART_POINTS.length + 1;
const FIRST_AGE = FIRST_CHAKRA + CHAKRA_CELLS;

/** The ages of the ring, from 0 to 78.75. */
const RING_AGES: readonly number[] = Array.from({ length: AGE_COUNT }, (_, i) => i * AGE_STEP);

/** Points keep their names in lower case: SQL does not tell `R1` from `r1`. */
const pointColumn = (point: string): string => point.toLowerCase();
const chakraColumn = (name: string, part: ChakraPart): string => `${name.toLowerCase()}_${part}`;
const chakraSumColumn = (part: ChakraPart): string => `chakra_sum_${part}`;
/**
 * @example ageColumn(1.25) // 'age_1_25': a point would need quotes in SQL
 */
const ageColumn = (age: number): string => `age_${age.toFixed(2).replace('.', '_')}`;

/** The names of all numbers of a chart, in the order of {@link chartRow}. */
export const CHART_COLUMNS: readonly string[] = [
  ...CHART_POINTS.slice(0, INPUTS).map(pointColumn),
  'life_path',
  ...CHART_POINTS.slice(INPUTS).map(pointColumn),
  ...CHAKRAS.flatMap(({ name }) => CHAKRA_PARTS.map((part) => chakraColumn(name, part))),
  ...CHAKRA_PARTS.map(chakraSumColumn),
  ...RING_AGES.map(ageColumn),
];

/**
 * All numbers of a chart in one row. The same as `wholeChart`, without its objects, which
 * for 5,544 charts would take ten times as long.
 *
 * @example chartRow({ a: 15, b: 6, c: 19 })[CHART_COLUMNS.indexOf('e')] // 8
 */
export function chartRow(numbers: ChartNumbers): Uint8Array {
  const points = chartPoints(numbers.a, numbers.b, numbers.c);
  const row = new Uint8Array(CHART_COLUMNS.length);
  row.set(points.subarray(0, INPUTS));
  row[INPUTS] = lifePathOf({ day: numbers.a, month: numbers.b, year: numbers.c });
  row.set(points.subarray(INPUTS, CHART_POINTS.length), INPUTS + 1);
  row.set(chakraNumbers(points), FIRST_CHAKRA);
  row.set(ageNumbers(points), FIRST_AGE);
  return row;
}

export const karmicTails = recordTable({
  name: 'karmic-tails',
  files: [
    {
      format: 'csv',
      title: { es: 'Las 35 colas kármicas', en: 'The 35 karmic tails' },
      note: 'the 35 karmic tails: 26 that occur for single dates, then 9 that occur only for couples (whose chart adds two dates point by point)',
    },
  ],
  sheet: 'Colas kármicas',
  key: ['m', 'n', 'd'],
  columns: [
    arcanum('m', {
      es: 'Arcano del punto M, el primero de la cola.',
      en: 'Arcanum of the point M, the first of the tail.',
    }),
    arcanum('n', { es: 'Arcano del punto N, el del medio.', en: 'Arcanum of the point N, the middle one.' }),
    arcanum('d', { es: 'Arcano del punto D, el último.', en: 'Arcanum of the point D, the last.' }),
    { ...text('name', describeField('karmic-tail', 'name')), database: { unique: true } },
    text('text', {
      es: 'Texto sobre la cola de una fecha, para una persona.',
      en: 'Text about the tail of a date, to one person.',
    }),
    text('couple_text', describeField('couple', 'karmic_tail.text')),
  ],
  records: ({ content }) => content.karmicTails.map(({ arcana: [m, n, d], ...texts }) => ({ m, n, d, ...texts })),
});

const IN_ENGLISH = CHART_COUNT.toLocaleString('en');

/** The whole chart of each combination of the three numbers. */
export const chart: Table = {
  name: 'chart',
  files: [
    {
      format: 'csv',
      title: {
        es: `Las ${CHART_COUNT} cartas enteras, una por cada combinación de los tres números`,
        en: `The ${IN_ENGLISH} whole charts, one for each combination of the three numbers`,
      },
    },
    {
      format: 'parquet',
      title: { es: `Las ${CHART_COUNT} cartas enteras`, en: `The ${IN_ENGLISH} whole charts` },
      note: 'the same, with 8-bit integers, Snappy-compressed',
    },
    {
      format: 'ndjson.gz',
      title: {
        es: `Las ${CHART_COUNT} cartas como las da la API, una por línea`,
        en: `The ${IN_ENGLISH} whole charts as the API returns them, one per line, byte for byte`,
      },
    },
  ],
  key: CHART_KEY,
  // All columns but the life path are arcana, which the guides say; 127 more references would add nothing.
  references: [
    { columns: ['life_path'], table: lifePath },
    { columns: ['m', 'n', 'd'], table: karmicTails },
    { columns: ['e', 'd', 'p3'], table: portraitCores },
  ],
  columns: ({ content: { positions } }) => [
    ...CHART_NUMBERS,
    lifePathNumber('life_path', {
      es: 'Número de camino de vida de todas las fechas con esta carta.',
      en: 'Life path number of every date with this chart.',
    }),
    ...CHART_POINTS.slice(CHART_NUMBERS.length).map((point) =>
      arcanum(pointColumn(point), pointWords(point, positions)),
    ),
    ...CHAKRAS.flatMap(({ name, ...points }) =>
      CHAKRA_PARTS.map((part) => arcanum(chakraColumn(name, part), chakraWords(name, part, points))),
    ),
    ...CHAKRA_PARTS.map((part) =>
      arcanum(chakraSumColumn(part), {
        es: `Suma reducida de la columna de ${PART_NAMES[part].es} de los siete chakras.`,
        en: `Reduced sum of the ${PART_NAMES[part].en} column of the seven chakras.`,
      }),
    ),
    ...RING_AGES.map((age) =>
      arcanum(ageColumn(age), {
        es: `Arcano de los ${String(age).replace('.', ',')} años de edad.`,
        en: `Arcanum of the age of ${age} years.`,
      }),
    ),
  ],
  values() {
    const rows = Array.from(allChartNumbers(), chartRow);
    return CHART_COLUMNS.map((_, i) => Uint8Array.from(rows, (row) => row[i]!));
  },
  bodyFields: [
    object('numbers', describeField('chart', 'numbers')),
    object('life_path', describeField('chart', 'life_path')),
    object('portrait', describeField('chart', 'portrait')),
    object('positions', describeField('chart', 'positions')),
    object('points', describeField('chart-points', '')),
    object('personal_purpose', describeField('chart', 'personal_purpose')),
    object('planetary_purpose', describeField('chart', 'planetary_purpose')),
    object('partner', describeField('chart', 'partner')),
    object('income', describeField('chart', 'income')),
    object('balance', describeField('chart', 'balance')),
    list('repeated', describeField('chart', 'repeated')),
    object('karmic_tail', describeField('karmic-tail', '')),
    object('lines', describeField('chart-lines', '')),
    list('purposes', describeField('chart', 'purposes')),
    list('chakras', describeField('chart', 'chakras')),
    object('chakra_sums', describeField('chart', 'chakra_sums')),
    list('ages', describeField('chart', 'ages')),
    text('age_texts', describeField('chart', 'age_texts')),
    link('source_url', describeField('chart', 'source_url')),
    CITATION,
    LICENSE,
    LICENSE_URL,
    ATTRIBUTION,
    API_VERSION_COLUMN,
  ],
};

const PART_NAMES: Readonly<Record<ChakraPart, Bilingual>> = {
  physics: { es: 'lo físico', en: 'physics' },
  energy: { es: 'la energía', en: 'energy' },
  emotions: { es: 'las emociones', en: 'emotions' },
};

/** How a point follows from others, in English. */
export function pointFormula(point: ChartPoint): string {
  const given = { A: 'the day', B: 'the month', C: 'the sum of the digits of the year' } as Partial<
    Record<ChartPoint, string>
  >;
  return `Point ${point}: ${given[point] ?? POINT_FORMULAS[point].join(' + ')}, reduced to the 22 arcana.`;
}

function pointWords(point: ChartPoint, positions: readonly Position[]): Bilingual {
  const position = positions.find((entry) => entry.point === point);
  const es = `Punto ${point}: ${POINT_FORMULAS[point].join(' + ')}, reducido a los 22 arcanos.`;
  const en = pointFormula(point);
  if (position === undefined) return { es, en };
  return { es: `${es} Es la posición «${position.title}».`, en: `${en} It is the position "${position.name_en}".` };
}

function chakraWords(
  name: string,
  part: ChakraPart,
  points: Readonly<Record<'physics' | 'energy', string>>,
): Bilingual {
  const isSum = part === 'emotions';
  const es = isSum ? 'la suma reducida de lo físico y la energía' : `el mismo arcano que el punto ${points[part]}`;
  const en = isSum ? 'the reduced sum of physics and energy' : `the same arcanum as point ${points[part]}`;
  return {
    es: `Chakra ${name}, ${PART_NAMES[part].es}: ${es}. Un símbolo, no un diagnóstico.`,
    en: `Chakra ${name}, ${PART_NAMES[part].en}: ${en}. A symbol, not a diagnosis.`,
  };
}
