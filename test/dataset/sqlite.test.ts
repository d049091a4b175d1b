import { expect, it } from 'vitest';
import { databaseTable, INDEXES_AND_VIEWS } from '../../src/dataset/sqlite.ts';
import { TABLES } from '../../src/tables/all-tables.ts';
import { fillTable } from '../../src/tables/table.ts';
import { content } from '../content-fixture.ts';
import { source } from './written-fixture.ts';

const database = new Map(
  TABLES.map((table) => databaseTable(fillTable(table, source))).map((table) => [table.name, table]),
);

/** Spelled out: the database shows these statements to its readers, comments included. */
it.each([
  [
    'arcana',
    `  number INTEGER PRIMARY KEY NOT NULL,
  name TEXT NOT NULL UNIQUE,
  name_en TEXT NOT NULL UNIQUE,
  keyword TEXT NOT NULL,
  emoji TEXT NOT NULL,
  description TEXT NOT NULL,
  light TEXT NOT NULL, -- JSON array
  shadow TEXT NOT NULL, -- JSON array
  repeated TEXT NOT NULL,
  source_url TEXT NOT NULL,
  suggested_citation TEXT NOT NULL
);`,
  ],
  [
    'famous_people',
    `  name TEXT PRIMARY KEY NOT NULL,
  field TEXT NOT NULL,
  life_path INTEGER NOT NULL REFERENCES life_path (number),
  birth TEXT NOT NULL -- ISO date: what the number is calculated from
) WITHOUT ROWID;`,
  ],
  [
    'positions',
    `  key TEXT PRIMARY KEY NOT NULL,
  ordinal INTEGER NOT NULL UNIQUE, -- order in the matrix, from 1
  title TEXT NOT NULL,
  name_en TEXT NOT NULL UNIQUE,
  meaning TEXT NOT NULL,
  question TEXT NOT NULL,
  point TEXT NOT NULL,
  formula TEXT NOT NULL
) WITHOUT ROWID;`,
  ],
  [
    'life_path',
    `  number INTEGER PRIMARY KEY NOT NULL,
  archetype TEXT NOT NULL UNIQUE,
  archetype_en TEXT NOT NULL UNIQUE,
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
);`,
  ],
  [
    'karmic_tails',
    `  m INTEGER NOT NULL,
  n INTEGER NOT NULL,
  d INTEGER NOT NULL,
  name TEXT NOT NULL UNIQUE,
  text TEXT NOT NULL,
  PRIMARY KEY (m, n, d)
) WITHOUT ROWID;`,
  ],
  [
    'statistics',
    `  position TEXT NOT NULL REFERENCES positions (key),
  arcana INTEGER NOT NULL REFERENCES arcana (number),
  dates INTEGER NOT NULL, -- of all from 1900 to 2100
  PRIMARY KEY (position, arcana)
) WITHOUT ROWID;`,
  ],
  [
    'readings',
    `  arcana INTEGER NOT NULL REFERENCES arcana (number),
  place TEXT NOT NULL, -- a key of positions, 'year', 'couple' or another place
  text TEXT NOT NULL,
  meaning TEXT NOT NULL,
  light TEXT NOT NULL,
  shadow TEXT NOT NULL,
  question TEXT NOT NULL,
  PRIMARY KEY (arcana, place)
) WITHOUT ROWID;`,
  ],
])('the table %s has these columns', (name, sql) => {
  expect(database.get(name)!.sql).toBe(`CREATE TABLE ${name} (\n${sql}`);
});

it('a key of several columns and the references to it come after the columns', () => {
  expect(database.get('chart')!.sql).toMatch(
    /age_78_75 INTEGER NOT NULL,\n {2}PRIMARY KEY \(a, b, c\),\n {2}FOREIGN KEY \(m, n, d\) REFERENCES karmic_tails \(m, n, d\)\n\) WITHOUT ROWID;$/,
  );
  expect(database.get('matrix')!.sql).toMatch(
    /^CREATE TABLE matrix \(\n {2}date TEXT PRIMARY KEY NOT NULL,\n[\s\S]* {2}center INTEGER NOT NULL REFERENCES arcana \(number\),\n[\s\S]* {2}c INTEGER NOT NULL,\n {2}FOREIGN KEY \(a, b, c\) REFERENCES chart \(a, b, c\)\n\) WITHOUT ROWID;$/,
  );
});

it('rows have the order of the columns, and lists are JSON', () => {
  const [magician] = content.arcana;
  const [row] = database.get('arcana')!.rows;
  expect(row!.slice(0, 8)).toEqual([
    1,
    magician!.name,
    magician!.name_en,
    magician!.keyword,
    magician!.emoji,
    magician!.description,
    JSON.stringify(magician!.light),
    JSON.stringify(magician!.shadow),
  ]);
  const [first] = content.lifePaths[0]!.famous_people;
  expect([...database.get('famous_people')!.rows][0]).toEqual([first!.name, first!.field, 1, first!.birth]);
  const [, second] = content.positions;
  expect([...database.get('positions')!.rows][1]!.slice(0, 3)).toEqual([second!.key, 2, second!.title]);
});

it('has an index for each table that is searched by its life path', () => {
  expect(INDEXES_AND_VIEWS.match(/^CREATE INDEX.*$/gm)).toEqual([
    'CREATE INDEX famous_people_life_path ON famous_people (life_path);',
    'CREATE INDEX matrix_life_path ON matrix (life_path);',
  ]);
});
