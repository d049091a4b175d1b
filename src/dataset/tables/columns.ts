import { type CalendarDate, isoDate } from '../../calendar/dates.ts';
import { NAME, type Schema } from '../../endpoints/schema.ts';
import { CHART_RANGES } from '../../method/chart-numbers.ts';
import { ARCANA_COUNT, ARCANA_NUMBERS, LIFE_PATH_NUMBERS } from '../../method/reduce.ts';
import { describeField } from '../../words/describe-field.ts';
import type { Column, RecordColumn } from './table.ts';

type Describe = Column['describe'];
type Named = (name: string, describe?: Describe) => Column;

const ofType =
  (type: Column['type']): Named =>
  (name, describe) => ({ name, type, ...(describe && { describe }) });
export const text: Named = ofType('text');
export const list: Named = ofType('list');

export function integer(name: string, minimum: number, maximum: number, describe?: Describe): Column {
  return { ...ofType('integer')(name, describe), constraints: { minimum, maximum } };
}

export function numberAmong(numbers: readonly number[], name: string, describe?: Describe): Column {
  return { ...ofType('integer')(name, describe), constraints: { enum: numbers } };
}

export function ofField(schema: string, path: string, part?: string): NonNullable<Describe> {
  return (words) => describeField(words, schema, path, part);
}

/** The key of tables with one row per date. */
export function dateColumn(dates: readonly CalendarDate[]): Column {
  return {
    name: 'date',
    type: 'date',
    describe: ({ dataset }) => dataset.date,
    constraints: { unique: true, minimum: isoDate(dates[0]!), maximum: isoDate(dates.at(-1)!) },
  };
}

export function arcanum(name: string, describe?: Describe): Column {
  return integer(name, 1, ARCANA_COUNT, describe);
}

/** An arcanum as the key of its record. */
export const ARCANUM_KEY: Column = numberAmong(ARCANA_NUMBERS, 'arcana', ofField('arcanum-number', ''));
export const LIFE_PATH: Column = numberAmong(LIFE_PATH_NUMBERS, 'life_path', ofField('life-path-number', ''));

/** The three numbers that determine a chart. */
export const CHART_NUMBERS: readonly Column[] = (['a', 'b', 'c'] as const).map((name) =>
  integer(name, CHART_RANGES[name].min, CHART_RANGES[name].max, ({ dataset }) => dataset[name]),
);
export const CHART_KEY: readonly string[] = CHART_NUMBERS.map(({ name }) => name);

/** The fields of an endpoint's body, from its schema, with what a table adds to some. */
export function bodyColumns<R>(
  { schemaName, schema }: { readonly schemaName: string; readonly schema: Schema<R> },
  additions: { readonly [Name in keyof R]?: Partial<RecordColumn<R>> } = {},
): RecordColumn<R>[] {
  return Object.entries(schema.properties!).map(([name, field]) => ({
    name,
    type: columnType(field),
    describe: ofField(schemaName, name, field[NAME]),
    ...additions[name as keyof R],
  }));
}

function columnType({ type, format }: Schema<unknown>): Column['type'] {
  if (type === 'array') return 'list';
  if (type === 'object' || type === 'integer') return type;
  return format === 'uri' ? 'link' : 'text';
}
