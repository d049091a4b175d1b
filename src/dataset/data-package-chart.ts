import { ARCANA_COUNT, CHART_RANGES, LIFE_PATH_NUMBERS } from '../contract/limits.ts';
import { CHART_POINTS, type ChartPoint, POINT_FORMULAS } from '../domain/chart-formulas.ts';
import { ageColumn, chakraColumn, chakraSumColumn, pointColumn, RING_AGES } from '../domain/chart-row.ts';
import type { Position } from '../domain/content.ts';
import { CHAKRA_PARTS, CHAKRAS, type ChakraPart } from '../domain/whole-chart.ts';
import {
  array,
  type Field,
  integer,
  KARMIC_TAIL_KEY,
  LIFE_PATH_KEY,
  link,
  object,
  oneOf,
  reference,
  type TableDescription,
  text,
} from './data-package-fields.ts';

/** The three numbers, as the table of dates and that of charts have them. */
export function chartKeyFields(): Field[] {
  const { a, b, c } = CHART_RANGES;
  return [
    integer('a', 'Punto A: el día, reducido a los 22 arcanos.', a.min, a.max),
    integer('b', 'Punto B: el mes.', b.min, b.max),
    integer('c', 'Punto C: la suma de las cifras del año, reducida a los 22 arcanos.', c.min, c.max),
  ];
}

/** The columns of `chart.csv`, `chart.parquet` and the table `chart`. */
export function chartTableDescription(positions: readonly Position[]): TableDescription {
  return {
    fields: [
      ...chartKeyFields(),
      oneOf('life_path', 'Número de camino de vida de todas las fechas con esta carta.', LIFE_PATH_NUMBERS),
      ...CHART_POINTS.slice(3).map((point) => arcanum(pointColumn(point), pointText(point, positions))),
      ...CHAKRAS.flatMap(({ name, ...points }) =>
        CHAKRA_PARTS.map((part) => arcanum(chakraColumn(name, part), chakraText(name, part, points))),
      ),
      ...CHAKRA_PARTS.map((part) =>
        arcanum(chakraSumColumn(part), `Suma reducida de la columna de ${PART_NAMES[part]} de los siete chakras.`),
      ),
      ...RING_AGES.map((age) =>
        arcanum(ageColumn(age), `Arcano de los ${String(age).replace('.', ',')} años de edad.`),
      ),
    ],
    primaryKey: ['a', 'b', 'c'],
    foreignKeys: [reference(['life_path'], LIFE_PATH_KEY), reference(['m', 'n', 'd'], KARMIC_TAIL_KEY)],
  };
}

/** The fields of each line of `chart.ndjson.gz`, which are those of the API's bodies. */
export const CHART_BODY_TABLE: TableDescription = {
  fields: [
    object('numbers', 'Los tres números de los que sale la carta: «a», «b» y «c».'),
    object('life_path', 'El camino de vida: «number» (número), «archetype» (arquetipo) y «url» (su registro).'),
    object(
      'positions',
      'Las 12 posiciones, cada una con su arcano («arcana», «name», «keyword», «emoji»), «title» (su nombre) y «reading» (su lectura).',
    ),
    object('points', 'Todos los puntos de la carta, con los nombres del método.'),
    object('karmic_tail', 'La cola kármica: «arcana» (los arcanos de M, N y D), «name» (nombre) y «text» (texto).'),
    object('lines', 'Las líneas del amor, del dinero, del padre y de la madre, del primer punto al último.'),
    array('purposes', 'Los cuatro propósitos: «key» (clave), «from_age» y «to_age» (edades) y «arcana» (arcano).'),
    array('chakras', 'La tabla de los siete chakras. Un símbolo, no un diagnóstico.'),
    object('chakra_sums', 'La suma reducida de cada columna de la tabla de chakras.'),
    array('ages', 'El anillo de las edades: 64 pares de «age» (edad) y «arcana» (arcano).'),
    link('source_url', 'Página que explica la carta.'),
    text('suggested_citation', 'Frase lista para citar la carta.'),
    text('license', 'Licencia de los datos.'),
    link('license_url', 'Texto de la licencia.'),
    text('attribution', 'Línea con la que se nombra la fuente.'),
    text('api_version', 'Versión de la interfaz.'),
  ],
};

const PART_NAMES: Readonly<Record<ChakraPart, string>> = {
  physics: 'lo físico',
  energy: 'la energía',
  emotions: 'las emociones',
};

function arcanum(name: string, description: string): Field {
  return integer(name, description, 1, ARCANA_COUNT);
}

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
