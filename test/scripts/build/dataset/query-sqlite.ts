import { readFile } from 'node:fs/promises';
import path from 'node:path';
import initSqlJs from 'sql.js';
import { hasProgram, runProgram } from './program.ts';

/** The answer as lines of CSV. With the program where there is one; elsewhere SQLite in WebAssembly reads the same file. */
export async function querySqlite(file: string, sql: string): Promise<string> {
  if (hasProgram('sqlite3')) {
    return (
      await runProgram('sqlite3', ['-readonly', '-csv', '-newline', '\n', path.basename(file), sql], path.dirname(file))
    )
      .toString()
      .trimEnd();
  }
  const { Database } = await initSqlJs();
  const database = new Database(await readFile(file));
  const lines = database.exec(sql).flatMap(({ values }) => values.map((row) => row.join(',')));
  database.close();
  return lines.join('\n');
}
