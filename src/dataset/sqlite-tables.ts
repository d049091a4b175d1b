import { CHART_COLUMNS } from '../domain/chart-row.ts';
import { POSITION_KEYS } from '../domain/destiny-matrix.ts';
import { DATE_TABLE_COLUMNS } from './date-table.ts';

const LIFE_PATH_COLUMN = '  life_path INTEGER NOT NULL REFERENCES life_path (number)';

/**
 * The tables of `open-numerology.sqlite`. Plain enough for every SQLite 3: no STRICT tables, which versions before 3.37
 * cannot open.
 */
export const TABLES = `
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
  life_path INTEGER NOT NULL REFERENCES life_path (number),
  birth TEXT NOT NULL -- ISO date: what the number is calculated from
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
CREATE TABLE readings (
  arcana INTEGER NOT NULL REFERENCES arcana (number),
  place TEXT NOT NULL, -- a key of positions, another point of a chart, 'year', or a point of a couple
  text TEXT NOT NULL,
  meaning TEXT NOT NULL,
  light TEXT NOT NULL,
  shadow TEXT NOT NULL,
  question TEXT NOT NULL,
  PRIMARY KEY (arcana, place)
) WITHOUT ROWID;
CREATE TABLE karmic_tails (
  m INTEGER NOT NULL,
  n INTEGER NOT NULL,
  d INTEGER NOT NULL,
  name TEXT NOT NULL UNIQUE,
  text TEXT NOT NULL,
  PRIMARY KEY (m, n, d)
) WITHOUT ROWID;
CREATE TABLE statistics (
  position TEXT NOT NULL REFERENCES positions (key),
  arcana INTEGER NOT NULL REFERENCES arcana (number),
  dates INTEGER NOT NULL, -- of all from 1900 to 2100
  PRIMARY KEY (position, arcana)
) WITHOUT ROWID;
CREATE TABLE chart (
${CHART_COLUMNS.map(chartColumn).join(',\n')},
  PRIMARY KEY (a, b, c),
  FOREIGN KEY (m, n, d) REFERENCES karmic_tails (m, n, d)
) WITHOUT ROWID;
CREATE TABLE matrix (
${DATE_TABLE_COLUMNS.map(matrixColumn).join(',\n')},
  FOREIGN KEY (a, b, c) REFERENCES chart (a, b, c)
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
CREATE VIEW matrix_chart AS
SELECT m.date, m.day, m.month, m.year, chart.* FROM matrix AS m JOIN chart USING (a, b, c);
`;

/** All but the life path are arcana; 127 references to them would say no more than these words. */
function chartColumn(column: string): string {
  return column === 'life_path' ? LIFE_PATH_COLUMN : `  ${column} INTEGER NOT NULL`;
}

/** In a date as ISO text the order of the text is the order of time. */
function matrixColumn(column: (typeof DATE_TABLE_COLUMNS)[number]): string {
  if (column === 'date') return '  date TEXT PRIMARY KEY NOT NULL';
  if (column === 'life_path') return LIFE_PATH_COLUMN;
  const isPosition = (POSITION_KEYS as readonly string[]).includes(column);
  return `  ${column} INTEGER NOT NULL${isPosition ? ' REFERENCES arcana (number)' : ''}`;
}
