import { writeFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import initSqlJs, { type Database, type SqlJsStatic } from 'sql.js';
import { type DatabaseTable, INDEXES_AND_VIEWS } from '../../../src/dataset/sqlite.ts';

/** Often enough that the bodies, which are compressed meanwhile, do not run out. */
const ROWS_PER_TURN = 1000;

/** What the database takes before its pages are filled; if it needs more, it grows. */
const ROOM_BYTES = 8_388_608;

/** Writes the database. It is made in memory, as SQLite in WebAssembly has no file of its own. */
export async function writeSqlite(
  file: string,
  tables: readonly DatabaseTable[],
  signal: AbortSignal | undefined,
): Promise<void> {
  // The database is full before V8 is done with optimising the code that fills it.
  setFlagsFromString('--liftoff-only');
  const sqlite = await initSqlJs();
  const database = new sqlite.Database(emptyDatabase(sqlite));
  try {
    // Nothing to roll back to: what fails is thrown away.
    database.run('PRAGMA journal_mode = OFF');
    // Not in a file, for what is made on the way: that is memory too, and grows as the database's own would.
    database.run('PRAGMA temp_store = MEMORY');
    for (const { sql } of tables) database.run(sql);
    database.run('BEGIN');
    for (const table of tables) await insert(database, table, signal);
    database.run('COMMIT');
    database.run(INDEXES_AND_VIEWS);
    // Leaves the pages full and in order, however they were filled.
    database.run('VACUUM');
    await writeFile(file, database.export(), { flag: 'wx' });
  } finally {
    database.close();
  }
}

/**
 * An empty database in a file with room for a full one, which SQLite takes to be one page long. A file in memory that grows
 * is copied time and again, and the copies are most of what the build would need.
 */
function emptyDatabase({ Database }: SqlJsStatic): Uint8Array {
  const database = new Database();
  // The size is set, so that the default of another version cannot change the file.
  database.run('PRAGMA page_size = 4096; VACUUM');
  const file = new Uint8Array(ROOM_BYTES);
  file.set(database.export());
  database.close();
  return file;
}

async function insert(
  database: Database,
  { name, width, rows }: DatabaseTable,
  signal: AbortSignal | undefined,
): Promise<void> {
  const statement = database.prepare(`INSERT INTO ${name} VALUES (${Array(width).fill('?').join(', ')})`);
  let count = 0;
  for (const row of rows) {
    statement.run(row);
    if (++count % ROWS_PER_TURN > 0) continue;
    await nextTurn();
    signal?.throwIfAborted();
  }
  statement.free();
}
