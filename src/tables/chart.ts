import type { Position } from '../content/content.ts';
import { CHART_POINTS, type ChartPoint, POINT_FORMULAS } from '../method/chart-formulas.ts';
import { allChartNumbers, CHART_COUNT } from '../method/chart-numbers.ts';
import {
  ageColumn,
  CHART_COLUMNS,
  chakraColumn,
  chakraSumColumn,
  chartRow,
  pointColumn,
  RING_AGES,
} from '../method/chart-row.ts';
import { CHAKRA_PARTS, CHAKRAS, type ChakraPart } from '../method/whole-chart.ts';
import { DESCRIPTIONS } from '../words/field-descriptions.ts';
import {
  API_VERSION_COLUMN,
  ATTRIBUTION,
  arcanum,
  CHART_KEY,
  CHART_NUMBERS,
  LICENSE,
  LICENSE_URL,
  lifePathNumber,
  link,
  list,
  object,
  text,
} from './column-kinds.ts';
import { lifePath } from './life-path.ts';
import { recordTable, type Table } from './table.ts';

export const karmicTails = recordTable({
  name: 'karmic-tails',
  files: [
    {
      format: 'csv',
      title: 'Las 35 colas kármicas',
      english: 'the 35 karmic tails: 26 of dates, then 9 that only couples have',
    },
  ],
  sheet: 'Colas kármicas',
  key: ['m', 'n', 'd'],
  columns: [
    arcanum('m', 'Arcano del punto M, el primero de la cola.'),
    arcanum('n', 'Arcano del punto N, el del medio.'),
    arcanum('d', 'Arcano del punto D, el último.'),
    { ...text('name', 'Nombre de la cola kármica.'), database: { unique: true } },
    text('text', 'Texto sobre la cola kármica.'),
  ],
  records: ({ content }) => content.karmicTails.map(({ arcana: [m, n, d], name, text }) => ({ m, n, d, name, text })),
});

const IN_ENGLISH = CHART_COUNT.toLocaleString('en');

/** The whole chart of each combination of the three numbers. */
export const chart: Table = {
  name: 'chart',
  files: [
    {
      format: 'csv',
      title: `Las ${CHART_COUNT} cartas enteras, una por cada combinación de los tres números`,
      english: `the ${IN_ENGLISH} whole charts, one for each combination of the three numbers \`a\`, \`b\`, \`c\``,
    },
    {
      format: 'parquet',
      title: `Las ${CHART_COUNT} cartas enteras`,
      english: 'the same with 8-bit integers, compressed with Snappy',
    },
    {
      format: 'ndjson.gz',
      title: `Las ${CHART_COUNT} cartas como las da la API, una por línea`,
      english: `the ${IN_ENGLISH} whole charts as the API gives them, one per line, byte for byte`,
    },
  ],
  key: CHART_KEY,
  // All columns but the life path are arcana, which the guides say; 127 more references would add nothing.
  references: [
    { columns: ['life_path'], table: lifePath },
    { columns: ['m', 'n', 'd'], table: karmicTails },
  ],
  columns: ({ content: { positions } }) => [
    ...CHART_NUMBERS,
    lifePathNumber('life_path', 'Número de camino de vida de todas las fechas con esta carta.'),
    ...CHART_POINTS.slice(CHART_NUMBERS.length).map((point) =>
      arcanum(pointColumn(point), pointText(point, positions)),
    ),
    ...CHAKRAS.flatMap(({ name, ...points }) =>
      CHAKRA_PARTS.map((part) => arcanum(chakraColumn(name, part), chakraText(name, part, points))),
    ),
    ...CHAKRA_PARTS.map((part) =>
      arcanum(chakraSumColumn(part), `Suma reducida de la columna de ${PART_NAMES[part]} de los siete chakras.`),
    ),
    ...RING_AGES.map((age) => arcanum(ageColumn(age), `Arcano de los ${String(age).replace('.', ',')} años de edad.`)),
  ],
  values() {
    const rows = Array.from(allChartNumbers(), chartRow);
    return CHART_COLUMNS.map((_, i) => Uint8Array.from(rows, (row) => row[i]!));
  },
  bodyFields: [
    object('numbers', 'Los tres números de los que sale la carta: «a», «b» y «c».'),
    object('life_path', 'El camino de vida: «number» (número), «archetype» (arquetipo) y «url» (su registro).'),
    object(
      'positions',
      'Las 12 posiciones, cada una con su arcano («arcana», «name», «keyword», «emoji»), «title» (su nombre), «meaning», «light», «shadow» y «question» (significado, luz, sombra y pregunta) y «reading» (un ejemplo).',
    ),
    object('points', DESCRIPTIONS.chart.points.es),
    object('personal_purpose', 'El propósito personal, el punto P1: su arcano y lo que dice allí.'),
    object('planetary_purpose', 'El propósito planetario, el punto P4: su arcano y lo que dice allí.'),
    list('repeated', 'Los arcanos que se repiten: «arcana», «name», «places» (dónde están) y «text» (texto).'),
    object('karmic_tail', 'La cola kármica: «arcana» (los arcanos de M, N y D), «name» (nombre) y «text» (texto).'),
    object('lines', 'Las líneas del amor, del dinero, del padre y de la madre, del primer punto al último.'),
    list('purposes', 'Los cuatro propósitos: «key» (clave), «from_age» y «to_age» (edades) y «arcana» (arcano).'),
    list('chakras', 'La tabla de los siete chakras. Un símbolo, no un diagnóstico.'),
    object('chakra_sums', 'La suma reducida de cada columna de la tabla de chakras.'),
    list('ages', 'El anillo de las edades: 64 pares de «age» (edad) y «arcana» (arcano).'),
    text('age_texts', 'Plantilla de la dirección del arcano de una edad, con sus textos.'),
    link('source_url', 'Página que explica la carta.'),
    text('suggested_citation', 'Frase lista para citar la carta.'),
    LICENSE,
    LICENSE_URL,
    ATTRIBUTION,
    API_VERSION_COLUMN,
  ],
};

const PART_NAMES: Readonly<Record<ChakraPart, string>> = {
  physics: 'lo físico',
  energy: 'la energía',
  emotions: 'las emociones',
};

function pointText(point: ChartPoint, positions: readonly Position[]): string {
  const position = positions.find((entry) => entry.point === point);
  const formula = `Punto ${point}: ${POINT_FORMULAS[point].join(' + ')}, reducido a los 22 arcanos.`;
  return position ? `${formula} Es la posición «${position.title}».` : formula;
}

function chakraText(name: string, part: ChakraPart, points: Readonly<Record<'physics' | 'energy', string>>): string {
  const source =
    part === 'emotions' ? 'la suma reducida de lo físico y la energía' : `el mismo arcano que el punto ${points[part]}`;
  return `Chakra ${name}, ${PART_NAMES[part]}: ${source}. Un símbolo, no un diagnóstico.`;
}
