import path from 'node:path';
import { readDataFiles } from '../scripts/build/hash-inputs.ts';
import { parseContent, parsePages } from '../scripts/build/load-content.ts';
import { UserError } from '../scripts/command/run-command.ts';

/** Runs before all tests: a mistake in `data/` is one failure that names the file, instead of one in every test that reads it. */
export async function setup(): Promise<void> {
  try {
    const files = await readDataFiles(path.resolve(import.meta.dirname, '../data'));
    parseContent(files, 'es');
    parsePages(files, 'es');
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // Without a stack: the line is sufficient, and it is the same for each project.
    console.error(`\nError: ${error.message}\n`);
    process.exit(1);
  }
}
