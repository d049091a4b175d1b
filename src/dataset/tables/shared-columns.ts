import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import { CHART_RANGES } from '../../method/chart-numbers.ts';
import { ARCANA_COUNT, ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from '../../method/reduce.ts';
import { describeField } from '../../words/describe-field.ts';
import type { Bilingual } from '../../words/language.ts';
import type { Column } from './table.ts';

type Named = (name: string, description: Bilingual) => Column;

const ofType =
  (type: Column['type']): Named =>
  (name, description) => ({ name, type, description });
export const text: Named = ofType('text');
export const link: Named = ofType('link');
export const list: Named = ofType('list');
export const object: Named = ofType('object');

export function integer(name: string, description: Bilingual, minimum: number, maximum: number): Column {
  return { name, type: 'integer', description, constraints: { minimum, maximum } };
}

/** The key of the tables with a row per date. */
export function dateColumn(dates: readonly CalendarDate[]): Column {
  return {
    name: 'date',
    type: 'date',
    description: {
      es: 'Fecha de nacimiento del calendario gregoriano, en la forma AAAA-MM-DD.',
      en: 'Birth date in the Gregorian calendar, as YYYY-MM-DD.',
    },
    constraints: { unique: true, minimum: isoDate(dates[0]!), maximum: isoDate(dates.at(-1)!) },
  };
}

/** The arcanum of a point or a position. */
export function arcanum(name: string, description: Bilingual): Column {
  return integer(name, description, 1, ARCANA_COUNT);
}

/** An arcanum as the key of its record. */
export function arcanumNumber(name: string, description: Bilingual = describeField('arcanum-number', '')): Column {
  return { name, type: 'integer', description, constraints: { enum: ARCANA_NUMBERS } };
}

export function lifePathNumber(name: string, description: Bilingual): Column {
  return { name, type: 'integer', description, constraints: { enum: LIFE_PATH_NUMBERS } };
}

const POINTS: Readonly<Record<'a' | 'b' | 'c', Bilingual>> = {
  a: { es: 'Punto A: el día, reducido a 22 o menos.', en: 'Point A: the day, reduced to 22 or less.' },
  b: { es: 'Punto B: el mes.', en: 'Point B: the month.' },
  c: {
    es: 'Punto C: la suma de las cifras del año, reducida a 22 o menos.',
    en: 'Point C: the sum of the digits of the year, reduced to 22 or less.',
  },
};

/** The three numbers that a chart follows from. */
export const CHART_NUMBERS: readonly Column[] = (['a', 'b', 'c'] as const).map((name) =>
  integer(name, POINTS[name], CHART_RANGES[name].min, CHART_RANGES[name].max),
);
export const CHART_KEY: readonly string[] = CHART_NUMBERS.map(({ name }) => name);

/** The last fields of the API's bodies and records. */
export const CITATION = text('suggested_citation', describeField('chart', 'suggested_citation'));
export const LICENSE = text('license', describeField('license', ''));
export const LICENSE_URL = link('license_url', describeField('chart', 'license_url'));
export const ATTRIBUTION = text('attribution', describeField('chart', 'attribution'));
export const API_VERSION_COLUMN = text('api_version', describeField('chart', 'api_version'));

/** Tables leave out what is the same in every record. */
export const recordOrigin = (page: Bilingual): readonly Column[] => [
  link('source_url', page),
  { ...CITATION, formats: ['json', 'sqlite'] },
  ...[LICENSE, LICENSE_URL, ATTRIBUTION, API_VERSION_COLUMN].map(
    (column): Column => ({ ...column, formats: ['json'] }),
  ),
];
