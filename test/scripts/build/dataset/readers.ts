import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import initSqlJs from 'sql.js';
import { afterAll } from 'vitest';
import type { SharedSite } from '../../../shared-site.ts';
import { hasProgram, runProgram } from './program.ts';

/** Third-party readers of a built site's dataset, for one test file. */
export async function readersOf({ dir }: SharedSite) {
  const file = (name: string): string => path.join(dir, 'dataset', name);
  const duckdb = await (await DuckDBInstance.create(':memory:')).connect();
  afterAll(() => duckdb.closeSync());
  const query = async (sql: string): Promise<unknown[][]> => (await duckdb.runAndReadAll(sql)).getRowsJson();
  return {
    file,
    query,
    /** All rows as lines of text, sorted, because DuckDB reads with several threads in no fixed order. */
    async linesOf(source: string, columns: readonly string[], order = columns[0]): Promise<unknown> {
      const lines = `string_agg(concat_ws(',', ${columns.join(', ')}), chr(10) ORDER BY ${order})`;
      return (await query(`SELECT ${lines} FROM ${source}`))[0]![0];
    },
    sqlite: (sql: string): Promise<string> => querySqlite(file('open-numerology.sqlite'), sql),
  };
}

/** The result as CSV lines, from the sqlite3 program or, without it, from SQLite in WebAssembly. */
async function querySqlite(file: string, sql: string): Promise<string> {
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
