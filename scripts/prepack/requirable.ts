import path from 'node:path';
import fastGlob from 'fast-glob';
import fs from 'fs-extra';

/**
 * Entries for `require`. Every supported Node requires modules, so each is one line and there is one copy of the code; but a
 * compiler with `module: node16` takes a declaration for a module's unless it is named `.d.cts`, so there are two of those.
 */
export async function writeRequirable(lib: string, entries: readonly string[]): Promise<void> {
  for (const entry of entries)
    await fs.writeFile(path.join(lib, entry, 'index.cjs'), "module.exports = require('./index.js');\n");
  for (const name of await fastGlob('**/*.d.ts', { cwd: lib, absolute: true })) {
    const text = await fs.readFile(name, 'utf8');
    const renamed = text.replace(/((?:from |import\()['"]\.[^'"]*)\.js(?=['"])/g, '$1.cjs');
    await fs.writeFile(name.replace(/\.d\.ts$/, '.d.cts'), renamed);
  }
}
