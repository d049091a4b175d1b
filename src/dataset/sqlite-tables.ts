import { POSITION_KEYS } from '../domain/destiny-matrix.ts';
import { NUMBER_COLUMNS } from './date-table.ts';

/**
 * The tables of `open-numerology.sqlite`. Plain enough for every SQLite 3: no STRICT tables, which versions before 3.37
 * cannot open. The page size is set, so that the default of another version cannot change the file.
 */
export const TABLES = `
PRAGMA page_size = 4096;
CREATE TABLE metadata (
  key TEXT PRIMARY KEY NOT NULL,
  value TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE arcana (
  number INTEGER PRIMARY KEY NOT NULL,
  name TEXT NOT NULL UNIQUE,
  keyword TEXT NOT NULL,
  emoji TEXT NOT NULL,
  description TEXT NOT NULL,
  light TEXT NOT NULL, -- JSON array
  shadow TEXT NOT NULL, -- JSON array
  source_url TEXT NOT NULL,
  suggested_citation TEXT NOT NULL
);
CREATE TABLE life_path (
  number INTEGER PRIMARY KEY NOT NULL,
  archetype TEXT NOT NULL UNIQUE,
  tagline TEXT NOT NULL,
  short_description TEXT NOT NULL,
  description TEXT NOT NULL,
  traits TEXT NOT NULL, -- JSON array
  weaknesses TEXT NOT NULL, -- JSON array
  career TEXT NOT NULL, -- JSON array
  love TEXT NOT NULL,
  advice TEXT NOT NULL,
  source_url TEXT NOT NULL,
  suggested_citation TEXT NOT NULL
);
CREATE TABLE famous_people (
  name TEXT PRIMARY KEY NOT NULL,
  field TEXT NOT NULL,
  life_path INTEGER NOT NULL REFERENCES life_path (number)
) WITHOUT ROWID;
CREATE TABLE positions (
  key TEXT PRIMARY KEY NOT NULL,
  ordinal INTEGER NOT NULL UNIQUE, -- order in the matrix, from 1
  title TEXT NOT NULL,
  meaning TEXT NOT NULL,
  question TEXT NOT NULL,
  point TEXT NOT NULL,
  formula TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE matrix (
  date TEXT PRIMARY KEY NOT NULL, -- ISO: the order of the text is the order of time
${NUMBER_COLUMNS.map(matrixColumn).join(',\n')}
) WITHOUT ROWID;
`;

/** After the rows: an index is smaller and faster when it is made at once. */
export const INDEXES_AND_VIEWS = `
CREATE INDEX famous_people_life_path ON famous_people (life_path);
CREATE INDEX matrix_life_path ON matrix (life_path);
CREATE VIEW matrix_names AS
SELECT m.date, m.day, m.month, m.year,
${POSITION_KEYS.map((key) => `  m.${key}, ${key}_arcana.name AS ${key}_name,`).join('\n')}
  m.life_path, l.archetype AS life_path_archetype
FROM matrix AS m
${POSITION_KEYS.map((key) => `JOIN arcana AS ${key}_arcana ON ${key}_arcana.number = m.${key}`).join('\n')}
JOIN life_path AS l ON l.number = m.life_path;
`;

function matrixColumn(column: (typeof NUMBER_COLUMNS)[number]): string {
  if (column === 'life_path') return '  life_path INTEGER NOT NULL REFERENCES life_path (number)';
  if (column === 'day' || column === 'month' || column === 'year') return `  ${column} INTEGER NOT NULL`;
  return `  ${column} INTEGER NOT NULL REFERENCES arcana (number)`;
}
