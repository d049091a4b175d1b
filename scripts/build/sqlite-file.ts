import { writeFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import initSqlJs, { type Database, type SqlJsStatic } from 'sql.js';
import { type DatabaseTable, INDEXES_AND_VIEWS } from '../../src/dataset/sqlite.ts';

/** The event loop gets a turn after each statement, to keep feeding the bodies' compression, which runs in parallel. */
const ROWS_PER_STATEMENT = 100;

/** Initial size of the in-memory database, slightly more than it needs; it can still grow. */
const ROOM_BYTES = 8_912_896;

/** Writes the database, built in memory because SQLite in WebAssembly cannot access files. */
export async function writeSqlite(
  file: string,
  tables: readonly DatabaseTable[],
  signal: AbortSignal | undefined,
): Promise<void> {
  // Disables optimization: the database is complete before V8 would finish optimizing the WebAssembly.
  setFlagsFromString('--liftoff-only');
  const sqlite = await initSqlJs();
  const database = new sqlite.Database(emptyDatabase(sqlite));
  try {
    // No rollback needed: after a failure the database is discarded.
    database.run('PRAGMA journal_mode = OFF');
    // A temporary file would be in memory too, and copied each time it grows.
    database.run('PRAGMA temp_store = MEMORY');
    for (const { sql } of tables) database.run(sql);
    database.run('BEGIN');
    for (const table of tables) await insert(database, table, signal);
    database.run('COMMIT');
    database.run(INDEXES_AND_VIEWS);
    // Makes pages full and ordered, however the rows were inserted.
    database.run('VACUUM');
    await writeFile(file, database.export(), { flag: 'wx' });
  } finally {
    database.close();
  }
}

/**
 * An empty database in a buffer with room for a full one; SQLite sees only one page. A growing buffer would be copied repeatedly,
 * and the copies would dominate the build's memory.
 */
function emptyDatabase({ Database }: SqlJsStatic): Uint8Array {
  const database = new Database();
  // Explicit, so that a new version's default cannot change the file.
  database.run('PRAGMA page_size = 4096; VACUUM');
  const file = new Uint8Array(ROOM_BYTES);
  file.set(database.export());
  database.close();
  return file;
}

/** Many rows per statement, which takes a third less time. */
async function insert(
  database: Database,
  { name, width, rows }: DatabaseTable,
  signal: AbortSignal | undefined,
): Promise<void> {
  const row = `(${Array(width).fill('?').join(', ')})`;
  const insertOf = (count: number): string => `INSERT INTO ${name} VALUES ${Array(count).fill(row).join(', ')}`;
  const statement = database.prepare(insertOf(ROWS_PER_STATEMENT));
  let cells: (string | number)[] = [];
  for (const values of rows) {
    cells.push(...values);
    if (cells.length < ROWS_PER_STATEMENT * width) continue;
    statement.run(cells);
    cells = [];
    await nextTurn();
    signal?.throwIfAborted();
  }
  statement.free();
  if (cells.length > 0) database.run(insertOf(cells.length / width), cells);
}
