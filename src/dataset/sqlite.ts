import { POSITION_KEYS } from '../method/destiny-matrix.ts';
import type { DatasetFacts } from './dataset-facts.ts';
import { DATABASE_TABLES, TABLES } from './tables/all-tables.ts';
import { arcana } from './tables/records.ts';
import { type Column, databaseName, type FilledTable, flatColumns, rowsOf, type Table } from './tables/table.ts';

export interface DatabaseTable {
  readonly name: string;
  readonly width: number;
  readonly sql: string;
  readonly rows: Iterable<(string | number)[]>;
}

export function metadataTable(facts: DatasetFacts): DatabaseTable {
  return {
    name: 'metadata',
    width: 2,
    sql: `CREATE TABLE metadata (
  key TEXT PRIMARY KEY NOT NULL,
  value TEXT NOT NULL
) WITHOUT ROWID;`,
    rows: Object.entries(facts).map(([key, value]) => [key, String(value)]),
  };
}

export function databaseTable(filled: FilledTable): DatabaseTable {
  const columns = flatColumns(filled, 'sqlite', (items) => JSON.stringify(items));
  const sql = createTable(
    filled.table,
    columns.map(({ column }) => column),
  );
  return { name: databaseName(filled.table), width: columns.length, sql, rows: rowsOf(columns) };
}

/** Plain enough for every SQLite 3: no STRICT tables, which versions before 3.37 cannot open. */
function createTable(table: Table, columns: readonly Column[]): string {
  const { key, references = [] } = table;
  const singleKey = key.length === 1 ? columns.find(({ name }) => name === key[0]) : undefined;
  const lines: [sql: string, comment?: string | undefined][] = columns.map((column) => {
    const reference = references.find(({ columns }) => columns.join() === column.name);
    const sql = [
      `${column.name} ${column.type === 'integer' ? 'INTEGER' : 'TEXT'}`,
      ...(column === singleKey ? ['PRIMARY KEY'] : []),
      'NOT NULL',
      ...(column.database?.unique ? ['UNIQUE'] : []),
      ...(reference ? [target(reference.table)] : []),
    ];
    return [sql.join(' '), column.type === 'list' ? 'JSON array' : column.database?.comment];
  });
  if (!singleKey) lines.push([`PRIMARY KEY (${key.join(', ')})`]);
  for (const { columns, table } of references)
    if (columns.length > 1) lines.push([`FOREIGN KEY (${columns.join(', ')}) ${target(table)}`]);
  const body = lines.map(([sql, comment], i) => {
    const comma = i < lines.length - 1 ? ',' : '';
    return `  ${sql}${comma}${comment === undefined ? '' : ` -- ${comment}`}\n`;
  });
  // An integer key doubles as SQLite's rowid, so such a table keeps it.
  const end = singleKey?.type === 'integer' ? ')' : ') WITHOUT ROWID';
  return `CREATE TABLE ${databaseName(table)} (\n${body.join('')}${end};`;
}

function target(table: Table): string {
  return `REFERENCES ${databaseName(table)} (${table.key.join(', ')})`;
}

/**
 * Runs after the rows are inserted: an index built in one go is smaller and faster. Every date has its names; the left joins keep
 * SQLite from starting with the names and looking up all 22³ combinations.
 */
export const INDEXES_AND_VIEWS = `
${DATABASE_TABLES.flatMap(indexes).join('\n')}
${TABLES.flatMap(views).join('\n')}
${[arcana, ...TABLES.filter(({ translation }) => translation?.of === arcana)].map(namesView).join('\n')}
CREATE VIEW matrix_chart AS
SELECT m.date, m.day, m.month, m.year, chart.* FROM matrix AS m JOIN chart USING (a, b, c);
`;

/** The matrix with names in one language, from its tables of arcana and life paths. */
function namesView({ translation }: Table): string {
  const ending = translation ? `_${translation.language}` : '';
  return `CREATE VIEW matrix_names${ending} AS
SELECT m.date, m.day, m.month, m.year,
${POSITION_KEYS.map((key) => `  m.${key}, ${key}_arcana.name AS ${key}_name,`).join('\n')}
  m.life_path, l.archetype AS life_path_archetype
FROM matrix AS m
${POSITION_KEYS.map((key) => `LEFT JOIN arcana${ending} AS ${key}_arcana ON ${key}_arcana.number = m.${key}`).join('\n')}
LEFT JOIN life_path${ending} AS l ON l.number = m.life_path;`;
}

function indexes(table: Table): string[] {
  const name = databaseName(table);
  return (table.database?.indexes ?? []).map((column) => `CREATE INDEX ${name}_${column} ON ${name} (${column});`);
}

function views(table: Table): string[] {
  const { view } = table.database ?? {};
  return view ? [`CREATE VIEW ${databaseName(table)} AS\n${view.sql};`] : [];
}
