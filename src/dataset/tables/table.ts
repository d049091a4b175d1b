import type { CalendarDate } from '../../calendar/dates.ts';
import type { Content } from '../../content/content-schema.ts';
import type { Language } from '../../words/language.ts';
import type { Words } from '../../words/words.ts';

export interface TableSource {
  readonly content: Content;
  readonly site: string;
  readonly language: Language;
  /** The other published languages. */
  readonly others: readonly { readonly language: Language; readonly content: Content }[];
  /** For the columns with English names, next to those in the table's language. */
  readonly english: Content;
  /** The dates of the build, oldest first. */
  readonly dates: readonly CalendarDate[];
}

/** The formats of a table's own files. NDJSON holds API bodies, not rows. */
export type FileFormat = 'csv' | 'parquet' | 'json' | 'ndjson.gz';
/** Every format that holds the rows of a table. */
export type Format = Exclude<FileFormat, 'ndjson.gz'> | 'sqlite' | 'sheet';

/** A value of a row. A format without lists writes a list as text; only JSON has objects. */
type Cell = string | number | readonly unknown[] | object;

export interface Column {
  readonly name: string;
  readonly type: 'integer' | 'text' | 'link' | 'date' | 'list' | 'object';
  /** Its description, if the words have none under the names of table and column. */
  readonly describe?: (words: Words) => string;
  /** As defined by Frictionless Table Schema. All columns are also required. */
  readonly constraints?: {
    readonly unique?: true;
    readonly minimum?: number | string;
    readonly maximum?: number | string;
    readonly enum?: readonly number[];
  };
  /** The numbers that a list can hold, if it is a list of numbers. */
  readonly items?: readonly number[];
  /** For the `CREATE TABLE` statement: what cannot be derived from the rest. */
  readonly database?: { readonly unique?: true; readonly comment?: string };
  /** The formats with this column, if not all. */
  readonly formats?: readonly Format[];
}

/** One table of the dataset. Every file, document and list about it is derived from this. */
export interface Table {
  /** The name of its files: `karmic-tails` for `karmic-tails.csv`. */
  readonly name: string;
  /** In list order. References in `datapackage.json` point to the CSV file, which all tables have. */
  readonly files: readonly FileFormat[];
  /** What the database has, if it cannot be derived from the rest. */
  readonly database?: {
    /** Set if it differs from the files' name. */
    readonly name?: string;
    readonly indexes?: readonly string[];
    /** Set if the table is a view: another table stores its rows, without duplicates. */
    readonly view?: { readonly of: Table; readonly sql: string };
  };
  /** Set if it has texts: then there is one per language, `readings` and `readings.en`. */
  readonly hasTexts?: true;
  /** Set for a table of translated texts: its language, and the same table in the first language. */
  readonly translation?: { readonly language: Language; readonly of: Table };
  readonly key: readonly string[];
  /** The columns that hold keys of other tables. */
  readonly references?: readonly { readonly columns: readonly string[]; readonly table: Table }[];
  /** Set if there is one row per date of the build, so that the dataset's facts about dates hold for the table. */
  readonly hasRowPerDate?: true;
  /** The fields of the API's bodies, if one of its files holds them. */
  readonly bodyFields?: readonly Column[];
  columns(source: TableSource): readonly Column[];
  /** Values by column, in column order: 73,414 row objects would take ten times the memory. */
  values(source: TableSource): readonly ArrayLike<Cell>[];
}

/** A column of a table made from records. Its value defaults to the record's property of the same name. */
export interface RecordColumn<R> extends Column {
  value?(record: R, index: number): Cell;
}

interface RecordTable<R> extends Omit<Table, 'columns' | 'files' | 'values'> {
  /** Default: CSV only. */
  readonly files?: Table['files'];
  readonly columns: readonly RecordColumn<R>[];
  records(source: TableSource): readonly R[];
}

export function recordTable<R extends object>({ columns, records, files = ['csv'], ...table }: RecordTable<R>): Table {
  return {
    ...table,
    files,
    columns: () => columns,
    values(source) {
      const rows = records(source);
      return columns.map(({ name, value = (record) => record[name as keyof R] as Cell }) => rows.map(value));
    },
  };
}

export function positionsInBoth({ content, english }: Pick<TableSource, 'content' | 'english'>) {
  return content.positions.map((position, i) => ({ ...position, name_en: english.positions[i]!.title }));
}

/** Columns with English names, in the tables of other languages. */
const isEnglishColumn = ({ name }: Column): boolean => name.endsWith('_en');

/** A table with the texts of another language. It refers to the tables of the first, which have the same keys. */
export function translate(of: Table, language: Language): Table {
  const own = (source: TableSource): TableSource => ({
    ...source,
    ...source.others.find((other) => other.language === language)!,
  });
  const kept = (source: TableSource): (readonly [Column, number])[] =>
    of.columns(own(source)).flatMap((column, i) => (isEnglishColumn(column) ? [] : [[column, i] as const]));
  return {
    ...of,
    name: `${of.name}.${language}`,
    translation: { language, of },
    database: { ...of.database, name: `${databaseName(of)}_${language}` },
    columns: (source) => kept(source).map(([column]) => column),
    values: (source) => {
      const values = of.values(own(source));
      return kept(source).map(([, i]) => values[i]!);
    },
  };
}

export function databaseName({ name, database }: Table): string {
  return database?.name ?? name.replaceAll('-', '_');
}

/** A table with its values: computed once, written in several formats. */
export interface FilledTable {
  readonly table: Table;
  readonly columns: readonly FilledColumn<Cell>[];
}

interface FilledColumn<C> {
  readonly column: Column;
  readonly values: ArrayLike<C>;
}

export function fillTable(table: Table, source: TableSource): FilledTable {
  const values = table.values(source);
  return { table, columns: table.columns(source).map((column, i) => ({ column, values: values[i]! })) };
}

export function describeColumn(words: Words, { name: own, translation }: Table, { name, describe }: Column): string {
  const table = translation?.of.name ?? own;
  const columns: Readonly<Record<string, Readonly<Record<string, string>>>> = words.dataset.columns;
  const text = describe?.(words) ?? columns[table]?.[name];
  if (text === undefined) throw new Error(`nothing describes ${name} of ${table}`);
  return text;
}

export function isIn(format: Format, { formats }: Column): boolean {
  return formats?.includes(format) ?? true;
}

/** Separates the items of a list in one cell; a test checks that no item contains it. */
export const LIST_DELIMITER = ' | ';

/** A list as a cell that can hold only text or a number. */
export function listCell(items: readonly unknown[]): string {
  return items.join(LIST_DELIMITER);
}

/** The columns of a format whose cells hold only text and numbers; `listAsText` makes a list such a cell. */
export function flatColumns(
  { columns }: FilledTable,
  format: Exclude<Format, 'json'>,
  listAsText: (items: readonly unknown[]) => string,
): FilledColumn<string | number>[] {
  return columns
    .filter(({ column }) => isIn(format, column))
    .map(({ column, values }) =>
      column.type === 'list'
        ? { column, values: Array.from(values as ArrayLike<readonly unknown[]>, listAsText) }
        : { column, values: values as ArrayLike<string | number> },
    );
}

export function* rowsOf(columns: readonly FilledColumn<string | number>[]): Generator<(string | number)[]> {
  const values = columns.map((column) => column.values);
  const count = values[0]!.length;
  for (let i = 0; i < count; i++) yield values.map((column) => column[i]!);
}
