import { writeFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import initSqlJs, { type Database } from 'sql.js';
import type { TableRows } from '../../../src/dataset/sqlite-rows.ts';
import { INDEXES_AND_VIEWS, TABLES } from '../../../src/dataset/sqlite-tables.ts';

/** Writes the database. It is made in memory, as SQLite in WebAssembly has no file of its own. */
export async function writeSqlite(file: string, tables: readonly TableRows[]): Promise<void> {
  // The database is full before V8 is done with optimising the code that fills it.
  setFlagsFromString('--liftoff-only');
  const { Database } = await initSqlJs();
  const database = new Database();
  try {
    // Nothing to roll back to: what fails is thrown away.
    database.run('PRAGMA journal_mode = OFF');
    database.run(TABLES);
    database.run('BEGIN');
    for (const table of tables) insert(database, table);
    database.run('COMMIT');
    database.run(INDEXES_AND_VIEWS);
    // Leaves the pages full and in order, however they were filled.
    database.run('VACUUM');
    await writeFile(file, database.export(), { flag: 'wx' });
  } finally {
    database.close();
  }
}

function insert(database: Database, { table, columns, rows }: TableRows): void {
  const statement = database.prepare(`INSERT INTO ${table} VALUES (${Array(columns).fill('?').join(', ')})`);
  for (const row of rows) statement.run([...row]);
  statement.free();
}
